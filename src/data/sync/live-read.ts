import { Dexie, liveQuery, type Subscription } from 'dexie';

/** How long a read lives whose component is not mounted: React may discard a component that it has rendered. */
const UNMOUNTED_MS = 10_000;

/** The newest result of a read, or why it failed; null before the first result. */
type Outcome<T> = { readonly value: T } | { readonly error: unknown } | null;

/**
 * A read that repeats when the data that it used changes. It begins at once, while React still renders, so that the
 * first screen does not wait for its own empty frame.
 */
export class LiveRead<T> {
  private current: Outcome<T> = null;
  private subscription: Subscription | null = null;
  private onChange: (() => void) | null = null;
  private readonly unmounted: ReturnType<typeof setTimeout>;

  /** @param read an async function, by which Dexie recognises that it awaits */
  constructor(private readonly read: () => Promise<T>) {
    this.start();
    this.unmounted = setTimeout(() => this.stop(), UNMOUNTED_MS);
  }

  readonly outcome = (): Outcome<T> => this.current;

  /** Calls back after each result. Call the returned function to end the read. */
  readonly connect = (onChange: () => void): (() => void) => {
    clearTimeout(this.unmounted);
    this.onChange = onChange;
    this.start();
    return () => {
      this.onChange = null;
      this.stop();
    };
  };

  private start(): void {
    // React may render inside a callback of a transaction, to which this read does not belong.
    this.subscription ??= Dexie.ignoreTransaction(() =>
      liveQuery(this.read).subscribe(
        (value) => {
          if (this.current === null || !('value' in this.current) || this.current.value !== value) this.show({ value });
        },
        (error: unknown) => this.show({ error }),
      ),
    );
  }

  private show(outcome: Outcome<T>): void {
    this.current = outcome;
    this.onChange?.();
  }

  private stop(): void {
    this.subscription?.unsubscribe();
    this.subscription = null;
  }
}
