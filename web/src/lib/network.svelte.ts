// Whether the server answers: the outcome of the last request tells.

let away = $state(false);
const EVERY = 5000; // milliseconds, between questions whether it is back

export function isAway(): boolean {
  return away;
}

export function noteAnswered(): void {
  away = false;
}

export function noteUnreachable(): void {
  away = true;
}

/** Follow what the browser says of its network; while the server is away, ask whether it is back. */
export function followNetwork(): () => void {
  const gone = (): void => noteUnreachable();
  const ask = async (): Promise<void> => {
    if (!away || document.hidden) return;
    const back = await fetch("/live", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (back) noteAnswered();
  };
  const back = (): void => void ask();
  const timer = setInterval(back, EVERY);
  addEventListener("offline", gone);
  addEventListener("online", back);
  return () => {
    clearInterval(timer);
    removeEventListener("offline", gone);
    removeEventListener("online", back);
  };
}
