/** Those who want to know when something happens or changes. `T` is the arguments that they get. */
export class Listeners<T extends unknown[] = []> {
  readonly #all = new Set<(...news: T) => void>();
  readonly #watch: () => () => void;
  #unwatch: (() => void) | undefined;

  /** @param watch called when the first listener comes; returns what to do when the last one has left */
  constructor(watch: () => () => void = () => () => undefined) {
    this.#watch = watch;
  }

  /** Whether somebody listens. */
  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  /** Calls back each time. Call the returned function to end it. Fits `useSyncExternalStore`. */
  readonly subscribe = (listener: (...news: T) => void): (() => void) => {
    this.#all.add(listener);
    this.#unwatch ??= this.#watch();
    return () => {
      this.#all.delete(listener);
      if (this.#all.size > 0) return;
      this.#unwatch?.();
      this.#unwatch = undefined;
    };
  };

  /** Calls all listeners. */
  readonly notify = (...news: T): void => {
    for (const listener of this.#all) listener(...news);
  };
}
