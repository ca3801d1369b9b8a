import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Exposure, type Scene, stepsOf } from '../scenes/scene';
import { cuesOf } from './cues';
import { SoundSettings } from './settings.svelte';
import { Sound } from './sound';
import { type Effect, Synth } from './synth';

/** A value of a node over time: what it was told last. */
class Param {
  value = 0;
  setValueAtTime = (value: number) => (this.value = value);
  exponentialRampToValueAtTime = this.setValueAtTime;
  setTargetAtTime = this.setValueAtTime;
}

class Node {
  frequency = new Param();
  gain = new Param();
  Q = new Param();
  onended = () => {};
  ends = Infinity;
  begins = -1;
  connect = <T>(to: T): T => to;
  start = (at = 0, offset = 0) => {
    if (at < 0 || offset < 0) throw new RangeError(); // as browsers do
    this.begins = at;
  };
  stop = (at = 0) => {
    this.ends = at;
    this.onended();
  };
}

class FakeAudio {
  static all: FakeAudio[] = [];
  state = 'suspended';
  currentTime = 0;
  sampleRate = 100;
  destination = new Node();
  gains: Node[] = [];
  sources: Node[] = [];
  constructor() {
    FakeAudio.all.push(this);
  }
  resume = () => Promise.resolve((this.state = 'running'));
  createGain = () => this.#kept(this.gains);
  createBiquadFilter = () => new Node();
  createOscillator = () => this.#kept(this.sources);
  createBufferSource = () => this.#kept(this.sources);
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  #kept(list: Node[]): Node {
    const node = new Node();
    list.push(node);
    return node;
  }
}

beforeEach(() => {
  localStorage.clear();
  FakeAudio.all = [];
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

const load = () => Promise.resolve({ Synth });
const started = () => FakeAudio.all.flatMap(({ sources }) => sources).filter(({ begins }) => begins >= 0);

async function awake(settings = new SoundSettings()): Promise<Sound> {
  const sound = new Sound(settings, load);
  await sound.wake();
  return sound;
}

describe('before a gesture', () => {
  test('nothing is made, loaded or played', () => {
    const fetch = vi.fn(load);
    const sound = new Sound(new SoundSettings(), fetch);
    const deafen = sound.listen();
    sound.play('die');
    sound.call();
    expect([FakeAudio.all.length, fetch.mock.calls.length]).toEqual([0, 0]);
    dispatchEvent(new Event('keydown'));
    expect([FakeAudio.all.length, fetch.mock.calls.length]).toEqual([1, 1]);
    deafen();
  });

  test('nor by one, if sound is off', async () => {
    const settings = new SoundSettings();
    settings.on = false;
    const sound = await awake(settings);
    sound.play('die');
    expect(FakeAudio.all).toEqual([]);
  });
});

test('where sound is unknown or cannot be loaded, the game goes on', async () => {
  const lost = new Sound(new SoundSettings(), () => Promise.reject(new Error('offline')));
  await lost.wake();
  lost.play('die');
  vi.stubGlobal('AudioContext', undefined);
  Reflect.deleteProperty(globalThis, 'AudioContext');
  await awake();
  expect(started()).toEqual([]);
});

test.each<Effect>(['call', 'card', 'crowd', 'die', 'thud', 'wind'])(
  '%s is heard, and ends by itself',
  async (effect) => {
    (await awake()).play(effect);
    expect(started().length).toBeGreaterThan(0);
    expect(Math.max(...started().map(({ ends }) => ends))).toBeLessThan(3);
  },
);

test.each([
  ['switched off', (settings: SoundSettings) => (settings.on = false)],
  ['at volume 0', (settings: SoundSettings) => (settings.volume = 0)],
])('%s, nothing is played any more', async (_, mute) => {
  const sound = await awake();
  mute(sound.settings);
  sound.tune();
  sound.play('thud');
  sound.call();
  expect(started()).toEqual([]);
  expect(FakeAudio.all[0]?.gains[0]?.gain.value).toBe(0);
});

test('calls have a switch of their own', async () => {
  const sound = await awake();
  sound.settings.calls = false;
  sound.call();
  expect(started()).toEqual([]);
  sound.settings.calls = true;
  sound.call();
  expect(started()).toHaveLength(2);
});

test('the volume is kept, and followed', async () => {
  const sound = await awake();
  sound.settings.volume = 80;
  sound.tune();
  expect(FakeAudio.all[0]?.gains[0]?.gain.value).toBeCloseTo(0.64);
  expect(new SoundSettings().volume).toBe(80);
});

test('the wind blows only when it is asked for and the page is seen', async () => {
  const sound = await awake();
  const blowing = () => started().filter(({ ends }) => ends === Infinity).length;
  expect(blowing()).toBe(0);
  sound.settings.wind = true;
  sound.tune();
  expect(blowing()).toBe(2);
  sound.tune();
  expect(blowing()).toBe(2);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  sound.tune();
  expect(blowing()).toBe(0);
  expect(new SoundSettings().wind).toBe(true);
});

describe('a scene', () => {
  const roll = { does: 'nothing' } as Exposure;
  const heard = (scene: Scene) => Array.from({ length: stepsOf(scene) + 1 }, (_, step) => cuesOf(scene, step).join());

  test('of exposure rolls each die once, and hurts with the result only', () => {
    expect(heard({ kind: 'exposure', seq: 1, rolls: [{ ...roll, does: 'death' }, roll] })).toEqual([
      'die',
      '',
      'thud',
      'die',
      '',
      'card',
    ]);
  });

  test('of a crisis turns its cards, then strikes', () => {
    const crisis = { kind: 'crisis' as const, seq: 1, card: '', cards: ['a', 'b'], total: 0, need: 3 };
    expect(heard({ ...crisis, outcome: 'failed' })).toEqual(['', 'card', 'card', 'thud']);
    expect(heard({ ...crisis, outcome: 'prevented' }).at(-1)).toBe('crowd');
  });
});
