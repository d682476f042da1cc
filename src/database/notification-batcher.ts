import { Dexie, mergeRanges, RangeSet, type ObservabilitySet, type Transaction } from 'dexie';
import { typedEntries } from '@/lib/typed-entries';

/** A transaction, with the changes that Dexie will report to live queries when the transaction completes. */
type ObservedTransaction = IDBTransaction & { mutatedParts?: ObservabilitySet };

/**
 * Batches the notifications of live queries: reports the changes of consecutive transactions together, at most once
 * every `ms` milliseconds, because each report makes every tab read and render. The first transaction is reported at
 * once, as a change of all keys of its tables, because an earlier worker may have ended before it reported its changes.
 */
export class NotificationBatcher {
  readonly #ms: number;
  #isFirst = true;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #held: ObservabilitySet = {};

  /** @param ms the milliseconds between two reports */
  constructor(ms: number) {
    this.#ms = ms;
  }

  /**
   * Delays the report of a transaction if the last report was less than `ms` milliseconds ago. Call it inside the
   * transaction, after the last write.
   * @param isLast true to report the changes of this transaction at once, together with all delayed changes
   */
  hold({ db, idbtrans, storeNames }: Transaction, isLast = false): void {
    const observed = idbtrans as ObservedTransaction;
    if (this.#isFirst) {
      observed.mutatedParts = everythingIn(db, storeNames);
      observed.addEventListener('complete', () => (this.#isFirst = false));
    }
    if (isLast) {
      merge((observed.mutatedParts ??= {}), this.#held);
      observed.addEventListener('complete', () => (this.#held = {}));
      return;
    }
    if (this.#timer === null) {
      this.#wait();
      return;
    }
    const { mutatedParts = {} } = observed;
    delete observed.mutatedParts;
    observed.addEventListener('complete', () => this.#add(mutatedParts));
  }

  #add(parts: ObservabilitySet): void {
    merge(this.#held, parts);
    if (this.#timer === null) this.#report();
  }

  #report(): void {
    const held = this.#held;
    this.#held = {};
    Dexie.on.storagemutated.fire(held);
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (typedEntries(this.#held).length > 0) this.#report();
    }, this.#ms);
  }
}

function merge(into: ObservabilitySet, parts: ObservabilitySet): void {
  for (const [part, range] of typedEntries(parts)) mergeRanges((into[part] ??= new RangeSet()), range);
}

/** All keys of all indexes of these tables, in Dexie's format. */
function everythingIn(database: Dexie, storeNames: readonly string[]): ObservabilitySet {
  const parts: ObservabilitySet = {};
  for (const name of storeNames)
    for (const index of ['', ':dels', ...database.table(name).schema.indexes.map((each) => each.name)])
      parts[`idb://${database.name}/${name}/${index}`] = new RangeSet(-Infinity, Dexie.maxKey);
  return parts;
}
