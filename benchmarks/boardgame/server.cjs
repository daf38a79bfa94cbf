// The server of boardgame.io with its simplest game: a move counts one up, players take turns.
const { Server, Origins } = require("boardgame.io/server");

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

const server = Server({ games: [Counting], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
