// Made from src/hivernage/wire by `hivernage wire --write`. Changes made here are lost.

export const PROTOCOL = 1;

export type Symbol = "book" | "food" | "fuel" | "medicine" | "tool" | "weapon";

export type Why =
  | "cards"
  | "crisis"
  | "doors"
  | "doubt"
  | "food"
  | "hands"
  | "harmless"
  | "have-none"
  | "hungry"
  | "lives"
  | "morale"
  | "mouths"
  | "need-it"
  | "no-proof"
  | "objective"
  | "spare"
  | "too-dear"
  | "too-risky"
  | "trust"
  | "works";

export type Talk = Claims | Promises | Accuses | Asks | Because | Ready | Chat;

export type SeatKind = "bot" | "open" | "person";

export type StandIn = "" | "bot" | "person";

export type Status = "closed" | "lobby" | "over" | "playing";

export type ClientMessage = Decide | Undo | WhyNot | Say | Unsay | Propose | Vote | AskInsight | Shown | Ping;

export type ServerMessage = Hello | Update | Accepted | Refused | Reason | InsightAnswer | TableChanged | Notice | Said | Pong;

export type QuestionKind =
  | "accuse"
  | "action"
  | "arrange"
  | "attract"
  | "bet"
  | "call"
  | "confiscate"
  | "crossroads"
  | "dice"
  | "die"
  | "discard"
  | "elect"
  | "entrance"
  | "equip"
  | "fetch"
  | "give"
  | "give-away"
  | "give-item"
  | "group"
  | "guard"
  | "heal"
  | "helpless"
  | "improvement"
  | "item"
  | "keep"
  | "leader"
  | "loot"
  | "may"
  | "may-pay"
  | "mission"
  | "move"
  | "option"
  | "order"
  | "place"
  | "plan"
  | "player"
  | "pledge"
  | "present"
  | "present-for"
  | "reroll"
  | "retrieve"
  | "reveal"
  | "search"
  | "secret"
  | "spread"
  | "stake"
  | "steal"
  | "survivor"
  | "swap"
  | "symbol"
  | "tactic"
  | "take"
  | "take-gift"
  | "take-sides"
  | "target"
  | "tie"
  | "unequip"
  | "value"
  | "vote"
  | "ward";

export type Ending = "duty" | "eliminated" | "morale" | "objective" | "renegade" | "rounds" | "wrongly-exiled";

export type TalkDraft = ClaimsDraft | Promises | Accuses | AsksDraft | BecauseDraft | Ready | Chat;

/** The first message: who you are here, the table, what was said lately. If the game has begun an update follows. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  table: TableInfo;
  talk: Said[];
}

/**
 * All about a table but the game itself. `you`: your seat, or -2 for a spectator. `claims`: the host's only.
 * `acts`: the last things that were done to it. `swaps`: who asks you to change places, and whom you ask.
 *
 * `round`: the one the game was in when this was told, 0 before the first.
 */
export interface TableInfo {
  id: string;
  code: string;
  status: Status;
  paused: boolean;
  settings: Settings;
  host: number;
  you: number;
  seats: SeatInfo[];
  spectators: number;
  motions: Motion[];
  claims: Claim[];
  notice: string;
  round: number;
  acts: Act[];
  swaps: Swap[];
}

/**
 * What a table agrees on before the game. Empty `objective`: one by lot. Seconds of 0: never.
 *
 * `box`: whose rules and cards are played, with some of its `modules`. `mixed`: decks into which the cards of the base
 * box are shuffled too. `left_out`: cards that the table keeps out, by key. `GET /api/box` has what there is.
 * `stray_bandits`: crises without a place for bandits bring two. `scenario`: an introductory scenario of Long Night,
 * which brings its modules and its objectives. Of Warring Colonies: `timer`, the seconds that its sand timer runs (0:
 * a table without one, which may play over days), `quick`, the game in which all actions are timed, and
 * `older_crossroads`, whether those of the older boxes that fit are shuffled in, and `wolf`, the seat of the lone wolf
 * where the number of players is odd (-1: the last one). `joined`: what of Warring Colonies comes into a game of an
 * older box, decks by name, and `random`, five of its random items at each place.
 * `practice`: bots agree to go back even where dice were rolled or cards were shown since.
 * `lesson`: a lesson by its name, which brings all the rest; it begins at once, with bots on the other seats.
 */
export interface Settings {
  /** From 2 to 11. */
  players: number;
  /** At most 60 characters. */
  objective: string;
  hard: boolean;
  cooperative: boolean;
  betrayer: boolean;
  elimination: boolean;
  adult: boolean;
  /** At most 10 of them. */
  packs: string[];
  listed: boolean;
  spectators: boolean;
  /** From 0 to 1209600. */
  remind_after: number;
  /** From 0 to 1209600. */
  limit: number;
  practice: boolean;
  /** At most 60 characters. */
  box: string;
  /** At most 10 of them. */
  modules: string[];
  /** At most 20 of them. */
  mixed: string[];
  /** At most 10 of them. */
  joined: string[];
  /** At most 200 of them. */
  left_out: string[];
  stray_bandits: boolean;
  /** At most 60 characters. */
  scenario: string;
  /** From 0 to 600. */
  timer: number;
  quick: boolean;
  older_crossroads: boolean;
  /** From -1 to 10. */
  wolf: number;
  /** At most 60 characters. */
  lesson: string;
}

/**
 * A seat as everybody sees it. `kind` is who it belongs to, `stand_in` who plays it for them now.
 *
 * `away`: for how many seconds its player had been gone when this was told; 0 for bots.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string;
  stand_in: StandIn;
  stand_in_name: string;
  conceded: boolean;
  connected: boolean;
  away: number;
}

/**
 * Something the table votes on in secret: taking back (`rewind`), a bot for somebody absent (`stand-in`), a seat
 * for whoever asks for it (`claim`), sending a player away (`remove`), or ending the table (`close`).
 *
 * `seat`: whom it is about (-1 for taking back and ending), `name`: who asks for the seat, `asked`: whether you may
 * vote. Neither who voted nor how is ever told.
 */
export interface Motion {
  motion: string;
  kind: "claim" | "close" | "remove" | "rewind" | "stand-in";
  seat: number;
  to: number;
  asked: boolean;
  voted: boolean;
  closes: number;
  name: string;
}

/** Somebody asks the host for a seat. */
export interface Claim {
  claim: string;
  seat: number;
  name: string;
}

/**
 * What was done to a table or a seat, for all to read: `removed`, `seat-given`, `seat-lent`, `took-back`, `revoked`
 * (a device), `paused`, `went-on`, `closed`. `by`: the seat that did it; -1 if the others agreed to it in secret.
 */
export interface Act {
  at: number;
  what: string;
  seat: number;
  by: number;
}

/** Who sits on `seat` would like to change places with who sits on `to`. */
export interface Swap {
  swap: string;
  seat: number;
  to: number;
}

/**
 * Somebody said something: a seat's player, or `stand_in`, who plays it for them. `talk` is null once deleted.
 *
 * `seq` is the last decision that had been taken by then. `team`: only the speaker's own colony is told.
 */
export interface Said {
  type: "said";
  n: number;
  at: number;
  seat: number;
  talk: Talk | null;
  stand_in: boolean;
  seq: number;
  team: boolean;
}

/** Something said about oneself: `loyal`, or `have`, `lack`, `gave` with a symbol. */
export interface Claims {
  type: "claim";
  what: "gave" | "have" | "lack" | "loyal";
  symbol: Symbol | null;
}

/** What one means to do. */
export interface Promises {
  type: "promise";
  what: "barricade" | "crisis" | "doors" | "food" | "search" | "waste";
}

/** Somebody is a betrayer, or that is what one says. */
export interface Accuses {
  type: "accuse";
  /** From 0 to 10. */
  seat: number;
}

/** Ask one player, or all of them, to do something. */
export interface Asks {
  type: "ask";
  what: "barricade" | "crisis" | "doors" | "food" | "search" | "symbol" | "waste";
  seat: number | null;
  symbol: Symbol | null;
}

/** Why one has just answered as one did; `doubt` and `trust` name a seat, others may name a symbol. */
export interface Because {
  type: "because";
  what: Why;
  seat: number | null;
  symbol: Symbol | null;
}

/** Ready to vote. */
export interface Ready {
  type: "ready";
}

/** Plain words. */
export interface Chat {
  type: "chat";
  /** From 1 to 500 characters. */
  text: string;
}

/**
 * The whole table as this seat sees it after decision `seq`, and what happened since the last one it saw.
 *
 * `earlier`: events that were left out because there were too many of them. `story` and `asked` say it in words, in
 * the language of the socket, if it was opened with `words=1`; `moments` has the table before each scene then. `sand`:
 * milliseconds until the sand timer has run through, as this was sent; 0 where none runs. Where the time is given back
 * whole, after a restart or a pause, an update with the same `seq` says so. `lesson`: where a lesson stands, for the
 * learner.
 */
export interface Update {
  type: "update";
  seq: number;
  view: View;
  events: EventInfo[];
  earlier: number;
  story: Told[];
  asked: Asked[];
  moments: Moment[];
  sand: number;
  lesson: Progress | null;
}

/** The table as one seat sees it. */
export interface View {
  seat: number;
  options: Options;
  promise: string;
  key: string;
  step: string;
  round: number;
  rounds_left: number;
  turn: number;
  turns_left: number;
  first: number;
  active: number;
  guard: number;
  turns: TurnView[];
  timer: number;
  to_move: number;
  pairs: number[][];
  bitten: string[];
  combat: CombatView | null;
  fights: FightView[];
  wolf: WolfView | null;
  crisis: string;
  skip_crisis: string;
  tokens: number;
  objective_uses: Record<string, number>;
  stored: string[];
  colonies: ColonyView[];
  places: PlaceView[];
  survivors: SurvivorView[];
  players: PlayerView[];
  lost: string[];
  graveyard: string[];
  removed: string[];
  loot: string[];
  chiefs: number[];
  experiment: string;
  encounters: string[];
  code_dice: CodeDieView[];
  side_effects: string[];
  fewer_zombies: Record<string, number>;
  objective: string;
  met: string[];
  closed: string[];
  aside: string[];
  stayed_silent: number[];
  row: ProjectView[];
  built: HeldView[];
  shown: string[];
  turned_up: string[];
  set_aside: string[];
  standing: [string, string, number, number, string, number][];
  scheduled: [string, number][];
  goals: string[];
  decks: Record<string, number>;
  requested: string[];
  exile_called: boolean;
  questions: QuestionView[];
  awaited: number[];
  mine: MineView | null;
  ending: Ending | "";
  complete: boolean;
  winners: number[];
}

/**
 * What the table agreed on before the game. No `objective`: the usual one of the box.
 *
 * `box`: whose rules and cards are played. `mixed`: decks with the cards of the other box too (L7). `left_out`: cards
 * that the table keeps out, by key (L7.1). `stray_bandits`: crises without a place for bandits bring two (B2.3).
 * `scenario`: an introductory scenario, which brings its modules and its objectives; else nothing. `timer`: seconds
 * that the sand timer of a pair of turns runs (W4.5); 0 where none is used. `quick`: it runs for the whole of the
 * actions (LW6.1). `older_crossroads`: crossroads cards of the older boxes that fit are shuffled in (W2.7, W2.8).
 * `wolf`: the seat of the lone wolf, where there is one (LW1.1). `joined`: what of Warring Colonies comes into a game
 * of an older box (W22, LW7).
 */
export interface Options {
  players: number;
  objective: string;
  hard: boolean;
  cooperative: boolean;
  betrayer: boolean;
  elimination: boolean;
  adult: boolean;
  packs: string[];
  box: "base" | "long-night" | "warring-colonies";
  modules: ("bandits" | "improvements" | "raxxon")[];
  mixed: ("betrayal" | "crisis" | "crossroads" | "exiled" | "item" | "main" | "secret" | "starting" | "survivor")[];
  left_out: string[];
  stray_bandits: boolean;
  scenario: "code" | "raid" | "";
  timer: number;
  quick: boolean;
  older_crossroads: boolean;
  wolf: number;
  joined: ("crisis" | "crossroads" | "random" | "survivor")[];
}

/** A turn in progress as everybody sees it; who set its crossroads card off shows nowhere (W24.2). */
export interface TurnView {
  seat: number;
  guard: number;
  done: boolean;
  searching: number;
  requested: string[];
  exile_called: boolean;
  passed: boolean;
}

/** A combat that is going on. Cards and bets are there once both lie open; of each list the first is the Forge's. */
export interface CombatView {
  place: string;
  sides: string[][];
  step: string;
  tactics: string[];
  strength: number[];
  bets: number[];
  dice: [string, number][];
  wolf: number;
}

/** A combat that is over; `winner` is a colony, or -1. */
export interface FightView {
  round: number;
  place: string;
  winner: number;
  wolf: number;
}

/** The lone wolf as everybody sees them: how many missions they hold, never which. */
export interface WolfView {
  seat: number;
  missions: number;
  done: DoneView[];
  swapped: number;
  gone: boolean;
}

/** A mission that is complete, for or against a colony; -1 where it was about neither alone. */
export interface DoneView {
  card: string;
  colony: number;
  round: number;
}

/**
 * What a colony has. Cards of the crisis pile that lie face down show their backs.
 *
 * `crisis_givers`: the seats that gave them, in the order of the pile: everybody saw who laid a card, and its back.
 */
export interface ColonyView {
  place: string;
  morale: number;
  food: number;
  starvation: number;
  helpless: number;
  unruly: number;
  waste: string[];
  crisis_pile: string[];
  crisis_givers: number[];
  waste_step: number;
  bullets: number;
  leader: number;
  tokens: number;
  stored: string[];
  lost: string[];
  fallen: boolean;
  complete: boolean;
}

/** A place; of its deck only the size, and what lies on top from behind. */
export interface PlaceView {
  name: string;
  zombies: number[];
  barricades: number[];
  traps: number[];
  entrance_spaces: number;
  survivor_spaces: number;
  noise: number;
  deck: number;
  top: string;
  symbols: string[];
  standees: string[];
  searched: number;
  bandits: number;
  blocked: number;
  special: SpecialView[];
}

/** A special zombie at an entrance of a place, the first one is 1. */
export interface SpecialView {
  card: string;
  entrance: number;
}

/** A survivor in play. */
export interface SurvivorView {
  id: string;
  owner: number;
  place: string;
  wounds: number;
  frostbite: number;
  despair: number;
  deadly: number;
  moved: boolean;
  cards: HeldView[];
  uses: Record<string, number>;
  entrance: number;
}

/** A card next to a survivor. */
export interface HeldView {
  card: string;
  used: number;
  tokens: number;
  used_up: number[];
}

/** A player as everybody sees them: the backs of their hand, never the faces. */
export interface PlayerView {
  seat: number;
  leader: string;
  hand: string[];
  dice: number[];
  used_dice: number;
  worn: string[];
  exiled: boolean;
  out: boolean;
  colony: number;
  pledged: string[];
  objective: string;
  exiled_objective: string;
  has_exiled_objective: boolean;
  looted: number;
}

/** A die on Raxxon, and who put it there. */
export interface CodeDieView {
  value: number;
  seat: number;
}

/** An improvement in the row: the advancement tokens on it, and how many build it (U2). */
export interface ProjectView {
  card: string;
  tokens: number;
  cost: number;
}

/** An open question; `answers` only for the seat that looks, if it is asked. */
export interface QuestionView {
  id: number;
  seats: number[];
  kind: QuestionKind;
  args: string[];
  wait: "all" | "any" | "never";
  answers: string[][] | null;
}

/** What only the seat itself sees. */
export interface MineView {
  hand: string[];
  locked: string[];
  objective: string;
  exiled_objective: string;
  dealt: string[];
  searching: string[];
  pledged: string[];
  guarded: string;
  given: string[];
  missions: string[];
  named: number;
}

/**
 * One sentence of what happened by the decision with number `seq`.
 *
 * `at`: the number, in the update, of the first event of its scene. `kind`: of the event it tells of. `spot`: the
 * place or the survivor it is about, if it is about one.
 */
export interface Told {
  seq: number;
  text: string;
  at: number;
  kind: string;
  spot: string;
}

/** An open question in words. `answers` stand in the order of the question's answers in the view. */
export interface Asked {
  question: number;
  text: string;
  answers: string[];
}

/**
 * How the table stood before the event with number `at` of an update, where a scene begins.
 *
 * `view`: the fields of the view that everybody sees and that weren't what they are now.
 */
export interface Moment {
  at: number;
  view: Record<string, unknown>;
}

/**
 * Where a lesson stands. `steps`: what is told now, one after another; after the last one without an answer the
 * bots go on. `told`: how many steps came before, of how many in all.
 *
 * `strayed`: somebody has decided otherwise than the lesson says, which has nothing more to tell.
 */
export interface Progress {
  told: number;
  of: number;
  steps: Step[];
  strayed: boolean;
}

/** Something to be told to the learner now; `answer` is what they are to decide, empty where they only look. */
export interface Step {
  tell: string;
  at: string[];
  until: string;
  during: string;
  answer: string;
}

/** Done, and kept for good. `seq` is the number of the decision, or of what was said; 0 for votes. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** Not done; nothing has changed. `seq` is set for `repeated`: the number the decision already has. */
export interface Refused {
  type: "refused";
  id: string;
  error: string;
  text: string;
  rule: string;
  seq: number;
}

/** Why an action can't be done, with the rule; both empty if it can. */
export interface Reason {
  type: "reason";
  id: string;
  rule: string;
  text: string;
}

/**
 * What helps to decide after decision `seq`. `forecast` is null between turns; `goals`: the main objective.
 *
 * `personal`: how one's own objective stands, and after the game those of all. Spectators get what all may know.
 * `enemy` and `enemy_goals` are those of the other colony, in a war.
 * `lockdown`: the top experiment and what a vote on it would change; `built`: what improvements would change.
 */
export interface InsightAnswer {
  type: "insight";
  id: string;
  seq: number;
  forecast: Forecast | null;
  enemy: Forecast | null;
  odds: Odds[];
  noise: NoiseOdds[];
  memory: Memory | null;
  goals: Goal[];
  enemy_goals: Goal[];
  personal: PersonalGoals[];
  lockdown: Lockdown | null;
  built: BuiltChoice[];
}

/**
 * What would happen if the round ended now.
 *
 * `night`: if the crisis does no harm; `if_failed` and `if_exceeded`: with what the crisis would do then (null
 * without a crisis). `due`: cards whose effect comes at the end of this round.
 */
export interface Forecast {
  round: number;
  rounds_left: number;
  morale: number;
  food: FoodForecast;
  waste: WasteForecast;
  crisis: CrisisForecast | null;
  duty: DutyForecast | null;
  due: string[];
  night: Night;
  if_failed: Night | null;
  if_exceeded: Night | null;
}

/** Food due and there. `starvation`: tokens after the meal; `morale`: what hunger costs, 0 or less. */
export interface FoodForecast {
  need: number;
  have: number;
  starvation: number;
  morale: number;
}

/** Cards in the waste pile; every full group of `per` costs one morale. */
export interface WasteForecast {
  cards: number;
  per: number;
  morale: number;
}

/**
 * The crisis as far as the seat knows. `need` prevents it, `bonus_at` brings the bonus.
 *
 * Of the cards laid the seat knows `matching` and `wrong` ones; the total is `least` to `most`. `outcome` is null
 * while it could still be more than one.
 */
export interface CrisisForecast {
  card: string;
  symbols: string[];
  need: number;
  bonus_at: number;
  laid: number;
  matching: number;
  wrong: number;
  unknown: number;
  least: number;
  most: number;
  outcome: "exceeded" | "failed" | "prevented" | null;
}

/** What the main objective asks of all players together before anything else: cards by symbol, and dice. */
export interface DutyForecast {
  cards: Record<string, number>;
  dice: number;
}

/**
 * What a colony phase does if no noise token brings anything.
 *
 * `certain`: nothing is left to choices, chance or hidden cards. `ending`: why the game would end, else empty.
 * `chapter`: the objective of a scenario that would be complete, so that its page turns; else empty.
 * `groups_lost`: seats that lose their last survivor; whoever joins them then is not foreseen.
 */
export interface Night {
  morale: number;
  change: number;
  ending: string;
  chapter: string;
  certain: boolean;
  killed: Victim[];
  groups_lost: number[];
  places: PlaceNight[];
}

/**
 * Somebody who dies. `instead`: others whom the first player could pick; `morale`: what the death costs.
 *
 * An empty `survivor` is a helpless one. `entrance` is 0 for deaths that zombies don't cause.
 */
export interface Victim {
  survivor: string;
  seat: number;
  place: string;
  entrance: number;
  cause: string;
  morale: number;
  chance: number;
  instead: string[];
}

/**
 * A place after the night, before its noise tokens are rolled for. `coming`: zombies on their way there;
 * `bandits`: those still there, `pillaged`: cards of its deck that they take.
 */
export interface PlaceNight {
  name: string;
  coming: number;
  entrances: EntranceNight[];
  noise: NoiseNight | null;
  bandits: number;
  pillaged: number;
}

/**
 * An entrance after the night: what stands there, and how many zombies came in, broke a barricade, overran it.
 *
 * `sprung`: traps that go off, and `blown` the zombies that they take along.
 */
export interface EntranceNight {
  zombies: number;
  barricades: number;
  traps: number;
  came: number;
  broken: number;
  sprung: number;
  blown: number;
  overruns: number;
}

/** Noise tokens that are rolled for: the chance of a zombie for each, of an overrun by them, and who would die. */
export interface NoiseNight {
  tokens: number;
  zombie: number;
  overrun: number;
  victims: Victim[];
}

/**
 * What may happen to a survivor by these answers; the four chances add up to 1.
 *
 * `rolls`: how often the die is rolled, 0 for no risk at all. `nothing`: unharmed, `frostbite`: alive with new
 * frostbite, `wound`: alive with new wounds only. `spreads_to`: others whom a bite could reach. `warded`: players
 * may ward off a bite with a card. `safe_entrances`: where an attack needs no roll. `picked`: only if this survivor
 * is picked for it.
 */
export interface Odds {
  survivor: string;
  rolls: number;
  nothing: number;
  wound: number;
  frostbite: number;
  death: number;
  spreads_to: number;
  warded: boolean;
  safe_entrances: number[];
  picked: boolean;
  answers: string[];
}

/**
 * What noise means at a place: the chance of a zombie for each token, and of an overrun tonight by noise.
 *
 * `overrun` with the tokens there now, `overrun_with_more` with one more; the last is null when no space is left.
 */
export interface NoiseOdds {
  place: string;
  tokens: number;
  spaces: number;
  zombie: number;
  overrun: number;
  overrun_with_more: number | null;
}

/**
 * What a seat may remember. `hands`, `objectives`: cards of others that the seat knows; `gone`: left face down.
 *
 * `crossroads_out`: crossroads cards that were read out. `gave` and `got` are cards that changed hands.
 */
export interface Memory {
  decks: KnownDeck[];
  hands: Record<number, string[]>;
  objectives: Record<number, string>;
  gone: string[];
  seen: Sight[];
  put_under: PutUnder[];
  gave: Passing[];
  got: Passing[];
  crises: Contribution[];
  guarded: Guarded[];
  crossroads_out: string[];
}

/** A deck as the seat knows it: cards by their place, and cards that are `inside` somewhere. */
export interface KnownDeck {
  deck: string;
  size: number;
  placed: KnownCard[];
  inside: string[];
}

/** A card of a deck by its place: `depth` 1 is the top card, `height` 1 the lowest. */
export interface KnownCard {
  card: string;
  depth: number;
  height: number;
}

/** Hidden cards that the seat was shown. `what`: the kind of event; `of`: whose, or which deck's. */
export interface Sight {
  round: number;
  what: string;
  of: string;
  cards: string[];
}

/** Cards that the seat put under a deck, in the order drawn. */
export interface PutUnder {
  round: number;
  deck: string;
  cards: string[];
}

/** A card that went between the seat and another player. `how`: the kind of event. */
export interface Passing {
  round: number;
  how: string;
  seat: number;
  card: string;
}

/**
 * A crisis of the game: the seat's own cards, how many each player laid, and how it ended ("" while it is open).
 *
 * `cards`: what was turned over, shuffled.
 */
export interface Contribution {
  round: number;
  card: string;
  mine: string[];
  laid: Record<number, number>;
  cards: string[];
  total: number;
  need: number;
  outcome: string;
}

/** A crossroads card that the seat guarded in the turn of another; `fired`: it was read out. */
export interface Guarded {
  round: number;
  turn_of: number;
  card: string;
  fired: boolean;
}

/**
 * One condition of an objective; `card` is the objective, or the card that added the condition.
 *
 * `number`: which condition of the card, from 0. `of`, `at` and `symbol` say what is counted; `parts`: the numbers
 * entrance by entrance (place by place, or deck by deck) where each of them must do. `more_than`: `needed` is what
 * beats the others. `complete`: it asks for the main objective, as if that were judged now. Nulls: nobody may know, or
 * nothing to count.
 */
export interface Goal {
  card: string;
  number: number;
  kind: "at_least" | "at_most" | "complete" | "last_round" | "more_than" | "other";
  met: boolean | null;
  current: number | null;
  needed: number | null;
  of: string;
  at: string;
  symbol: string;
  parts: number[] | null;
}

/** The conditions that a seat wins by: all of them must hold. Without a personal objective there are none. */
export interface PersonalGoals {
  seat: number;
  goals: Goal[];
}

/**
 * The top experiment as it stands. `matched`: the dice on Raxxon fit its code, so there is a vote; else it gets
 * out, to `at` (empty where a die says so). `vote`: what the table chooses between, while it votes.
 */
export interface Lockdown {
  card: string;
  matched: boolean;
  figures: number;
  at: string;
  vote: LockdownVote | null;
}

/**
 * The night if the experiment is locked in, and if thumbs down keep zombies away from the place where that helps
 * most. What gets out then, and where to, comes on top of it. Neither knows how the crisis ends.
 */
export interface LockdownVote {
  up: Night;
  down: Night;
  place: string;
  fewer: number;
}

/** Tonight if this improvement of the row were built now and the crisis did no harm. */
export interface BuiltChoice {
  card: string;
  food: FoodForecast;
  waste: WasteForecast;
  night: Night;
}

/** Somebody came or went, a vote is on, the game was paused: all about the table anew. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/**
 * The server says something: `reminder` and `overdue` (of a seat), `passed` and `failed` (of a vote of a `kind`),
 * `seat-given` (who asked for it may connect anew), `seat-refused`, `swap-refused` (who sits there stays),
 * `restarting`.
 */
export interface Notice {
  type: "notice";
  notice: "failed" | "overdue" | "passed" | "reminder" | "restarting" | "seat-given" | "seat-refused" | "swap-refused";
  seat: number;
  kind: "" | "claim" | "close" | "remove" | "rewind" | "stand-in";
}

/** Yes. */
export interface Pong {
  type: "pong";
  id: string;
}

/** Why a request wasn't done; nothing has changed. `error` is a name for programs, `text` a sentence for people. */
export interface Trouble {
  error: string;
  text: string;
  rule: string;
}

/** What this server has to play with. `objectives`: those of the base box; `boxes` has those of each. */
export interface BoxInfo {
  version: string;
  protocol: number;
  bots: string[];
  objectives: string[];
  packs: string[];
  boxes: Record<string, BoxChoice>;
}

/**
 * A box that a table may choose: its modules, the decks that the base box can be mixed into, and its main
 * objectives, each with the module that it needs, if any. `scenarios`: each with the modules it brings. `joined`: what
 * of Warring Colonies may come in.
 */
export interface BoxChoice {
  modules: string[];
  mixed: string[];
  objectives: Record<string, string>;
  scenarios: Record<string, string[]>;
  joined: string[];
}

/**
 * All cards of some packs.
 *
 * `nodes`: texts of the words that questions (`may`, `may-pay`) and views (standing, scheduled, goals) point at.
 * `choices`: the options of the words that questions of the kind `option` point at. `raids`: the tables of the
 * hideout, wounds and loot cards for each face of the die.
 */
export interface Catalog {
  lang: string;
  packs: string[];
  cards: CardEntry[];
  nodes: Record<string, string>;
  choices: Record<string, OptionEntry[]>;
  names: Names;
  raids: Record<string, [number, number][]>;
}

/**
 * A card in words. `keys`: how it is called in games, with the number of copies of each key.
 *
 * `lines`: its rules, generated; `kind`: the line below its name. `symbols`: an item's own, or those that prevent a
 * crisis. `item`: use, equip, event or move. `options`: what the answers `option 1`, `option 2`, ... mean.
 * `box`: the box it belongs to, empty for cards of other packs; `module`: the module that it needs, if any;
 * `war_only`: whether it needs two colonies.
 * `goals`: the conditions of a personal objective, each a clause to be joined by "and"; goals in an insight have
 * their numbers. `table`: what a die does, of a pill or in an encounter. `scenario`: the only one it is for; `next`:
 * the objective that follows; `scenes`, `pages`: the story of a scenario, and what introduces its rules.
 */
export interface CardEntry {
  id: string;
  deck: string;
  box: string;
  module: string;
  war_only: boolean;
  keys: Record<string, number>;
  name: string;
  kind: string;
  story: string;
  lines: Line[];
  symbols: string[];
  adult: boolean;
  not_cooperative: boolean;
  provenance: string;
  item: string;
  length: string;
  trigger: string;
  options: OptionEntry[];
  powers: PowerEntry[];
  sides: SideEntry[];
  goals: string[];
  survivor: SurvivorEntry | null;
  experiment: ExperimentEntry | null;
  table: BandEntry[];
  scenario: string;
  next: string;
  scenes: SceneEntry[];
  pages: Record<string, PageEntry>;
}

/** One rule of the card; `heading` says what it is, `label` is the line of story of an option. */
export interface Line {
  role: "arrival" | "attached" | "bandits" | "bonus" | "choice" | "claim" | "code" | "cost" | "duty" | "effect" | "encounter" | "exile" | "failure" | "first" | "goal" | "mark" | "note" | "option" | "page" | "power" | "reader" | "reward" | "scene" | "setup" | "side" | "stores" | "symbols" | "then" | "trigger";
  text: string;
  heading: string;
  label: string;
}

/** One way to go on: a line of story, and what it does. */
export interface OptionEntry {
  label: string;
  text: string;
}

/**
 * What a survivor or a card beside them can do. `node`: its name in questions and views.
 *
 * `action`: it is used by an answer `use SURVIVOR NAME`, NAME being the id of the survivor whose ability it is, or
 * the id of the card, a dot, and which of the holder's cards it is (`lighter.1`). `number`: if it isn't 0, a slash and
 * this number follow (`lighter.1/2`), as another power could be meant. `with_action`: it is chosen by the same name
 * along with an action that it changes. `at`: where it works; `die`: the value it needs; `once`: turn, round or game;
 * `pays`: the symbol of the card it costs.
 */
export interface PowerEntry {
  node: string;
  text: string;
  action: boolean;
  with_action: boolean;
  number: number;
  at: string;
  die: number;
  once: string;
  pays: string;
}

/**
 * A side of a main objective; `goals` has its conditions in the order of an insight's goals, each a clause.
 *
 * `morale`, `rounds`: 0 where they stay as they are, as in a chapter that follows another.
 */
export interface SideEntry {
  hard: boolean;
  morale: number;
  rounds: number;
  stores: string[];
  goals: string[];
}

/** The numbers of a survivor: attack and search are the least value of a die. */
export interface SurvivorEntry {
  occupation: string;
  influence: number;
  attack: number;
  search: number;
  gender: string;
  human: boolean;
}

/**
 * The audio side of an experiment: how many come, where (a place, or how it is found), and which pairs of dice
 * lock it in.
 */
export interface ExperimentEntry {
  figures: number;
  at: string;
  code: [number, number][];
}

/**
 * A line of a table: what a die of `low` to `high` does, in words and in signs for a glance.
 *
 * `signs`: `wound`, `frostbite`, `despair` (each as often as it comes), `death`, `flees`, `removed`, and others.
 */
export interface BandEntry {
  low: number;
  high: number;
  text: string;
  signs: string[];
}

/** A part of the story of a scenario, in paragraphs: events of the kind `scene` name it by its place in the list. */
export interface SceneEntry {
  at: string;
  text: string[];
}

/** A page that introduces rules of a scenario; `rules-opened` names it. `rules`: where the rulebook has them. */
export interface PageEntry {
  name: string;
  text: string[];
  rules: string[];
}

/** Words for what isn't a card; `decks` are titles. */
export interface Names {
  places: Record<string, PlaceName>;
  symbols: Record<string, string>;
  decks: Record<string, string>;
  bots: Record<string, BotName>;
}

/** A place as a label, inside a sentence ("the school"), and as where something is ("at the school"). */
export interface PlaceName {
  label: string;
  the: string;
  at: string;
}

/** A kind of bot, and a sentence about it. `level`: one of those that people choose among, the weakest first. */
export interface BotName {
  label: string;
  about: string;
  level: boolean;
}

/** All rules; `marks` has the titles of the marks. */
export interface Rulebook {
  lang: string;
  chapters: ChapterEntry[];
  marks: Record<string, string>;
}

/** A chapter of the rulebook. */
export interface ChapterEntry {
  id: string;
  title: string;
  rules: RuleEntry[];
}

/** A rule; `marks`: what it rests on beside the printed rulebook. */
export interface RuleEntry {
  id: string;
  text: string;
  marks: string[];
}

/** Tables that anybody may join. */
export interface Listing {
  tables: ListedTable[];
}

/** A table that anybody may join, or watch if it plays already. */
export interface ListedTable {
  id: string;
  code: string;
  status: Status;
  settings: Settings;
  names: string[];
  free: number;
}

/** A seat at a table. `token` is the seat: who has it plays it. `link` moves the seat to another device. */
export interface Seated {
  id: string;
  code: string;
  seat: number;
  token: string;
  link: string;
}

/** The table with a code. */
export interface Found {
  id: string;
}

/** A claim waits for the host, or for a vote of the others. `token` becomes the seat's when they agree. */
export interface Claimed {
  claim: string;
  token: string;
}

/** Where one sits now. `swap`: the wish that waits for an answer, where somebody sits on the place wanted. */
export interface Moved {
  seat: number;
  swap: string;
}

/** Nothing more to say: it was done. */
export type Done = Record<string, never>;

/** All that opens one's seat. */
export interface Sessions {
  sessions: Session[];
}

/** A secret that opens a seat: a browser, or a link. `own`: the one that asks; `connected`: whether it looks now. */
export interface Session {
  id: string;
  role: "claim" | "owner" | "stand-in";
  created: number;
  own: boolean;
  connected: boolean;
}

/** What one seat has seen of a game. */
export interface OwnView {
  "hivernage-view": number;
  version: string;
  code: string;
  seat: number;
  seq: number;
  names: string[];
  view: View;
  events: EventInfo[];
  talk: Said[];
}

/** All that happened in a finished game: events with what only some seats knew, sentences for everybody. */
export interface WholeStory {
  first: number;
  last: number;
  events: EventInfo[];
  story: Told[];
}

/** A finished game as everybody saw it after decision `seq`, and the cards that each seat held then. */
export interface Replay {
  seq: number;
  view: View;
  hands: string[][];
}

/**
 * What the bots of a finished game believed of the others, those that stood in for people at its end too.
 *
 * People, and bots that trust everybody, aren't listed.
 */
export interface Thoughts {
  bots: BotThoughts[];
}

/** What the bot on a seat believed, round by round. */
export interface BotThoughts {
  seat: number;
  course: Belief[];
}

/** What somebody believed at the end of a round: for each other seat the chance that it is a betrayer. */
export interface Belief {
  round: number;
  chances: Record<number, number>;
}

/** The facts of every kind of event. Those with a question mark aren't told every time. */
export interface EventFacts {
  /** A player adds a hand card to the crisis, face down. */
  added: { seat: number; back: string; pile: number; /** Only some seats are told. */ card?: string };
  /** A player adds an equipped card to the crisis, face up. */
  "added-equipped": { seat: number; survivor: string; card: string; pile: number };
  /** A player gives a card of the hand to the crisis of both colonies, face up. */
  "added-openly": { seat: number; card: string; pile: number };
  /** A player puts advancement tokens on an improvement. */
  advanced: { seat: number; card: string; n: number; now: number; cost: number };
  /** Advancement tokens are taken off an improvement. */
  "advancement-lost": { card: string; n: number; now: number };
  /** A player puts the top cards of a deck back in an order of choice. */
  arranged: { seat: number; deck: string; n: number; /** Only some seats are told. */ swapped?: boolean };
  /** A crossroads card stays with a survivor. */
  attached: { card: string; survivor: string };
  /** A survivor attacks a zombie, a bandit or another survivor. */
  attacked: { survivor: string; target: string; place: string; using: string[]; rolled?: number; hit?: boolean };
  /** A bandit takes a survivor space of a place. */
  "bandit-came": { place: string };
  /** A bandit finds no free space, and isn't placed. */
  "bandit-turned-away": { place: string };
  /** Bandits are moved from a place to another. */
  "bandits-moved": { place: string; to: string; n: number };
  /** Bandits of a place are gone. */
  "bandits-removed": { place: string; n: number; cause: string };
  /** A barricade is put up. */
  barricade: { place: string; entrance: number };
  /** A zombie that found no space tears down a barricade. */
  "barricade-broken": { place: string; entrance: number };
  /** Barricades of a place are taken away. */
  "barricades-removed": { place: string; n: number };
  /** A discarded or equipped card goes to the loot. */
  "became-loot": { card: string };
  /** Both bets of bullets are opened, and spent. */
  bets: { bets: number[] };
  /** An improvement is built: its tokens return, and it is in force from now on. */
  built: { card: string };
  /** A colony gets bullets or loses some. */
  bullets: { colony: number; change: number; now: number };
  /** Equipment of somebody who died at the enemy's home is its leader's to give out. */
  captured: { place: string; cards: string[] };
  /** A card leaves the game, and everybody sees which. */
  "card-left": { card: string };
  /** An objective of a scenario is complete, and the next one follows in the round to come. */
  "chapter-done": { card: string };
  /** The top cards of a waste pile leave the game. */
  cleaned: { survivor: string; cards: string[]; colony: number };
  /** All dice leave Raxxon. */
  "code-dice-left": { n: number };
  /** A player puts a die on Raxxon. */
  "code-die": { seat: number; value: number };
  /** The morale of a colony is 0: it has lost, and plays on until the objective is looked at. */
  "colony-fell": { colony: number };
  /** Somebody leads a colony from now on. */
  "colony-leader": { colony: number; seat: number };
  /** All turns of the round are over, and the colony phase begins. */
  "colony-phase": Record<string, never>;
  /** Survivors of both colonies are at a place and fight. */
  combat: { place: string; sides: string[][] };
  /** Each leader has rolled a combat die. */
  "combat-dice": { faces: string[]; numbers: number[] };
  /** A combat is over: somebody has won by so much, or nobody. */
  "combat-over": { place: string; winner: number; by: number; strength: number[] };
  /** A card has two sides roll against each other: the sums of a player's dice and of the others'. */
  contest: { seat: number; card: string; mine: number; theirs: number };
  /** The crisis of the round is turned up. */
  crisis: { card: string };
  /** The cards added to a crisis that is skipped leave the game. */
  "crisis-pile-left": { n: number };
  /** The cards added to the crisis are turned up and counted. */
  "crisis-resolved": { card: string; cards: string[]; total: number; need: number; outcome: string };
  /** The crisis of the round goes under its deck. */
  "crisis-under-deck": { card: string };
  /** A crossroads card is triggered and read out. */
  crossroads: { card: string; seat: number; guard: number; survivor: string };
  /** The guard of a turn draws a crossroads card. */
  "crossroads-drawn": { guard: number; /** Only some seats are told. */ card?: string };
  /** A crossroads card that didn't fire goes back under its deck. */
  "crossroads-under": { guard: number };
  /** Everybody gets a hand, an objective and survivors to choose from. */
  dealt: { seat: number; /** Only some seats are told. */ hand?: string[]; /** Only some seats are told. */ objective?: string; /** Only some seats are told. */ survivors?: string[] };
  /** A player has rolled the action dice of the round. */
  dice: { seat: number; dice: number[] };
  /** An action die shows another value, turned or rolled again. */
  die: { seat: number; was: number; now: number };
  /** An action die is used. */
  "die-spent": { seat: number; value: number };
  /** A hand card is discarded. */
  discarded: { seat: number; card: string };
  /** A player draws a card. */
  drew: { seat: number; deck: string; /** Only some seats are told. */ card?: string };
  /** A zombie comes to a full entrance of a colony and drives an enemy off who stands there. */
  "driven-off": { survivor: string; place: string; entrance: number };
  /** A part of a card that waited is carried out. */
  due: { card: string };
  /** Cards of a deck are turned up for everybody. */
  dug: { seat: number; deck: string; cards: string[] };
  /** A colony has voted for its leader. */
  elected: { colony: number; seat: number; votes: Record<string, number>; tied: number[] };
  /** A player is out of the game. */
  eliminated: { seat: number };
  /** After an attack on a special zombie a die is rolled on its table. */
  encounter: { card: string; survivor: string; place: string; value: number };
  /** The card of special zombies that are about lies there with its table up. */
  "encounter-opened": { card: string };
  /** Enemies stand at a colony with none of its own people left in it. */
  "enemies-inside": { colony: number; n: number };
  /** The equipment of a survivor who is gone goes into the deck of the place. */
  "equipment-to-deck": { place: string; cards: string[] };
  /** A survivor's equipment goes back to the player's hand. */
  "equipment-to-hand": { seat: number; cards: string[] };
  /** The equipment of a survivor who is gone stays at a place without a deck. */
  "equipment-to-loot": { place: string; cards: string[] };
  /** A survivor carries a card from now on. */
  equipped: { survivor: string; card: string };
  /** A vote to exile a player is called. */
  "exile-called": { seat: number; named: number };
  /** A player is exiled. */
  exiled: { seat: number };
  /** An exiled player draws an exiled objective. */
  "exiled-objective": { seat: number; /** Only some seats are told. */ card?: string };
  /** The experiment stays behind its door; the next one lies open. */
  "experiment-contained": { card: string; next: string };
  /** An experiment breaks out; the next one lies open. */
  "experiment-released": { card: string; next: string };
  /** A card discards the top experiment, or puts it under its deck; the next one lies open. */
  "experiment-set-aside": { card: string; act: string };
  /** The top experiments go back in another order, the top one first. */
  "experiments-arranged": { seat: number; cards: string[] };
  /** The top experiments are read by all, the top one first. */
  "experiments-seen": { seat: number; cards: string[] };
  /** The exposure die is rolled for a survivor; how many of its twelve faces would have done what to them. */
  exposure: { survivor: string; place: string; cause: string; result: string; does: string; nothing: number; wound: number; frostbite: number; death: number };
  /** A player will roll more action dice, or fewer. */
  "extra-dice": { seat: number; n: number };
  /** A player takes a card of choice out of a deck. */
  fetched: { seat: number; deck: string; back: string; /** Only some seats are told. */ card?: string };
  /** The first player names the place that fewer zombies come to tonight. */
  "fewer-zombies": { seat: number; place: string; n: number };
  /** A player is done with the actions of this pair of turns. */
  finished: { seat: number };
  /** Somebody is the first player from now on. */
  "first-player": { seat: number };
  /** A colony gets food or uses some. */
  food: { change: number; now: number; colony: number };
  /** A colony has to eat. */
  "food-due": { need: number; have: number; colony: number };
  /** A card that was looked for in a deck is shown to everybody. */
  found: { seat: number; deck: string; card: string };
  /** A player rolls for the stakes. */
  gambled: { seat: number; dice: number[] };
  /** A card that was asked for is given, and played at once. */
  gave: { seat: number; card: string };
  /** A player hands a hand card over to another, face down. */
  given: { seat: number; to: number; back: string; /** Only some seats are told. */ card?: string };
  /** A card adds a condition to the main objective. */
  "goal-added": { card: string };
  /** A player has chosen survivors and a leader at the start. */
  group: { seat: number; survivors: string[]; leader: string; /** Only some seats are told. */ returned?: string[] };
  /** The hand of a player without survivors leaves the game, face down. */
  "hand-left": { seat: number; backs: string[]; /** Only some seats are told. */ cards?: string[] };
  /** A player looks at hand cards of another. */
  "hand-seen": { seat: number; of: number; whole: boolean; symbol?: string; /** Only some seats are told. */ cards?: string[] };
  /** A player shows hand cards to everybody. */
  "hand-shown": { seat: number; cards: string[] };
  /** A survivor hands an equipped card to another. */
  "handed-off": { survivor: string; card: string; to: string };
  /** A survivor loses a wound. */
  healed: { survivor: string; harm: string };
  /** Helpless survivors come to a colony or leave it. */
  helpless: { change: number; now: number; colony: number; unruly?: number };
  /** A helpless survivor is killed. */
  "helpless-killed": { now: number; colony: number; unruly?: boolean };
  /** An improvement joins the row. */
  improvement: { card: string };
  /** A built improvement leaves the game. */
  "improvement-lost": { card: string };
  /** A player names an item that they want somebody to give them. */
  "item-named": { seat: number; card: string };
  /** A new survivor has joined a group. */
  joined: { survivor: string; seat: number; place: string };
  /** The searcher keeps one of the cards. */
  kept: { seat: number; place: string; back: string; /** Only some seats are told. */ card?: string };
  /** A survivor dies. */
  killed: { survivor: string; seat: number; place: string; cause: string };
  /** What a card says is in force from now on. */
  lasting: { card: string; until: string; survivor: string };
  /** What a card said is no longer in force. */
  "lasting-over": { card: string };
  /** A part of a card waits for the end of a round. */
  later: { card: string; round: number };
  /** A group has a new leader. */
  leader: { seat: number; survivor: string };
  /** A survivor is bitten and lies there until the actions are over. */
  "lies-bitten": { survivor: string };
  /** The night begins, and the dice on Raxxon are held against the code of the top experiment. */
  lockdown: { card: string; dice: number[]; matched: boolean };
  /** The searcher looks at the top cards of the place's deck. */
  looked: { seat: number; place: string; n: number; /** Only some seats are told. */ cards?: string[] };
  /** A player looks through a whole deck. */
  "looked-through": { seat: number; deck: string; /** Only some seats are told. */ cards?: string[] };
  /** Everybody learns whether an exiled player is a betrayer; who is none leads the bandits. */
  "loyalty-told": { seat: number; betrayer: boolean };
  /** The lone wolf shows a mission that is complete, for or against a colony; -1: about neither alone. */
  "mission-done": { seat: number; card: string; colony: number };
  /** The lone wolf draws a mission in place of one that is complete. */
  "mission-drawn": { seat: number; /** Only some seats are told. */ card?: string };
  /** The lone wolf puts a mission away, unseen, and draws another one. */
  "mission-swapped": { seat: number; /** Only some seats are told. */ card?: string; /** Only some seats are told. */ drawn?: string };
  /** The lone wolf gets missions, and perhaps a lot names a colony for their objective; else `marked` is -1. */
  "missions-dealt": { seat: number; /** Only some seats are told. */ cards?: string[]; /** Only some seats are told. */ marked?: number };
  /** The morale of a colony goes up or down. */
  morale: { change: number; now: number; colony: number };
  /** A survivor goes to another place, with a card that is used up for it or without. */
  moved: { survivor: string; seat: number; place: string; to: string; card: string; entrance?: number };
  /** A survivor comes out of the deck and is about to join a group. */
  newcomer: { survivor: string; seat: number };
  /** None of the options of a card can be carried out. */
  "no-option": { seat: number; card: string };
  /** A player who may name somebody for exile names nobody. */
  "no-vote": { seat: number };
  /** Noise tokens are put down at a place. */
  noise: { place: string; n: number; now: number };
  /** Noise tokens are moved from a place to another. */
  "noise-moved": { place: string; to: string; n: number };
  /** The noise tokens of a place leave, and a die is rolled for each. */
  "noise-rolled": { place: string; rolls: number[] };
  /** A joint payment fails, and everybody takes back what they pledged. */
  "not-paid": Record<string, never>;
  /** The main objective of the game is told. */
  objective: { card: string };
  /** An exiled player has to show the old objective. */
  "objective-shown": { seat: number; card: string };
  /** It is told who offers a card that was asked for. */
  offered: { seats: number[]; symbol: string };
  /** A player chooses an option of a card. */
  option: { seat: number; card: string; option: number };
  /** Which colony is first in a step, by its morale or by a die. */
  order: { what: string; colony: number; rolled: boolean };
  /** The game is over, and every objective is turned over. */
  over: { reason: string; complete: boolean; winners: number[]; objectives: Record<string, string[]> };
  /** A zombie finds no space at an entrance and breaks in. */
  overrun: { place: string; entrance: number };
  /** A joint payment is made. */
  paid: Record<string, never>;
  /** A player pledges nothing more. */
  passed: { seat: number };
  /** A player looks at the top cards of a deck. */
  peeked: { seat: number; deck: string; n?: number; /** Only some seats are told. */ cards?: string[] };
  /** The top card of a deck is taken away, for everybody to see. */
  pillaged: { place: string; card: string; to: string };
  /** A die says which place of the town it is. */
  "place-rolled": { place: string };
  /** A card puts a survivor somewhere, without a move. */
  placed: { survivor: string; place: string };
  /** A card is played. */
  played: { seat: number; card: string };
  /** A pledged card goes back to its player's hand. */
  "pledge-returned": { seat: number; card: string };
  /** A player puts a card or a die towards a joint payment. */
  pledged: { seat: number; thing: string };
  /** Cards are looked for in a deck and leave the game. */
  purged: { deck: string; cards: string[] };
  /** Cards that were looked at in a search go under the deck. */
  "put-under": { seat: number; place: string; n: number; /** Only some seats are told. */ cards?: string[] };
  /** A survivor searches or attacks the bandits' camp, and the die says what comes of it. */
  raided: { survivor: string; seat: number; act: string; using: string[]; rolled: number; wounds: number; loot: number };
  /** A survivor leaves the game without being killed. */
  removed: { survivor: string; seat: number; place: string };
  /** The guard of a turn reports what the rules can't see. */
  reported: { guard: number; what: string; accuser?: number; named?: number };
  /** A player asks the others for a card. */
  requested: { seat: number; symbol: string };
  /** Cards that left the game come back. */
  retrieved: { seat: number; cards: string[]; hidden: string[]; to: string };
  /** Everybody who isn't exiled was asked to reveal a betrayal, and nobody did. */
  "reveal-asked": { card: string; /** Only some seats are told. */ scene_number?: number };
  /** The whole table has gone back to before a decision. */
  rewound: { to: number };
  /** A card has a die rolled. */
  rolled: { seat: number; card: string; value: number };
  /** A round begins. */
  round: { round: number; left: number };
  /** A round is over and counted. */
  "round-track": { left: number };
  /** Rules hold from now on that were closed, or that are there from the start. */
  "rules-opened": { card: string; page: string };
  /** A player looks at the objective of another. */
  "saw-objective": { seat: number; of: number; /** Only some seats are told. */ card?: string };
  /** A player looks at the cards that left the game face down. */
  "saw-removed": { seat: number; /** Only some seats are told. */ cards?: string[] };
  /** A part of the story of a scenario is read out. */
  scene: { card: string; at: string; number: number; seat: number };
  /** A survivor searches a place. */
  searched: { survivor: string; seat: number; place: string };
  /** A player has told the others a secret, or kept it. */
  secret: { seat: number; told: boolean };
  /** A survivor has to leave a full place for a mover, perhaps for bullets. */
  "sent-away": { seat: number; survivor: string; place: string; bullets: number; die: number };
  /** A hand card is used up for an action. */
  "set-aside": { seat: number; card: string };
  /** A deck is shuffled. */
  shuffled: { deck: string; returned?: string[] };
  /** A survivor has a side effect from now on; or it is in use already, and nothing comes of it. */
  "side-effect": { survivor: string; card: string; taken: boolean };
  /** The survivor who had it is lost: the card goes back to the others. */
  "side-effect-returned": { card: string };
  /** Barricades cover survivor spaces of a place. */
  "spaces-blocked": { place: string; n: number };
  /** The barricades on the survivor spaces of a place are gone. */
  "spaces-freed": { place: string; n: number };
  /** A special zombie arrives at an entrance. */
  "special-came": { card: string; place: string; entrance: number };
  /** A survivor has put an end to a special zombie. */
  "special-killed": { card: string; place: string; entrance: number; survivor: string };
  /** A special zombie leaves its entrance for another place. */
  "special-left": { card: string; place: string; entrance: number };
  /** A player stakes a hand card. */
  staked: { seat: number; back: string; /** Only some seats are told. */ card?: string };
  /** A colony gets a starvation token. */
  starvation: { now: number; colony: number };
  /** A player takes a hand card from another. */
  stolen: { seat: number; victim: number; back: string; /** Only some seats are told. */ card?: string };
  /** A survivor who lay bitten has been saved. */
  "stood-up": { survivor: string };
  /** A player moves nobody any more in this pair of turns. */
  "stopped-moving": { seat: number };
  /** A card is put on the main objective of a colony. `pledged`: it lay in the middle, for a joint payment. */
  stored: { seat: number; card: string; colony: number; pledged: boolean };
  /** A card on the main objective of one colony comes to that of the other. */
  "stored-taken": { seat: number; card: string; colony: number };
  /** Survivors and their weapons are counted, or a combat die has added strength. */
  strength: { why: string; strength: number[] };
  /** A survivor is taken out of the survivor deck for good. */
  "survivor-left-deck": { survivor: string };
  /** Both tactics are turned over. */
  tactics: { cards: string[]; strength: number[]; ends: boolean };
  /** Helpless survivors of a colony become unruly, or calm again. */
  tempered: { change: number; now: number; colony: number };
  /** The first player, who had no vote, decides a tie. */
  "tie-broken": { seat: number; up: boolean };
  /** The sand timer is out, and what these seats hadn't finished is lost. */
  "time-out": { seats: number[] };
  /** The sand timer runs for whoever isn't done. */
  timer: { seconds: number };
  /** Tokens are put on the main objective of a colony. */
  token: { now: number; colony: number };
  /** A vote is called to leave the first player token where it is. */
  "token-vote": { seats: number[] };
  /** A player takes a card that lies open. */
  took: { seat: number; card: string };
  /** The lone wolf fights for a colony in a combat at this place, or flees from it: then the colony is -1. */
  "took-sides": { seat: number; place: string; colony: number };
  /** The card that lies on top of a deck now has the back of another one. */
  top: { place: string; back: string };
  /** A survivor goes over to another player. */
  transferred: { survivor: string; seat: number };
  /** An explosive trap is laid. */
  trap: { place: string; entrance: number };
  /** A barricade becomes an explosive trap. */
  "trap-armed": { place: string; entrance: number };
  /** A zombie that found no space sets off a trap, which takes all zombies of the entrance with it. */
  "trap-sprung": { place: string; entrance: number; zombies: number };
  /** Traps of a place are taken away without going off. */
  "traps-removed": { place: string; n: number };
  /** A turn begins. */
  turn: { seat: number; round: number };
  /** A turn ends. */
  "turn-over": { seat: number };
  /** A seat has taken back its last decision. */
  undone: { seat: number };
  /** A player uses a power of a survivor, of a card, or of the table. */
  used: { seat: number; survivor: string; power: string; which: string };
  /** The votes are opened. */
  voted: { about: string[]; up: number[]; down: number[] };
  /** A hand card saves a survivor from a bite. */
  warded: { seat: number; survivor: string; card: string };
  /** A power keeps something from happening: `morale`, an `overrun`, a `barricade` that would break, an `exposure`. */
  "warded-off": { what: string; power: string; n?: number; place?: string; survivor?: string };
  /** A card goes to the waste pile of a colony. */
  waste: { card: string; colony: number };
  /** A player takes back all pledges and steps out. */
  withdrawn: { seat: number };
  /** The morale of the den is 0: the lone wolf leaves the game, with so many missions nobody has seen. */
  "wolf-left": { seat: number; missions: number };
  /** One player takes all the stakes. */
  "won-stakes": { seat: number; backs: string[]; staked: number[]; /** Only some seats are told. */ cards?: string[] };
  /** A token is put on an equipped card. */
  worn: { card: string; survivor: string; tokens: number };
  /** A survivor gets a wound of some kind. */
  wounded: { survivor: string; harm: string; total: number; deadly: number };
  /** Two players were exiled who are no betrayers, and the colony despairs. */
  "wrongly-exiled": Record<string, never>;
  /** A zombie arrives at an entrance. */
  "zombie-came": { place: string; entrance: number };
  /** A survivor has killed a zombie. */
  "zombie-killed": { place: string; entrance: number; survivor: string };
  /** A zombie wanders from a place to an entrance of another, or of the same. */
  "zombie-moved": { place: string; to: string; entrance: number };
  /** A zombie is taken away and counts as killed by nobody. */
  "zombie-removed": { place: string; entrance: number };
  /** So many zombies don't come to a place after all. */
  "zombies-held-back": { place: string; n: number };
}

export type EventKind = keyof EventFacts;

/** Something that happened, as this seat may know it, by the decision with number `seq`. */
export type EventInfo = { [K in EventKind]: { seq: number; kind: K; facts: EventFacts[K] } }[EventKind];

/** Answer an open question, in the words of one of its answers. */
export interface Decide {
  type: "decide";
  /** From 1 to 64 characters. */
  id: string;
  question: number;
  /** At most 300 characters. */
  answer: string;
}

/** Take back one's last decision, if nobody has learnt anything by it. */
export interface Undo {
  type: "undo";
  /** From 1 to 64 characters. */
  id: string;
}

/** Why can't this be done now? With `question`: why isn't this an answer to it? */
export interface WhyNot {
  type: "why";
  /** From 1 to 64 characters. */
  id: string;
  /** At most 300 characters. */
  action: string;
  /** Default: 0. */
  question?: number;
}

/** Say something to the table; with `team`, in a war, to one's own colony alone. */
export interface Say {
  type: "say";
  /** From 1 to 64 characters. */
  id: string;
  talk: TalkDraft;
  /** Default: false. */
  team?: boolean;
}

/** Something said about oneself: `loyal`, or `have`, `lack`, `gave` with a symbol. */
export interface ClaimsDraft {
  type: "claim";
  what: "gave" | "have" | "lack" | "loyal";
  /** Default: null. */
  symbol?: Symbol | null;
}

/** Ask one player, or all of them, to do something. */
export interface AsksDraft {
  type: "ask";
  what: "barricade" | "crisis" | "doors" | "food" | "search" | "symbol" | "waste";
  /** Default: null. */
  seat?: number | null;
  /** Default: null. */
  symbol?: Symbol | null;
}

/** Why one has just answered as one did; `doubt` and `trust` name a seat, others may name a symbol. */
export interface BecauseDraft {
  type: "because";
  what: Why;
  /** Default: null. */
  seat?: number | null;
  /** Default: null. */
  symbol?: Symbol | null;
}

/** Delete something one has said; the host may delete what others have said. */
export interface Unsay {
  type: "unsay";
  /** From 1 to 64 characters. */
  id: string;
  n: number;
}

/** Call a vote: `rewind` to before decision `to`, or a bot as `stand-in` for a seat that is absent. */
export interface Propose {
  type: "propose";
  /** From 1 to 64 characters. */
  id: string;
  kind: "rewind" | "stand-in";
  /** From 0 to 10. Default: 0. */
  seat?: number;
  /** Default: 0. */
  to?: number;
}

/** One's secret vote on a motion. */
export interface Vote {
  type: "vote";
  /** From 1 to 64 characters. */
  id: string;
  motion: string;
  yes: boolean;
}

/** What would happen if the round ended now, what one's answers risk, what one has seen so far? */
export interface AskInsight {
  type: "insight";
  /** From 1 to 64 characters. */
  id: string;
}

/**
 * The screen has shown everything up to decision `seq`. Nothing comes back. Bots wait for the screen of the only
 * person at a table, if it was opened with `paced=1`; nobody ever waits for the screen of somebody else.
 */
export interface Shown {
  type: "shown";
  /** From 1 to 64 characters. */
  id: string;
  seq: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  /** From 1 to 64 characters. */
  id: string;
}

/** A new table; whoever makes it sits down first and is its host. `fill`: a kind of bot for every other seat. */
export interface CreateTable {
  /** From 1 to 20 characters. */
  name: string;
  /** Default: {}. */
  settings?: SettingsDraft;
  /** Default: "". */
  fill?: string;
  /** Default: false. */
  start?: boolean;
}

/**
 * What a table agrees on before the game. Empty `objective`: one by lot. Seconds of 0: never.
 *
 * `box`: whose rules and cards are played, with some of its `modules`. `mixed`: decks into which the cards of the base
 * box are shuffled too. `left_out`: cards that the table keeps out, by key. `GET /api/box` has what there is.
 * `stray_bandits`: crises without a place for bandits bring two. `scenario`: an introductory scenario of Long Night,
 * which brings its modules and its objectives. Of Warring Colonies: `timer`, the seconds that its sand timer runs (0:
 * a table without one, which may play over days), `quick`, the game in which all actions are timed, and
 * `older_crossroads`, whether those of the older boxes that fit are shuffled in, and `wolf`, the seat of the lone wolf
 * where the number of players is odd (-1: the last one). `joined`: what of Warring Colonies comes into a game of an
 * older box, decks by name, and `random`, five of its random items at each place.
 * `practice`: bots agree to go back even where dice were rolled or cards were shown since.
 * `lesson`: a lesson by its name, which brings all the rest; it begins at once, with bots on the other seats.
 */
export interface SettingsDraft {
  /** From 2 to 11. Default: 3. */
  players?: number;
  /** At most 60 characters. Default: "". */
  objective?: string;
  /** Default: false. */
  hard?: boolean;
  /** Default: false. */
  cooperative?: boolean;
  /** Default: false. */
  betrayer?: boolean;
  /** Default: false. */
  elimination?: boolean;
  /** Default: false. */
  adult?: boolean;
  /** At most 10 of them. Default: []. */
  packs?: string[];
  /** Default: false. */
  listed?: boolean;
  /** Default: true. */
  spectators?: boolean;
  /** From 0 to 1209600. Default: 0. */
  remind_after?: number;
  /** From 0 to 1209600. Default: 0. */
  limit?: number;
  /** Default: false. */
  practice?: boolean;
  /** At most 60 characters. Default: "base". */
  box?: string;
  /** At most 10 of them. Default: []. */
  modules?: string[];
  /** At most 20 of them. Default: []. */
  mixed?: string[];
  /** At most 10 of them. Default: []. */
  joined?: string[];
  /** At most 200 of them. Default: []. */
  left_out?: string[];
  /** Default: true. */
  stray_bandits?: boolean;
  /** At most 60 characters. Default: "". */
  scenario?: string;
  /** From 0 to 600. Default: 120. */
  timer?: number;
  /** Default: false. */
  quick?: boolean;
  /** Default: false. */
  older_crossroads?: boolean;
  /** From -1 to 10. Default: -1. */
  wolf?: number;
  /** At most 60 characters. Default: "". */
  lesson?: string;
}

/** Sit down, on a seat of one's choice or the first that is free. */
export interface JoinTable {
  /** From 1 to 20 characters. */
  name: string;
  /** Default: null. */
  seat?: number | null;
}

/** The secret of a seat link, taken out of its address by the page. */
export interface UseLink {
  /** At most 100 characters. */
  token: string;
}

/**
 * Ask the host for a seat: one's own after a lost cookie, or one that a bot keeps warm.
 *
 * The host's own seat is asked of the others: all who are there must agree, and be more than half of those who play.
 */
export interface ClaimSeat {
  /** From 1 to 20 characters. */
  name: string;
  /** From 0 to 10. */
  seat: number;
}

/** In the lobby: another seat for oneself. A free one or a bot's is taken at once, a player is asked to swap. */
export interface TakePlace {
  /** From 0 to 10. */
  seat: number;
}

/** Whether one changes places with somebody. Who has asked may only take it back. */
export interface AnswerSwap {
  accept: boolean;
}

/** Another name; an empty one deletes it. */
export interface Rename {
  /** At most 20 characters. */
  name: string;
}

/** Where the server says that it is this seat's turn; empty for nowhere. */
export interface SetWebhook {
  /** At most 300 characters. */
  url: string;
}

/** What went wrong, in the player's words. */
export interface BugReport {
  /** At most 4000 characters. Default: "". */
  text?: string;
}

/**
 * Begin. `fill`: a kind of bot for every empty seat. `close_up`: without empty seats; those who sit move up, each
 * in their colony, and where one is too many they become the lone wolf.
 */
export interface StartGame {
  /** At most 40 characters. Default: "". */
  fill?: string;
  /** Default: false. */
  close_up?: boolean;
}

/** Stop the game for a while, or go on. */
export interface Pause {
  paused: boolean;
}

/**
 * The host's answer to a claim. `owner`: the seat is theirs for good, even if its player has only left it.
 *
 * In a game that is on, a yes puts it to a vote of the others.
 */
export interface AnswerClaim {
  accept: boolean;
  /** Default: false. */
  owner?: boolean;
}

/** A kind of bot for a free seat; an empty one frees the seat again. */
export interface SetBot {
  /** At most 40 characters. */
  bot: string;
}

/** Every request by HTTP, with what is sent and what is answered; a refusal is a Trouble. */
export interface Routes {
  /** What there is to play with. For anybody. */
  "GET /api/box": { body: undefined; answer: BoxInfo };
  /** All cards of this server's packs (`?lang=fr`); may be kept. For anybody. */
  "GET /api/cards": { body: undefined; answer: Catalog };
  /** The rulebook (`?lang=fr`); may be kept. For anybody. */
  "GET /api/rules": { body: undefined; answer: Rulebook };
  /** Tables that anybody may join or watch. For anybody. */
  "GET /api/tables": { body: undefined; answer: Listing };
  /** Make a table and sit down at it. For anybody. */
  "POST /api/tables": { body: CreateTable; answer: Seated };
  /** The id of the table with a code. For anybody. */
  "GET /api/codes/{code}": { body: undefined; answer: Found };
  /** All about a table but the game itself. For anybody. */
  "GET /api/tables/{id}": { body: undefined; answer: TableInfo };
  /** All cards of the table's packs; may be kept. For anybody. */
  "GET /api/tables/{id}/cards": { body: undefined; answer: Catalog };
  /** Sit down, before the game begins. For anybody. */
  "POST /api/tables/{id}/join": { body: JoinTable; answer: Seated };
  /** Turn a seat link into a cookie. For anybody. */
  "POST /api/tables/{id}/use-link": { body: UseLink; answer: Seated };
  /** Ask for a seat. For anybody. */
  "POST /api/tables/{id}/claims": { body: ClaimSeat; answer: Claimed };
  /** Take another place, before the game begins. For a seat. */
  "POST /api/tables/{id}/place": { body: TakePlace; answer: Moved };
  /** Change places with who asks, or don't. For a seat. */
  "POST /api/tables/{id}/swaps/{swap}": { body: AnswerSwap; answer: Done };
  /** Get up. During the game a bot plays on. For a seat. */
  "POST /api/tables/{id}/leave": { body: undefined; answer: Done };
  /** Take one's seat back from a bot or a stand-in. For a seat. */
  "POST /api/tables/{id}/back": { body: undefined; answer: Done };
  /** Give the game up for good. A bot plays on. For a seat. */
  "POST /api/tables/{id}/concede": { body: undefined; answer: Done };
  /** Take another name, or none. For a seat. */
  "POST /api/tables/{id}/name": { body: Rename; answer: Done };
  /** Where to send notices of one's turn. For a seat. */
  "POST /api/tables/{id}/webhook": { body: SetWebhook; answer: Done };
  /** Delete one's name, webhook and words. For a seat. */
  "DELETE /api/tables/{id}/me": { body: undefined; answer: Done };
  /** A link that opens this seat on another device. For a seat. */
  "POST /api/tables/{id}/link": { body: undefined; answer: Seated };
  /** What opens this seat: browsers and links. For a seat. */
  "GET /api/tables/{id}/sessions": { body: undefined; answer: Sessions };
  /** One of them opens nothing any more. For a seat. */
  "DELETE /api/tables/{id}/sessions/{session}": { body: undefined; answer: Done };
  /** A bug report with a sealed replay, as a file. For a seat. */
  "POST /api/tables/{id}/report": { body: BugReport; answer: unknown };
  /** One's own view of the game, as a file. For anybody. */
  "GET /api/tables/{id}/export": { body: undefined; answer: OwnView };
  /** The whole record of a finished game, as a file. For anybody. */
  "GET /api/tables/{id}/record": { body: undefined; answer: unknown };
  /** All that happened in a finished game (`?lang=fr`). For anybody. */
  "GET /api/tables/{id}/story": { body: undefined; answer: WholeStory };
  /** A finished game after decision N (`?seq=N`). For anybody. */
  "GET /api/tables/{id}/replay": { body: undefined; answer: Replay };
  /** What the bots of a finished game believed. For anybody. */
  "GET /api/tables/{id}/thoughts": { body: undefined; answer: Thoughts };
  /** Begin the game. For the host. */
  "POST /api/tables/{id}/start": { body: StartGame; answer: Done };
  /** Change the settings before the game. For the host. */
  "POST /api/tables/{id}/settings": { body: SettingsDraft; answer: Done };
  /** Stop the game for a while, or go on. For the host. */
  "POST /api/tables/{id}/pause": { body: Pause; answer: Done };
  /** End the table, if the others agree. For the host. */
  "POST /api/tables/{id}/close": { body: undefined; answer: Done };
  /** Grant a seat, or don't. For the host. */
  "POST /api/tables/{id}/claims/{claim}": { body: AnswerClaim; answer: Done };
  /** Put a bot on a free seat. For the host. */
  "POST /api/tables/{id}/seats/{seat}/bot": { body: SetBot; answer: Done };
  /** Send a player away, if the others agree. For the host. */
  "POST /api/tables/{id}/seats/{seat}/remove": { body: undefined; answer: Done };
}

/** Every `error` of a Trouble or a Refused. */
export type RefusalName =
  | "bad-message"
  | "bad-request"
  | "bad-name"
  | "too-large"
  | "too-fast"
  | "too-many-tables"
  | "too-many-sockets"
  | "foreign-origin"
  | "not-found"
  | "wrong-method"
  | "broken"
  | "storage"
  | "no-such-table"
  | "no-such-code"
  | "no-such-seat"
  | "no-seat"
  | "bad-link"
  | "host-only"
  | "no-spectators"
  | "not-in-lobby"
  | "not-playing"
  | "table-full"
  | "seat-taken"
  | "seated-already"
  | "seat-not-free"
  | "seat-not-yours"
  | "name-taken"
  | "no-such-session"
  | "own-place"
  | "places-changed"
  | "no-such-swap"
  | "unequal-colonies"
  | "open-seats"
  | "people-at-seats"
  | "paused"
  | "over"
  | "closed"
  | "not-over"
  | "no-such-bot"
  | "no-such-objective"
  | "objective-of-other-box"
  | "needs-module"
  | "no-such-scenario"
  | "no-such-lesson"
  | "lesson-begins-at-once"
  | "scenario-of-other-box"
  | "scenario-brings-modules"
  | "scenario-brings-objectives"
  | "scenario-needs-card"
  | "no-such-pack"
  | "no-such-box"
  | "no-such-module"
  | "module-of-other-box"
  | "too-many-players"
  | "too-few-for-a-war"
  | "no-lone-wolf"
  | "wolf-without-seat"
  | "only-in-a-war"
  | "not-in-a-war"
  | "quick-without-timer"
  | "no-such-deck"
  | "nothing-to-mix"
  | "joined-already"
  | "no-such-card"
  | "objective-left-out"
  | "too-few-main"
  | "too-few-survivor"
  | "too-few-starting"
  | "too-few-secret"
  | "too-few-betrayal"
  | "too-few-lone-wolf"
  | "bad-settings"
  | "bad-webhook"
  | "no-such-claim"
  | "nobody-to-ask"
  | "unplayable"
  | "stale-question"
  | "not-asked"
  | "illegal-answer"
  | "stand-in-plays"
  | "repeated"
  | "cannot-undo"
  | "bots-refuse"
  | "no-such-decision"
  | "no-such-motion"
  | "not-a-voter"
  | "voted-already"
  | "motion-open"
  | "not-absent"
  | "no-team"
  | "no-such-words"
  | "not-your-words";

/** Why the server closes a socket; 4000 plus an HTTP status: it was refused. */
export const CLOSE_CODES = {
  restarting: 1012,
  "too-slow": 1013,
  "seat-moved": 4001,
  "no-spectators": 4403,
  "bad-messages": 4400,
} as const;
