// Coins that pass from one player to another, over everything else on the page.

import { mount, unmount } from "svelte";
import { coinsFor } from "./coinValues";
import Coin from "./Coin.svelte";
import { isStill } from "./motion";
import { NORMAL, type Motion } from "./types";

const FLIGHT = 420;
const APART = 60;
/** All coins have left after this time: a turn has to end. */
const SPREAD = 240;

const flying = new Set<Animation>();

/** Lands all coins at once. */
export function landCoins(): void {
  for (const flight of flying) flight.finish();
}

/** Lets coins fly from one element to another; tells of each that lands; done after the last. */
export async function flyCoins(
  from: Element,
  to: Element,
  amount: number,
  motion: Motion = NORMAL,
  onland: (dirhams: number, coin: number) => void = () => undefined,
): Promise<void> {
  const coins = coinsFor(amount);
  if (isStill(motion)) {
    onland(amount, 0);
    return;
  }
  const [start, end] = [middle(from), middle(to)];
  const apart = Math.min(APART, SPREAD / Math.max(1, coins.length - 1));
  await Promise.all(
    coins.map(async (dirhams, i) => {
      await fly(start, end, i, apart, motion.speed);
      onland(dirhams, i);
    }),
  );
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function fly(
  start: { x: number; y: number },
  end: { x: number; y: number },
  coin: number,
  apart: number,
  speed: number,
): Promise<void> {
  const holder = document.createElement("span");
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, {
    position: "fixed",
    left: "-14px",
    top: "-14px",
    zIndex: "50",
    fontSize: "28px",
    lineHeight: "1",
    pointerEvents: "none",
    willChange: "transform",
  });
  holder.dataset.piece = "coin";
  const drawn = mount(Coin, { target: holder });
  document.body.append(holder);
  const rise = Math.min(160, 40 + Math.hypot(end.x - start.x, end.y - start.y) / 3);
  // An arc in sixteen pieces; each coin on a line of its own.
  const aside = (coin % 3) * 9 - 9;
  const frames = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const x = start.x + (end.x - start.x) * t + aside * Math.sin(Math.PI * t);
    const y = start.y + (end.y - start.y) * t - rise * Math.sin(Math.PI * t);
    const size = 0.8 + 0.45 * Math.sin(Math.PI * t);
    return { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${t * 300}deg)` };
  });
  const flight = holder.animate(frames, {
    duration: FLIGHT / speed,
    delay: (coin * apart) / speed,
    easing: "cubic-bezier(.3,0,.2,1)",
    fill: "both",
  });
  flying.add(flight);
  try {
    await flight.finished;
  } catch {
    // A cancelled flight has ended, too.
  } finally {
    flying.delete(flight);
    void unmount(drawn);
    holder.remove();
  }
}
