// Matches of two clients each that make alternating moves; prints how many were confirmed to both.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, matches, moves, atOnce] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
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

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function match() {
  const { matchID } = await post("/games/counting/create", { numPlayers: 2 });
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/counting/${matchID}/join`, {
      playerID,
      playerName: playerID,
    });
    clients.push(
      Client({
        game: Counting,
        numPlayers: 2,
        multiplayer: SocketIO({ server: address }),
        matchID,
        playerID,
        credentials: playerCredentials,
        debug: false,
      }),
    );
  }
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer for a minute")), 60_000);
    const confirmed = [0, 0];
    const sent = [-1, -1];
    clients.forEach((client, player) => {
      client.subscribe((state) => {
        if (!state || !state.isConnected) return;
        // What the server has told, not what the client hopes for: a move, and the turn's end
        confirmed[player] = client.log.length / 2;
        if (Math.min(...confirmed) >= moves) {
          clearTimeout(timer);
          resolve();
          return;
        }
        const { count } = state.G;
        const mine = state.ctx.currentPlayer === String(player);
        if (mine && count === confirmed[player] && count < moves && count > sent[player]) {
          sent[player] = count;
          client.moves.count();
        }
      });
    });
    clients.forEach((client) => client.start());
  });
  clients.forEach((client) => client.stop());
}

async function main() {
  const began = performance.now();
  let left = matches;
  const worker = async () => {
    while (left-- > 0) await match();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - began) / 1000;
  console.log(JSON.stringify({ moves: matches * moves, seconds }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
