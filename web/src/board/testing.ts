/** A small table for the tests of the board. */
import { Cards } from '../game/catalog.svelte';
import { Connection } from '../game/connection.svelte';
import type { Table } from '../game/context';
import { Selection } from '../game/selection.svelte';
import type { Forecast, Night, PlaceView, PlayerView, SurvivorView, View } from '../lib/wire';

function place(name: string, changes: Partial<PlaceView> = {}): PlaceView {
  const nothing = {
    entrance_spaces: 4,
    survivor_spaces: 3,
    noise: 0,
    deck: 20,
    symbols: [],
    top: '',
    standees: [],
    searched: 0,
    bandits: 0,
    blocked: 0,
    special: [],
  };
  return { name, zombies: [0], barricades: [0], traps: [0, 0, 0, 0, 0, 0], ...nothing, ...changes };
}

function survivor(id: string, owner: number, at: string): SurvivorView {
  return {
    id,
    owner,
    place: at,
    wounds: 0,
    frostbite: 0,
    despair: 0,
    deadly: 3,
    moved: false,
    cards: [],
    uses: {},
    entrance: 0,
  };
}

function player(seat: number): PlayerView {
  const open = { worn: [], exiled: false, out: false, colony: 0, pledged: [], has_exiled_objective: false, looted: 0 };
  const secret = { objective: '', exiled_objective: '' };
  return { seat, leader: '', hand: ['@starting'], dice: [5, 3], used_dice: 1, ...open, ...secret };
}

export function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    options: {
      players: 3,
      objective: 'kill-them',
      hard: false,
      cooperative: false,
      betrayer: false,
      elimination: false,
      adult: false,
      packs: ['base'],
      box: 'base',
      modules: [],
      mixed: [],
      left_out: [],
      stray_bandits: true,
      scenario: '',
      timer: 120,
      quick: false,
      older_crossroads: false,
      wolf: -1,
      joined: [],
    },
    promise: '',
    key: '',
    step: 'action',
    round: 2,
    rounds_left: 4,
    turn: 1,
    turns_left: 3,
    first: 0,
    active: 0,
    guard: -1,
    turns: [{ seat: 0, guard: -1, done: false, searching: 0, requested: [], exile_called: false, passed: false }],
    timer: 0,
    to_move: 0,
    pairs: [],
    bitten: [],
    combat: null,
    fights: [],
    wolf: null,
    crisis: '',
    skip_crisis: '',
    tokens: 0,
    objective_uses: {},
    stored: [],
    colonies: [
      {
        place: 'colony',
        morale: 4,
        food: 3,
        starvation: 1,
        helpless: 3,
        unruly: 0,
        waste: ['junk@starting'],
        crisis_pile: [],
        crisis_givers: [],
        waste_step: 10,
        bullets: 0,
        leader: -1,
        tokens: 0,
        stored: [],
        lost: [],
        fallen: false,
        complete: false,
      },
    ],
    places: [
      place('colony', { zombies: [0, 1, 3, 0, 0, 2], barricades: [0, 0, 0, 0, 0, 1], entrance_spaces: 3, deck: 0 }),
      place('police-station', { zombies: [2] }),
      place('school', { noise: 2, survivor_spaces: 4 }),
    ],
    survivors: [
      survivor('ashley-ross', 0, 'colony'),
      survivor('mike-cho', 1, 'colony'),
      survivor('maria-lopez', 1, 'school'),
    ],
    players: [0, 1, 2].map(player),
    lost: [],
    graveyard: [],
    removed: [],
    loot: [],
    chiefs: [],
    row: [],
    built: [],
    experiment: '',
    encounters: [],
    code_dice: [],
    side_effects: [],
    fewer_zombies: {},
    objective: 'kill-them@main',
    met: [],
    closed: [],
    aside: [],
    stayed_silent: [],
    shown: [],
    turned_up: [],
    set_aside: [],
    standing: [],
    scheduled: [],
    goals: [],
    decks: {},
    requested: [],
    exile_called: false,
    questions: [],
    awaited: [0],
    mine: null,
    ending: '',
    complete: false,
    winners: [],
    ...changes,
  };
}

export function forecast(changes: Partial<Forecast> = {}): Forecast {
  const calm = { zombies: 0, barricades: 0, traps: 0, came: 0, broken: 0, sprung: 0, blown: 0, overruns: 0 };
  const entrances = [calm, { ...calm, came: 1 }, { ...calm, overruns: 1 }, calm, calm, { ...calm, broken: 1 }];
  const night: Night = {
    morale: 3,
    change: -1,
    ending: '',
    chapter: '',
    certain: true,
    killed: [],
    groups_lost: [],
    places: [{ name: 'colony', coming: 3, bandits: 0, pillaged: 0, entrances, noise: null }],
  };
  return {
    round: 2,
    rounds_left: 4,
    morale: 4,
    food: { need: 4, have: 3, starvation: 2, morale: -2 },
    waste: { cards: 1, per: 10, morale: 0 },
    crisis: null,
    duty: null,
    due: [],
    night,
    if_failed: null,
    if_exceeded: null,
    ...changes,
  };
}

/** A table that isn't connected to anything. */
export function table(seen: View = view(), foreseen: Forecast = forecast()): Table {
  const connection = new Connection('test');
  connection.view = seen;
  connection.insight = {
    type: 'insight',
    id: '',
    seq: 0,
    forecast: foreseen,
    odds: [],
    noise: [],
    memory: null,
    goals: [],
    personal: [],
    lockdown: null,
    built: [],
    enemy: null,
    enemy_goals: [],
  };
  return { connection, cards: new Cards('test'), selection: new Selection(connection) };
}
