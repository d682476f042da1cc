import { Dexie, mergeRanges, RangeSet, type ObservabilitySet, type Transaction } from 'dexie';

/** What Dexie notes on a transaction, to be told once it has completed. */
type Noted = IDBTransaction & { mutatedParts?: ObservabilitySet };

/**
 * Has the live queries hear of many transactions that follow one another together, at most every `ms`: what has changed is
 * told to all tabs, each of which reads and renders anew. The first is told at once, as of all it wrote to: whoever held
 * something back before may have been killed before it was told.
 */
export class NotificationBatcher {
  readonly #ms: number;
  #isFirst = true;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #held: ObservabilitySet = {};

  /** @param ms milliseconds between two tellings */
  constructor(ms: number) {
    this.#ms = ms;
  }

  /**
   * Takes over what a transaction tells; to be called within it, when everything has been written.
   * @param isLast has it told at once, together with all that was held back
   */
  hold({ db, idbtrans, storeNames }: Transaction, isLast = false): void {
    const noted = idbtrans as Noted;
    if (this.#isFirst) {
      noted.mutatedParts = everythingIn(db, storeNames);
      noted.addEventListener('complete', () => (this.#isFirst = false));
    }
    if (isLast) {
      merge((noted.mutatedParts ??= {}), this.#held);
      noted.addEventListener('complete', () => (this.#held = {}));
      return;
    }
    if (this.#timer === null) {
      this.#wait();
      return;
    }
    const { mutatedParts = {} } = noted;
    delete noted.mutatedParts;
    noted.addEventListener('complete', () => this.#add(mutatedParts));
  }

  #add(parts: ObservabilitySet): void {
    merge(this.#held, parts);
    if (this.#timer === null) this.#tell();
  }

  #tell(): void {
    const held = this.#held;
    this.#held = {};
    Dexie.on.storagemutated.fire(held);
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (entriesOf(this.#held).length > 0) this.#tell();
    }, this.#ms);
  }
}

type Part = keyof ObservabilitySet;

const entriesOf = (parts: ObservabilitySet) => Object.entries(parts) as [Part, RangeSet][];

function merge(into: ObservabilitySet, parts: ObservabilitySet): void {
  for (const [part, range] of entriesOf(parts)) mergeRanges((into[part] ??= new RangeSet()), range);
}

/** Every key of every index of some stores, in Dexie's words. */
function everythingIn(database: Dexie, storeNames: readonly string[]): ObservabilitySet {
  const parts: ObservabilitySet = {};
  for (const name of storeNames)
    for (const index of ['', ':dels', ...database.table(name).schema.indexes.map((each) => each.name)])
      parts[`idb://${database.name}/${name}/${index}`] = new RangeSet(-Infinity, Dexie.maxKey);
  return parts;
}
