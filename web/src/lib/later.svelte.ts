// Loads a module when it is first needed, so that the first visit stays small.

/**
 * Loads a module once it is wanted; `value` is null until it is there. Call it while a component is
 * initialised. Whoever cannot do without it says what happens when it does not come; it is asked for
 * again when it is wanted again.
 */
export function later<T>(
  wanted: () => boolean,
  get: () => Promise<T>,
  failed: () => void = () => undefined,
): { readonly value: T | null } {
  let value = $state.raw<T | null>(null);
  $effect(() => {
    if (wanted() && !value) get().then((module) => (value = module), failed);
  });
  return {
    get value() {
      return value;
    },
  };
}

/** Milliseconds until what can wait is loaded, too. */
const A_WHILE = 1500;

/**
 * True once something has been so for a while: what is welcome but not needed waits for that, so that
 * who wants to play at once does not wait for it. Call it while a component is initialised.
 */
export function forAWhile(is: () => boolean): () => boolean {
  let lasted = $state(false);
  $effect(() => {
    if (lasted || !is()) return;
    const waiting = setTimeout(() => (lasted = true), A_WHILE);
    return () => clearTimeout(waiting);
  });
  return () => lasted;
}
