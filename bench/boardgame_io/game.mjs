// A small game of secret hands on a shared board, made to send updates of a wanted size. Four players take turns of
// three moves: a survivor goes somewhere, a die is rolled, the zombies there change, and a card may be drawn.
// A game takes about 140 moves, as ours does when it is played by lot.

const PLAYERS = 4;
const MOVES_A_TURN = 3;
const SHORTEST_GAME = 90;
const AROUND_THE_VIEW = 800; // bytes that boardgame.io adds to each update: turn order, plugins, log
const PLACES = ["colony", "school", "library", "hospital", "gas-station", "grocery-store", "police-station"];
const CARDS = ["food-1", "fuel", "medicine", "lighter", "rifle", "blueprint", "junk", "education", "ladder", "wrench"];

const place = (name) => ({ name, zombies: [1, 0, 0, 0, 0, 1], barricades: [0, 0, 0, 0, 0, 0], noise: 0, found: [] });

const survivor = (number) => ({
  name: `survivor-${number}`,
  player: number % PLAYERS,
  place: PLACES[number % PLACES.length],
  wounds: [],
  holds: [`${CARDS[number % CARDS.length]}@${PLACES[number % PLACES.length]}`],
  used: false,
});

const player = (number) => ({
  name: `player-${number}`,
  objective: `objective-${number}`,
  hand: CARDS.slice(0, 5).map((card) => `${card}@starting`),
});

const newState = (survivors, length) => ({
  moves: 0,
  length,
  colony: { morale: 6, food: 5, waste: [] },
  places: PLACES.map(place),
  survivors: Array.from({ length: survivors }, (_, number) => survivor(number)),
  players: Array.from({ length: PLAYERS }, (_, number) => player(number)),
  deck: Array.from({ length: 140 }, (_, number) => `${CARDS[number % CARDS.length]}@deck`),
});

const playerView = ({ G, playerID }) => ({
  ...G,
  deck: G.deck.length,
  players: G.players.map((one, number) =>
    String(number) === playerID ? one : { name: one.name, hand: one.hand.length },
  ),
});

const act = ({ G, playerID, random }, who, where) => {
  const moving = G.survivors[who % G.survivors.length];
  const target = G.places[where % G.places.length];
  const { hand } = G.players[playerID];
  const die = random.D6();
  G.moves += 1;
  moving.place = target.name;
  moving.used = !moving.used;
  target.zombies[die - 1] = (target.zombies[die - 1] + 1) % 4;
  target.noise = (target.noise + die) % 5;
  if (die > 3) {
    hand.push(G.deck.pop());
    G.colony.waste = [...G.colony.waste.slice(-4), hand.shift()];
  }
};

const survivorsFor = (updateBytes) => {
  const bytes = (count) => JSON.stringify(playerView({ G: newState(count, SHORTEST_GAME), playerID: "0" })).length;
  let count = PLAYERS;
  while (bytes(count) + AROUND_THE_VIEW < updateBytes) count += 1;
  return count;
};

export const game = (updateBytes) => {
  const survivors = survivorsFor(updateBytes);
  return {
    name: "winter",
    minPlayers: PLAYERS,
    maxPlayers: PLAYERS,
    setup: ({ random }) => newState(survivors, SHORTEST_GAME + random.Die(100)),
    playerView,
    moves: { act },
    turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
    endIf: ({ G }) => (G.moves >= G.length ? { over: true } : undefined),
  };
};
