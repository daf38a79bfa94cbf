// Modules that are loaded once somebody needs what is in them: what nobody sees yet weighs nothing.

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
