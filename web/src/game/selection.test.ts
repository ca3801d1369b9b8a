import { beforeEach, describe, expect, test } from 'vitest';

import type { Asked, Odds, QuestionKind, QuestionView, SurvivorView, View } from '../lib/wire';
import { Connection } from './connection.svelte';
import { Selection } from './selection.svelte';

const ANSWERS = [
  'move ana school',
  'move ana library',
  'move ana school fuel@starting',
  'move ana library fuel@starting',
  'attack ana zombie die=4',
  'attack ana zombie die=6',
  'attack ana bo die=4',
  'search bo die=4',
  'search bo die=6',
  'barricade bo die=1',
  'add fuel@starting',
  'request food',
  'end',
];

let connection: Connection;
let selection: Selection;
let decided: string[];

function ask(kind: QuestionKind, answers: string[], args: string[] = [], id = 7): void {
  const words = answers.map((answer) => answer.split(' '));
  const question: QuestionView = { id, seats: [0], kind, args, wait: 'all', answers: words };
  const survivors = [survivor('ana', 'colony'), survivor('bo', 'school')];
  const asked: Asked = { question: id, text: '', answers };
  connection.view = { seat: 0, survivors, questions: [question] } as unknown as View;
  connection.asked = [asked];
}

function survivor(id: string, place: string): Partial<SurvivorView> {
  return { id, place, owner: 0 };
}

beforeEach(() => {
  connection = new Connection('a-table');
  decided = [];
  connection.decide = (_, answer) => {
    decided.push(answer.join(' '));
    return Promise.resolve({ type: 'accepted', id: 'x', seq: decided.length });
  };
  selection = new Selection(connection);
  ask('action', ANSWERS);
});

describe('two taps', () => {
  test('a survivor, then a place on the board: they walk there', () => {
    selection.pick({ kind: 'survivor', id: 'ana' });
    selection.choose('place:school');
    expect(decided).toEqual(['move ana school']);
  });

  test('a survivor, then an action: with the smallest die that will do', () => {
    selection.pick({ kind: 'survivor', id: 'bo' });
    selection.do(selection.deeds[0]!);
    expect(decided).toEqual(['search bo die=4']);
  });

  test('a die, then the survivor: with that die', () => {
    selection.pick({ kind: 'die', id: '6' });
    selection.pick({ kind: 'survivor', id: 'bo' });
    selection.do(selection.deeds[0]!);
    expect(decided).toEqual(['search bo die=6']);
  });

  test('a card, then the crisis', () => {
    selection.pick({ kind: 'card', id: 'fuel@starting' });
    selection.choose('crisis');
    expect(decided).toEqual(['add fuel@starting']);
  });
});

describe('three taps', () => {
  test('with fuel: the survivor, the safe way, the place', () => {
    selection.pick({ kind: 'survivor', id: 'ana' });
    selection.do(selection.deeds.find((deed) => deed.fuel)!);
    expect(decided).toEqual([]);
    selection.choose('place:library');
    expect(decided).toEqual(['move ana library fuel@starting']);
  });

  test('where several things could be meant, the dock asks which', () => {
    ask('action', ['barricade bo die=1', 'attract bo die=1']);
    selection.pick({ kind: 'survivor', id: 'bo' });
    selection.choose('entrance:school:1');
    expect(decided).toEqual([]);
    expect(selection.narrowed).toBe('entrance:school:1');
  });
});

describe('the board', () => {
  test('lights up nothing before something is picked', () => {
    expect(selection.targets.size).toBe(0);
    expect(selection.able).toContain('survivor:ana');
    expect(selection.able).toContain('die:1');
    expect(selection.able).not.toContain('die:2');
  });

  test('never offers an attack on a friend unasked', () => {
    selection.pick({ kind: 'survivor', id: 'ana' });
    expect(selection.targets.has('survivor:bo')).toBe(false);
  });

  test('lights up the answers of other questions', () => {
    ask('entrance', ['entrance 2', 'entrance 5'], ['kill', 'colony']);
    expect([...selection.targets.keys()]).toEqual(['entrance:colony:2', 'entrance:colony:5']);
    selection.choose('entrance:colony:5');
    expect(decided).toEqual(['entrance 5']);
  });
});

test('one step back: from the targets to the actions, from those to nothing', () => {
  selection.pick({ kind: 'survivor', id: 'ana' });
  selection.narrow(selection.deeds.find((deed) => deed.verb === 'move')!.key);
  selection.back();
  expect([selection.narrowed, selection.picked?.id]).toEqual(['', 'ana']);
  selection.back();
  expect(selection.picked).toBeNull();
});

test('what was picked is put down when something else is asked', () => {
  selection.pick({ kind: 'survivor', id: 'ana' });
  ask('action', ANSWERS, [], 8);
  expect(selection.picked).toBeNull();
});

test('undo names the last decision, until somebody else decides', async () => {
  connection.seq = 1;
  await selection.decide({ question: 7, answer: ['end'], label: 'End your turn', verb: 'end' });
  expect(selection.undoable?.label).toBe('End your turn');
  connection.seq = 2;
  expect(selection.undoable).toBeUndefined();
});

test('odds of an older position are not shown', () => {
  const odds = { survivor: 'ana', rolls: 1, answers: ['move ana school'] } as unknown as Odds;
  connection.insight = {
    type: 'insight',
    id: '',
    seq: 3,
    forecast: null,
    odds: [odds],
    noise: [],
    memory: null,
    goals: [],
    personal: [],
    lockdown: null,
    built: [],
    enemy: null,
    enemy_goals: [],
  };
  connection.seq = 3;
  expect(selection.odds(['move', 'ana', 'school'])).toBe(odds);
  connection.seq = 4;
  expect(selection.odds(['move', 'ana', 'school'])).toBeUndefined();
});
