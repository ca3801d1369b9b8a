import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { view } from '../board/testing';
import type { EventInfo, QuestionView, Update, View } from '../lib/wire';
import { Clock } from './clock.svelte';
import { beatsOf } from './beats';
import type { Pace } from './pace';

const STEP = 100;
const ages = 600_000;

const moved: EventInfo = {
  seq: 1,
  kind: 'moved',
  facts: { survivor: 'mike-cho', seat: 1, place: 'school', to: 'colony', card: '' },
};
const chances = { nothing: 6, wound: 3, frostbite: 2, death: 1 };
const bitten: EventInfo = {
  seq: 1,
  kind: 'exposure',
  facts: { survivor: 'mike-cho', place: 'colony', cause: 'move', result: 'wound', does: 'wound', ...chances },
};
const resolved: EventInfo = {
  seq: 1,
  kind: 'crisis-resolved',
  facts: { card: 'x', cards: ['a', 'b'], total: 2, need: 2, outcome: 'failed' },
};
const round: EventInfo = { seq: 1, kind: 'round', facts: { round: 3, left: 3 } };
const asked: QuestionView = { id: 7, seats: [0], kind: 'action', args: [], wait: 'all', answers: [['end']] };

function told(at: number, text: string) {
  return { seq: 1, text, at, kind: '', spot: '' };
}

function update(events: EventInfo[], changes: Partial<Update> = {}, seq = 1): Update {
  return {
    type: 'update',
    seq,
    view: view(),
    events,
    earlier: 0,
    story: [],
    asked: [],
    moments: [],
    sand: 0,
    lesson: null,
    ...changes,
  };
}

/** The end of a round, in one update: a crisis, then the next round, in which the reader is asked. */
function night(): Update {
  return update([resolved, round], {
    view: view({ round: 3, colonies: [{ ...view().colonies[0]!, morale: 2 }], questions: [asked], awaited: [0] }),
    story: [told(0, 'The crisis fails.'), told(1, 'Round 3.')],
    moments: [
      { at: 0, view: { round: 2, colonies: view().colonies, questions: [], awaited: [] } },
      { at: 1, view: { round: 2, questions: [], awaited: [] } },
    ],
  });
}

let pace: Pace;
let shown: View[];
let story: string[];
let done: number[];
let clock: Clock;

beforeEach(() => {
  vi.useFakeTimers();
  [pace, shown, story, done] = ['normal', [], [], []];
  clock = new Clock(
    {
      show: (seen) => shown.push(seen),
      tell: (beat) => story.push(...beat.story.map(({ text }) => text)),
      done: ({ seq }) => done.push(seq),
    },
    () => pace,
    () => STEP,
  );
});
afterEach(() => vi.useRealTimers());

const now = () => shown.at(-1) as View;
const morale = () => now().colonies[0]?.morale;

test('during a scene the table stands as it stood before it; when all of it is seen, as after it', () => {
  clock.arrive(night(), false);
  expect([clock.scene?.kind, now().round, morale(), story]).toEqual(['crisis', 2, 4, []]);
  vi.advanceTimersByTime(2 * STEP);
  expect([clock.unfolded, now().round, morale()]).toEqual([false, 2, 4]);
  vi.advanceTimersByTime(STEP);
  expect([clock.unfolded, now().round, morale(), story]).toEqual([true, 2, 2, ['The crisis fails.']]);
});

test('nothing is asked before all of it is told', () => {
  clock.arrive(night(), false);
  while (clock.scene) {
    expect(now().questions).toEqual([]);
    expect(done).toEqual([]);
    clock.skip();
  }
  expect([now().round, now().questions, done]).toEqual([3, [asked], [1]]);
});

test('what arrives during a scene waits for its end', () => {
  clock.arrive(night(), false);
  clock.arrive(update([moved], { view: view({ round: 4 }), story: [told(0, 'Mike moves.')] }, 2), false);
  expect(now().round).toBe(2);
  vi.advanceTimersByTime(ages);
  expect([now().round, done, story]).toEqual([4, [1, 2], ['The crisis fails.', 'Round 3.', 'Mike moves.']]);
});

test("another player's move is looked at for a moment, one's own isn't waited for", () => {
  clock.arrive(update([moved], { story: [told(0, 'Mike goes to the colony.')] }), false);
  expect([story.length, done]).toEqual([1, []]);
  vi.advanceTimersByTime(ages);
  expect(done).toEqual([1]);
  const mine = { ...moved, facts: { ...moved.facts, survivor: 'ashley-ross', seat: 0 } } as EventInfo;
  clock.arrive(update([mine], { story: [told(0, 'Ashley goes.')] }, 2), false);
  expect(done).toEqual([1, 2]);
});

test('a die tells its result only when it lies still', () => {
  clock.arrive(
    update([moved, bitten], {
      story: [told(0, 'Mike goes to the colony.'), told(1, 'Mike gets a wound.')],
      moments: [
        { at: 0, view: {} },
        { at: 1, view: { survivors: [] } },
      ],
    }),
    false,
  );
  expect(story).toEqual(['Mike goes to the colony.']);
  clock.skip(); // the move is seen
  expect([clock.scene?.kind !== undefined, now().survivors]).toEqual([true, []]);
  vi.advanceTimersByTime(ages);
  expect([story.length, now().survivors.length]).toEqual([2, 3]);
});

test('what stays open to the reader is neither covered nor taken away', () => {
  clock.arrive(update([], { view: view({ questions: [asked] }) }), true);
  clock.arrive(update([resolved], { view: view({ questions: [asked] }), story: [told(0, 'It fails.')] }, 2), false);
  expect([clock.scene, now().questions]).toEqual([null, [asked]]);
});

test('step by step, everything waits for a tap', () => {
  pace = 'step';
  clock.arrive(night(), false);
  vi.advanceTimersByTime(ages);
  expect([clock.scene?.kind, clock.held]).toEqual(['crisis', true]);
  clock.skip();
  vi.advanceTimersByTime(ages);
  expect([clock.scene?.kind, clock.held]).toEqual(['round', true]);
  clock.skip();
  expect(done).toEqual([1]);
});

test('at an instant pace, and for who was away, there is only how it stands now, and the whole story', () => {
  pace = 'instant';
  clock.arrive(night(), false);
  expect([clock.scene, now().round, story, done]).toEqual([null, 3, ['The crisis fails.', 'Round 3.'], [1]]);
  pace = 'normal';
  clock.arrive(night(), true);
  expect([clock.scene, done]).toEqual([null, [1, 1]]);
});

test('who leaves in the middle of a scene finds the table as it stands', () => {
  clock.arrive(night(), false);
  clock.catchUp();
  expect([clock.scene, now().round, done, story.length]).toEqual([null, 3, [1], 2]);
  vi.advanceTimersByTime(ages);
  expect(done).toEqual([1]);
});

test('who falls far behind is told the outcome', () => {
  for (let seq = 1; seq <= 60; seq += 1) clock.arrive(update([moved], { story: [told(0, 'Mike goes.')] }, seq), false);
  expect(done.length).toBeGreaterThan(20);
});

test('the end comes when the last night is told: nothing plays over it', () => {
  const over: EventInfo = {
    seq: 1,
    kind: 'over',
    facts: { reason: 'morale', complete: false, winners: [], objectives: {} },
  };
  clock.arrive(
    update([resolved, over], {
      view: view({ step: 'over' }),
      moments: [
        { at: 0, view: { step: 'action' } },
        { at: 1, view: { step: 'action' } },
      ],
    }),
    false,
  );
  while (clock.scene) {
    expect(now().step).toBe('action');
    clock.skip();
  }
  expect(now().step).toBe('over');
});

/** So many deaths at entrances that are overrun, each told over the table before it. */
function overruns(deaths: number): Update {
  const names = ['ashley-ross', 'mike-cho', 'maria-lopez'].slice(0, deaths);
  const events = names.flatMap((survivor, n): EventInfo[] => [
    { seq: 1, kind: 'overrun', facts: { place: 'colony', entrance: n + 1 } },
    { seq: 1, kind: 'killed', facts: { survivor, seat: n, place: 'colony', cause: 'overrun' } },
    { seq: 1, kind: 'morale', facts: { change: -1, now: 3 - n, colony: 0 } },
  ]);
  const moments = names.flatMap((_, n) => [3 * n, 3 * n + 1].map((at) => ({ at, view: { round: at } })));
  return update(events, { moments, view: view({ round: 9 }) });
}

test('many deaths of one night are one scene that lists them', () => {
  const [beat, ...others] = beatsOf(overruns(3));
  expect(others).toEqual([]);
  expect(beat).toMatchObject({ at: 0, end: 9, before: { round: 0 }, after: { round: 9 } });
  expect(beat?.ends).not.toBe(null);
  expect(beat?.scenes).toMatchObject([
    { kind: 'zombies', arrivals: [{ entrance: 1 }, { entrance: 2 }, { entrance: 3 }] },
    {
      kind: 'deaths',
      dead: [{ survivor: 'ashley-ross' }, { survivor: 'mike-cho' }, { survivor: 'maria-lopez' }],
      morale: 1,
      change: -3,
    },
  ]);
});

test('one or two deaths of a night have a scene each', () => {
  const beats = beatsOf(overruns(2));
  expect(beats.flatMap(({ scenes }) => scenes.map(({ kind }) => kind))).toEqual([
    'zombies',
    'deaths',
    'zombies',
    'deaths',
  ]);
});

test('the table changes when the last scene of a part is told, not before', () => {
  clock.arrive(overruns(3), false);
  clock.skip();
  expect([clock.scene?.kind, clock.unfolded, now().round]).toEqual(['zombies', true, 0]);
  clock.skip();
  clock.skip();
  expect([clock.scene?.kind, clock.unfolded, now().round]).toEqual(['deaths', true, 9]);
});

// W4.5
test('a scene that is on leaves when the sand begins to run for its reader', () => {
  const turn = { ...view().turns[0]!, done: false };
  const pair = (timer: number, done: boolean) =>
    view({ step: 'actions', timer, turns: [{ ...turn, done }, { ...turn, seat: 1, done: true }] }); // prettier-ignore
  clock.arrive(update([resolved], { view: pair(0, false), story: [told(0, 'It fails.')] }), false);
  expect(clock.scene?.kind).toBe('crisis');
  clock.arrive(update([moved], { view: pair(120, false), story: [told(0, 'Mike moves.')] }, 2), false);
  expect([clock.scene, now().timer, done, story]).toEqual([null, 120, [1, 2], ['It fails.', 'Mike moves.']]);
  // Nor does one begin, unless the reader is done.
  clock.arrive(update([resolved], { view: pair(120, false) }, 3), false);
  expect(clock.scene).toBe(null);
  vi.advanceTimersByTime(ages);
  clock.arrive(update([resolved], { view: pair(120, true) }, 4), false);
  expect(clock.scene?.kind).toBe('crisis');
});
