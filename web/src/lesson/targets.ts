/**
 * Things on the screen by name: what a lesson or a hint speaks of.
 *
 * `answer end` is whatever gives this answer, `way survivor ashley-ross` what leads there and isn't chosen yet, `card fuel` a card in hand;
 * anything else is a part of the table by its key: `place school`, `crisis`, `forecast`.
 */

/** The first of these that is on the screen. */
export function findFirst(targets: readonly string[]): HTMLElement | undefined {
  for (const target of targets) {
    const found = find(target);
    if (found) return found;
  }
  return undefined;
}

export function find(target: string): HTMLElement | undefined {
  return candidates(target).find(isShown);
}

function candidates(target: string): HTMLElement[] {
  const [kind = '', ...words] = target.split(' ');
  const rest = words.join(' ');
  switch (kind) {
    case 'answer':
      return all('[data-answer]').filter((element) => sameAnswer(rest, element.dataset['answer'] ?? ''));
    case 'way':
      return all(`[data-way="${rest}"]:not([aria-pressed="true"])`);
    case 'card':
      return all(`[data-card="${rest}"], [data-card^="${rest}@"]`);
    default:
      return all(`[data-key="${[kind, ...words].join(':')}"]`);
  }
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
}

/** Whether two answers are the same; a card may be named by its face alone. */
export function sameAnswer(wanted: string, found: string): boolean {
  const [ours, theirs] = [wanted.split(' '), found.split(' ')];
  return ours.length === theirs.length && ours.every((word, n) => word === theirs[n] || word === face(theirs[n]));
}

function face(word = ''): string {
  return word.split('@')[0] ?? '';
}

/** What leads to an answer on the screen, the nearest first. */
export function wayTo(answer: string): string[] {
  const [verb = '', first = '', , third = ''] = answer.split(' ');
  const given = `answer ${answer}`;
  switch (verb) {
    case 'move':
      return third ? [given, 'way move-with', `way survivor ${first}`] : [given, 'way move', `way survivor ${first}`];
    case 'attack':
    case 'search':
    case 'barricade':
      return [given, `way ${verb}`, `way survivor ${first}`];
    case 'play':
    case 'add':
      return [given, `way ${verb}`, `card ${first}`];
    case 'request':
      return [given, 'way table'];
    case 'exile':
      return [given, `way ${answer}`, 'way table'];
    case 'keep':
      return [
        given,
        ...answer
          .split(' ')
          .slice(1)
          .map((name) => `way keep ${name}`),
      ];
    case 'entrance':
      return [given];
    default:
      return [given, `way ${verb}`];
  }
}
