import { liveQuery, type Subscription } from 'dexie';

/** How long a read lives whose component is not mounted: React may discard a component that it has rendered. */
const UNMOUNTED_MS = 10_000;

/**
 * A read that repeats when the data that it used changes. It begins at once, while React still renders, so that the first
 * screen does not wait for its own empty frame.
 */
export class LiveRead<T> {
  /** The newest result; null before the first. */
  result: { readonly value: T } | null = null;
  /** Why the read failed; null otherwise. */
  failure: { readonly error: unknown } | null = null;
  #subscription: Subscription | null = null;
  #onChange: (() => void) | null = null;
  readonly #unmounted: ReturnType<typeof setTimeout>;

  constructor(private readonly read: () => Promise<T>) {
    this.#start();
    this.#unmounted = setTimeout(() => this.#stop(), UNMOUNTED_MS);
  }

  /** Calls back after each result. Call the returned function to end the read. */
  connect(onChange: () => void): () => void {
    clearTimeout(this.#unmounted);
    this.#onChange = onChange;
    this.#start();
    return () => {
      this.#onChange = null;
      this.#stop();
    };
  }

  #start(): void {
    this.#subscription ??= liveQuery(this.read).subscribe(
      (value) => {
        if (this.failure === null && this.result?.value === value) return;
        this.failure = null;
        this.result = { value };
        this.#onChange?.();
      },
      (error: unknown) => {
        this.failure = { error };
        this.#onChange?.();
      },
    );
  }

  #stop(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = null;
  }
}
