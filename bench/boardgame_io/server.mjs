// boardgame.io's own server on a loopback port, with its default storage: in memory, nothing is durable.
//
//     node server.mjs PORT UPDATE_BYTES

import boardgame from "boardgame.io/dist/cjs/server.js";
import { game } from "./game.mjs";

const [port, updateBytes] = process.argv.slice(2).map(Number);
const server = boardgame.Server({ games: [game(updateBytes)], origins: [] });
await server.run({ port: { host: "127.0.0.1", port } });
