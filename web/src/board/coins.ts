// Coins that pass from one player to another, over everything else on the page.

import { mount, unmount } from "svelte";
import { coinsFor } from "./coinValues";
import Coin from "./Coin.svelte";
import { isStill } from "./motion";
import { NORMAL, type Motion } from "./types";

const FLIGHT = 520;
const APART = 60;

const flying = new Set<Animation>();

/** Lands all coins at once. */
export function landCoins(): void {
  for (const flight of flying) flight.finish();
}

/** Lets coins fly from one element to another; done when the last has landed. */
export async function flyCoins(
  from: Element,
  to: Element,
  amount: number,
  motion: Motion = NORMAL,
): Promise<void> {
  if (isStill(motion)) return;
  const [start, end] = [middle(from), middle(to)];
  await Promise.all(
    coinsFor(amount).map((value, i) => fly(value, start, end, i * APART, motion.speed)),
  );
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function fly(
  value: 1 | 5,
  start: { x: number; y: number },
  end: { x: number; y: number },
  delay: number,
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
  const coin = mount(Coin, { target: holder, props: { value } });
  document.body.append(holder);
  const rise = Math.min(160, 40 + Math.hypot(end.x - start.x, end.y - start.y) / 3);
  // An arc in sixteen pieces; each coin on a line of its own.
  const aside = ((delay / APART) % 3) * 9 - 9;
  const frames = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const x = start.x + (end.x - start.x) * t + aside * Math.sin(Math.PI * t);
    const y = start.y + (end.y - start.y) * t - rise * Math.sin(Math.PI * t);
    const size = 0.8 + 0.45 * Math.sin(Math.PI * t);
    return { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${t * 300}deg)` };
  });
  const flight = holder.animate(frames, {
    duration: FLIGHT / speed,
    delay: delay / speed,
    easing: "cubic-bezier(.4,.1,.6,.95)",
    fill: "both",
  });
  flying.add(flight);
  try {
    await flight.finished;
  } catch {
    // A cancelled flight has ended, too.
  } finally {
    flying.delete(flight);
    void unmount(coin);
    holder.remove();
  }
}
