/** An update in parts: what one scene tells, with the table before and after it. */
import type { EventInfo, Told, Update, View } from '../lib/wire';
import { type Scene, scenesOf } from '../scenes/scene';

export interface Beat {
  /** The decision that its update ends with, and the number of its first event there. */
  update: number;
  at: number;
  /** The number of the first event after it. */
  end: number;
  events: EventInfo[];
  story: Told[];
  scenes: Scene[];
  before: View;
  after: View;
  /** The update that is told to its end with it. */
  ends: Update | null;
}

/** The parts of an update, in their order. While they are told nothing is asked; the last one asks. */
export function beatsOf(update: Update): Beat[] {
  const { seq, events, story, view } = update;
  const moments = update.moments.length > 0 ? update.moments : [{ at: 0, view: {} }];
  const tables = moments.map((moment): View => ({ ...view, questions: [], awaited: [], ...moment.view }));
  const parts = moments
    .map(({ at }, n): Beat => {
      const end = moments[n + 1]?.at ?? events.length;
      const told = events.slice(at, end);
      const last = n === moments.length - 1;
      return {
        update: seq,
        at,
        end,
        events: told,
        story: story.filter((sentence) => (at <= sentence.at || n === 0) && (sentence.at < end || last)),
        scenes: scenesOf(told).filter((scene) => !isRead(scene, view)),
        before: tables[n] as View,
        after: last ? view : (tables[n + 1] as View),
        ends: last ? update : null,
      };
    })
    .filter((beat) => beat.events.length > 0 || beat.ends);
  return inOneNight(parts);
}

/** From so many on, the deaths of overruns are told together and not one by one. */
const MANY_DEATHS = 3;

/** The same parts, but zombies and the deaths they bring, again and again, are one part: who reads isn't kept long. */
function inOneNight(parts: readonly Beat[]): Beat[] {
  const runs: Beat[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (run && isOverrun(part) && run.every(isOverrun)) run.push(part);
    else runs.push([part]);
  }
  return runs.flatMap((run) => (deathsIn(run) < MANY_DEATHS ? run : [joined(run)]));
}

/** Whether a part tells only of zombies that come, and of whom they kill. */
function isOverrun({ scenes }: Beat): boolean {
  return (
    scenes.length > 0 &&
    scenes.every(
      (scene) =>
        scene.kind === 'zombies' || (scene.kind === 'deaths' && scene.dead.every(({ cause }) => cause === 'overrun')),
    )
  );
}

function deathsIn(run: readonly Beat[]): number {
  const scenes = run.flatMap((part) => part.scenes).filter((scene) => scene.kind === 'deaths');
  return scenes.reduce((sum, { dead, helpless }) => sum + dead.length + helpless, 0);
}

function joined(run: readonly Beat[]): Beat {
  const [first, last] = [run[0] as Beat, run.at(-1) as Beat];
  const events = run.flatMap((part) => part.events);
  const story = run.flatMap((part) => part.story);
  return { ...last, at: first.at, before: first.before, events, story, scenes: scenesOf(events) };
}

/** Who did what a part tells of; -1 if nobody did. */
export function actorOf({ events, before }: Beat): number {
  for (const { facts } of events as { facts: { seat?: number; survivor?: string } }[]) {
    if (typeof facts.seat === 'number') return facts.seat;
    const owner = before.survivors.find(({ id }) => id === facts.survivor)?.owner;
    if (owner !== undefined) return owner;
  }
  return -1;
}

/**
 * A card that is read as an open question, or was decided by the reader, isn't shown twice; nor is the first objective
 * of a scenario, which all have just read when they chose their groups.
 */
function isRead(scene: Scene, { questions, seat, met }: View): boolean {
  if (scene.kind === 'next') return met.length === 0;
  if (scene.kind !== 'crossroads') return false;
  if (scene.option !== 0) return scene.seat === seat;
  return questions.some(({ kind, args }) => kind === 'crossroads' && args[5] === scene.card);
}
