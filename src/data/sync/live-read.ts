import { Dexie, liveQuery, type Subscription } from 'dexie';

/** How long a read goes on if its component is not mounted, because React may discard a rendered component. */
const UNMOUNTED_MS = 10_000;

/** The newest result of a read, or why it failed; null before the first result. */
type Outcome<T> = { readonly value: T } | { readonly error: unknown } | null;

/**
 * A read that repeats when the data changes. It begins while React renders, so that the first screen does not wait for
 * its own empty frame.
 */
export class LiveRead<T> {
  private current: Outcome<T> = null;
  private subscription: Subscription | null = null;
  private onChange: (() => void) | null = null;
  private readonly unmounted: ReturnType<typeof setTimeout>;

  /** @param read must be an async function, because Dexie handles only these correctly */
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
    // React may render inside a callback of a transaction. This read does not belong to that transaction.
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
