// @vitest-environment node
/** Both languages say the same things. */
import { readFileSync } from 'node:fs';

import { type Entry, parse, type Pattern, VariableReference, Visitor } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';

import { FOLDERS, messageFiles } from '../plugins/messages.ts';

/** The entries of a folder that are more than comments; terms have a dash before their name. */
function entries(folder: string, language: string): Entry[] {
  const texts = messageFiles(folder, language).map((file) => readFileSync(file, 'utf-8'));
  return texts.flatMap((text) => parse(text, {}).body).filter((entry) => !entry.type.endsWith('Comment'));
}

/** Each message and attribute, with the variables it uses. */
function variables(folder: string, language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of entries(folder, language)) {
    if (entry.type !== 'Message') continue;
    const { id, value, attributes } = entry as import('@fluent/syntax').Message;
    if (value) found.set(id.name, variablesOf(value));
    for (const attribute of attributes) found.set(`${id.name}.${attribute.id.name}`, variablesOf(attribute.value));
  }
  return found;
}

function variablesOf(pattern: Pattern): string[] {
  const names = new Set<string>();
  class Collector extends Visitor {
    visitVariableReference(node: VariableReference) {
      names.add(node.id.name);
    }
  }
  new Collector().visit(pattern);
  return [...names].sort();
}

describe.each(Object.keys(FOLDERS))('the messages of %s', (folder) => {
  test.each(['en', 'fr'])('can be read in %s', (language) => {
    expect(entries(folder, language).filter((entry) => entry.type === 'Junk')).toEqual([]);
  });
});

describe("the client's own messages", () => {
  test('are the same in both languages, with the same variables', () => {
    expect(variables('client', 'fr')).toEqual(variables('client', 'en'));
    expect(variables('client', 'en').size).toBeGreaterThan(0);
  });

  test.each(['en', 'fr'])('have each key once in %s', (language) => {
    const keys = entries('client', language).map((entry) => (entry as import('@fluent/syntax').Message).id.name);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });
});
