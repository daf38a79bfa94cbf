// An engine in JavaScript: it lays rugs where they cover the rugs of others, and turns Assam at
// random. It reads the board from the position in one line. docs/engines.md has the protocol.
//
//     marrakech bots check "engine:run=node thrifty.js"

import { createInterface } from "node:readline"

let seed = 1

/** A number below n; the same seed gives the same numbers. */
function random(n) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * n)
}

/** The colour on each square, by its name: "3y>y<3/…" has a row of three bare squares, and so on. */
function board(position) {
  const colours = new Map()
  position
    .split(" ")[0]
    .split("/")
    .forEach((row, y) => {
      let x = 0
      for (const [, bare, colour] of row.matchAll(/(\d)|([rybp])[\^>v<]/g)) {
        if (colour) colours.set("abcdefg"[x] + (y + 1), colour)
        x += bare ? Number(bare) : 1
      }
    })
  return colours
}

/** The colours of the player who has to move: with two players one has two of them. */
function own(position) {
  const [, , mover, , players] = position.split(" ")
  return players.split(",").find((player) => player.includes(mover))?.match(/[rybp](?=\d)/g) ?? [mover]
}

/** The action to take. */
function choose({ position, legal }) {
  const colours = board(position)
  const mine = own(position)
  const covered = (action) =>
    [action.slice(0, 2), action.slice(2, 4)].filter((square) => colours.has(square) && !mine.includes(colours.get(square))).length
  const most = Math.max(...legal.map(covered))
  const best = legal.filter((action) => covered(action) === most)
  return best[random(best.length)]
}

function answer(line) {
  let asked
  try {
    asked = JSON.parse(line)
  } catch {
    return { id: null, error: "json" }
  }
  if (typeof asked !== "object" || asked === null || Array.isArray(asked)) return { id: null, error: "json" }
  const { ask, id } = asked
  if (ask === "stop") return undefined // nothing takes long here
  if (ask === "quit") process.exit(0)
  if (ask === "hello") {
    seed = asked.seed ?? 1
    return { id, protocol: 1, name: "Thrifty", can: ["choose"] }
  }
  return ask === "choose" ? { id, action: choose(asked) } : { id, error: "unknown", what: ask }
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = line.trim() ? answer(line) : undefined
  if (said) console.log(JSON.stringify(said))
}
