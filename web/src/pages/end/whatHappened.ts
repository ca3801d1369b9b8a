/** A finished game in figures: morale by round, the dead, what everyone gave to each crisis. */
import type { EventInfo, WholeStory } from '../../lib/wire';

/** The den of a lone wolf comes after both colonies. */
const DEN_NUMBER = 2;

export interface Death {
  round: number;
  /** Empty for a helpless survivor. */
  survivor: string;
  seat: number;
  cause: string;
}

export interface CrisisTold {
  round: number;
  card: string;
  /** The cards each seat gave, by seat. */
  gave: Record<number, string[]>;
  total: number;
  need: number;
  /** Empty for a crisis that nothing came of. */
  outcome: string;
}

export interface Summary {
  /** At the start, and at the end of each round. */
  morale: number[];
  deaths: Death[];
  crises: CrisisTold[];
  /** The round in which a seat was exiled. */
  exiles: Record<number, number>;
}

/** Things by the decision that led to them, in their order. */
export function bySeq<T extends { seq: number }>(things: readonly T[]): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const thing of things) {
    const others = found.get(thing.seq);
    if (others) others.push(thing);
    else found.set(thing.seq, [thing]);
  }
  return found;
}

/** The events of the decisions that stand: not those that were taken back. */
export function standing({ first, last, events }: Omit<WholeStory, 'story'>): EventInfo[] {
  const byEntry = bySeq(events);
  const entries: number[] = [];
  for (let entry = first; entry <= last; entry++) {
    const undone = byEntry.get(entry)?.find((event) => event.kind === 'undone' || event.kind === 'rewound');
    if (!undone) entries.push(entry);
    else if (undone.kind === 'undone') entries.pop();
    else while (entries.length > 0 && entries.at(-1)! >= undone.facts.to) entries.pop();
  }
  return entries.flatMap((entry) => byEntry.get(entry) ?? []);
}

/** `colony`: whose morale is told, where there are several; a den's ends with the round in which the lone wolf left. */
export function summarize(events: EventInfo[], moraleAtEnd: number, colony = 0): Summary {
  const summary: Summary = { morale: [], deaths: [], crises: [], exiles: {} };
  let round = 0;
  let left = false;
  let morale = firstMorale(events, colony) ?? moraleAtEnd;
  for (const event of events) {
    if (event.kind === 'round') {
      round = event.facts.round;
      if (!left) summary.morale.push(morale);
    } else if (event.kind === 'wolf-left' && colony === DEN_NUMBER) {
      left = true;
      summary.morale.push(0);
    } else if (isMorale(event, colony)) morale = event.facts.now;
    else note(summary, event, round);
  }
  if (!left) summary.morale.push(moraleAtEnd);
  return summary;
}

function isMorale(event: EventInfo, colony: number): event is Extract<EventInfo, { kind: 'morale' }> {
  return event.kind === 'morale' && event.facts.colony === colony;
}

function firstMorale(events: EventInfo[], colony: number): number | undefined {
  const first = events.find((event) => isMorale(event, colony));
  return first && first.facts.now - first.facts.change;
}

function note(summary: Summary, { kind, facts }: EventInfo, round: number): void {
  const crisis = summary.crises.at(-1);
  switch (kind) {
    case 'killed':
      summary.deaths.push({ round, survivor: facts.survivor, seat: facts.seat, cause: facts.cause });
      break;
    case 'helpless-killed':
      summary.deaths.push({ round, survivor: '', seat: -1, cause: '' });
      break;
    case 'exiled':
      summary.exiles[facts.seat] = round;
      break;
    case 'crisis':
      summary.crises.push({ round, card: facts.card, gave: {}, total: 0, need: 0, outcome: '' });
      break;
    case 'added':
    case 'added-equipped':
      // A game that went on from the middle of a round has no beginning of its crisis.
      if (crisis && facts.card !== undefined) (crisis.gave[facts.seat] ??= []).push(facts.card);
      break;
    case 'crisis-resolved':
      if (crisis) Object.assign(crisis, { total: facts.total, need: facts.need, outcome: facts.outcome });
  }
}
