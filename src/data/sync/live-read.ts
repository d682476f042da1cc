import { Dexie, liveQuery, type Subscription } from 'dexie';

/**
 * A read whose component is not mounted ends after this time, because React may render a component and never mount it.
 */
const UNMOUNTED_MS = 10_000;

/** The newest result or failure of a read; null until there is one. */
type Outcome<T> = { readonly value: T } | { readonly error: unknown } | null;

/**
 * A read that repeats when the data changes. It begins while React renders the component, not after React has painted
 * the component without data, so that the first screen shows its data sooner.
 */
export class LiveRead<T> {
  private current: Outcome<T> = null;
  private subscription: Subscription | null = null;
  private onChange: (() => void) | null = null;
  private readonly unmounted: ReturnType<typeof setTimeout>;

  /** @param read must be an async function, because Dexie handles only async functions correctly */
  constructor(private readonly read: () => Promise<T>) {
    this.start();
    this.unmounted = setTimeout(() => this.stop(), UNMOUNTED_MS);
  }

  readonly outcome = (): Outcome<T> => this.current;

  /** Calls `onChange` after each result or failure. Returns a function that ends the read. */
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
