/** The functions to call when something happens or changes. `T` is the type of their arguments. */
export class Listeners<T extends unknown[] = []> {
  readonly #all = new Set<(...news: T) => void>();
  readonly #watch: () => () => void;
  #unwatch: (() => void) | undefined;

  /** @param watch called when the first listener subscribes; returns a function to call when no listener is left */
  constructor(watch: () => () => void = () => () => undefined) {
    this.#watch = watch;
  }

  /** Whether there is no listener. */
  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  /** Adds a listener and returns the function that removes it. Fits `useSyncExternalStore`. */
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
