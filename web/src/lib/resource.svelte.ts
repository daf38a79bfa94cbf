// Data that a screen asks the server for: loading, there, or failed and to be tried again.

export class Resource<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<unknown>(null);

  /** Loads at once, unless the value is known already. */
  constructor(
    private readonly get: () => Promise<T>,
    known: T | null = null,
  ) {
    this.value = known;
    if (known === null) void this.load();
  }

  load = async (): Promise<void> => {
    this.problem = null;
    try {
      this.value = await this.get();
    } catch (error) {
      this.problem = error;
    }
  };
}
