// The server of boardgame.io with its simplest game: a move counts one up, players take turns.
// With a folder, matches are kept there, in the storage that it comes with; else in memory.
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const Counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }) => {
      G.count += 1;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Counting], origins: [Origins.LOCALHOST], db });
server.run(Number(port), () => console.log("ready"));
