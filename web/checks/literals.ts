/** Finds words in the source that players would read and that no translation could change. */
import { type AST, parse } from 'svelte/compiler';
import ts from 'typescript';

const READ_ALOUD = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
const SHOWN_PROPERTIES = new Set(['ariaLabel', 'innerText', 'placeholder', 'textContent', 'title']);

interface Node {
  type: string;
  [part: string]: unknown;
}

/** The literal words in the markup of a .svelte file, and the prose in its scripts. */
export function literalsInSvelte(source: string): string[] {
  const root = parse(source, { modern: true });
  const scripts = [root.instance, root.module].map((script) => (script ? scriptText(source, script) : ''));
  return [...literalsInMarkup(root.fragment as unknown as Node), ...scripts.flatMap(literalsInTypeScript)];
}

function scriptText(source: string, script: AST.Script): string {
  const { start, end } = script.content as unknown as { start: number; end: number };
  return source.slice(start, end);
}

function literalsInMarkup(node: Node): string[] {
  if (node.type === 'Text') return withWords(node.data);
  if (node.type === 'Attribute') return READ_ALOUD.has(String(node.name)) ? literalsInValue(node.value) : [];
  if (node.type === 'StyleDirective') return [];
  if (node.type === 'ExpressionTag') return literalsShown(node.expression as Node);
  return children(node).flatMap(literalsInMarkup);
}

function literalsInValue(value: unknown): string[] {
  const parts = (Array.isArray(value) ? value : [value]) as (Node | boolean)[];
  return parts.flatMap((part) => (typeof part === 'object' ? literalsInMarkup(part) : []));
}

/** What an expression may show as it stands. The arguments of a call are the business of what is called. */
function literalsShown(expression: Node): string[] {
  switch (expression.type) {
    case 'Literal':
      return withWords(expression.value);
    case 'TemplateElement':
      return withWords((expression.value as { raw: string }).raw);
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].flatMap((part) => literalsShown(part as Node));
    case 'BinaryExpression':
      return expression.operator === '+' ? children(expression).flatMap(literalsShown) : [];
    case 'LogicalExpression':
    case 'TemplateLiteral':
      return children(expression).flatMap(literalsShown);
    default:
      return [];
  }
}

function children(node: Node): Node[] {
  const parts = Object.values(node).flat();
  return parts.filter((part): part is Node => typeof part === 'object' && part !== null && 'type' in part);
}

/** Text put on the page by a script, and anything that looks like a sentence outside errors and the console. */
export function literalsInTypeScript(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) || isConsoleCall(node)) return;
    if (ts.isStringLiteralLike(node) && (isShown(node) || isSentence(node.text))) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

function isConsoleCall(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText().startsWith('console.');
}

function isShown(literal: ts.StringLiteralLike): boolean {
  const { parent } = literal;
  if (withWords(literal.text).length === 0) return false;
  if (ts.isCallExpression(parent)) {
    const [name] = parent.arguments;
    const sets = ts.isPropertyAccessExpression(parent.expression) && parent.expression.name.text === 'setAttribute';
    return sets && name !== literal && !!name && ts.isStringLiteralLike(name) && READ_ALOUD.has(name.text);
  }
  return (
    ts.isBinaryExpression(parent) &&
    parent.right === literal &&
    ts.isPropertyAccessExpression(parent.left) &&
    SHOWN_PROPERTIES.has(parent.left.name.text)
  );
}

function isSentence(text: string): boolean {
  return /^\s*\p{Lu}\S*\s+\p{L}/u.test(text);
}

function withWords(text: unknown): string[] {
  return typeof text === 'string' && /\p{L}/u.test(text) ? [text.trim()] : [];
}
