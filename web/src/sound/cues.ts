/** What is heard at each step of a scene. */
import { rollAt, type Scene, stepsOf } from '../scenes/scene';
import type { Effect } from './synth';

export function cuesOf(scene: Scene, step: number): Effect[] {
  const last = step === stepsOf(scene);
  switch (scene.kind) {
    case 'exposure': {
      const { n, seen } = rollAt(scene, step);
      const before = step > 0 ? rollAt(scene, step - 1) : null;
      if (!seen) return before?.n === n ? [] : ['die'];
      return scene.rolls[n]?.does === 'nothing' ? ['card'] : ['thud'];
    }
    case 'crisis':
      if (last) return scene.outcome === 'failed' ? ['thud'] : ['crowd'];
      return step > 0 ? ['card'] : [];
    case 'deaths':
      return last ? ['wind'] : step > 0 ? ['thud'] : [];
    case 'exile':
      return last ? ['wind'] : step === 0 ? ['crowd'] : [];
    case 'vote':
      return last ? ['crowd'] : [];
    case 'crossroads':
      return step === 0 ? ['card'] : [];
    case 'story':
      return step === 0 ? ['wind'] : [];
    case 'page':
    case 'next':
      return step === 0 ? ['card'] : [];
    case 'zombies':
      if (step > 0) return [];
      return scene.arrivals.some(({ overrun }) => overrun) ? ['thud'] : ['wind'];
    case 'bandits':
      return step === 0 ? ['crowd'] : [];
    case 'lockdown':
      return step === 0 ? [scene.fate === 'released' ? 'thud' : 'card'] : [];
    case 'encounter':
      return step === 0 ? ['die'] : last ? [scene.killed ? 'crowd' : 'thud'] : [];
    case 'raid':
      return step === 0 ? ['die'] : last ? [scene.raid.wounds > 0 ? 'thud' : 'card'] : [];
    case 'combat':
      return step === 0 ? ['card'] : [scene.over ? 'thud' : 'die'];
    case 'election':
      return last ? ['crowd'] : [];
    case 'rolls':
    case 'round':
      return step === 0 ? ['die'] : [];
    case 'over':
      return step === 0 ? [scene.complete ? 'crowd' : 'wind'] : [];
  }
}
