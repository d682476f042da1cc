import { Listeners } from '@/lib/listeners';

/** The state of a selection. It is the same object until something changes. */
export interface SelectionSnapshot {
  /** True while the person can select rows. */
  isOn: boolean;
  chosen: ReadonlySet<string>;
  /** The codes of all rows of the list, on all pages, in their order. */
  order: readonly string[];
  /** The codes of the rows on this page. */
  page: readonly string[];
}

/** Remembers which rows of a list are selected, by their codes. Rows that a filter hides stay selected. */
export class Selection {
  readonly #changes = new Listeners();
  /** The code of the row that was toggled last. The next range begins there. */
  #anchor: string | null = null;
  #snapshot: SelectionSnapshot;

  /** @param chosen the codes that are selected at first */
  constructor(chosen: readonly string[] = []) {
    this.#snapshot = { isOn: chosen.length > 0, chosen: new Set(chosen), order: [], page: [] };
  }

  readonly subscribe = this.#changes.subscribe;

  snapshot = (): SelectionSnapshot => this.#snapshot;

  /** Sets the codes of the rows of the whole list, and of the rows on this page. */
  setRows(order: readonly string[], page: readonly string[]): void {
    this.#set({ order, page });
  }

  /** Deselects all rows except the rows with these codes. */
  keep(codes: readonly string[]): void {
    const kept = new Set(codes);
    const chosen = [...this.#snapshot.chosen].filter((code) => kept.has(code));
    if (chosen.length < this.#snapshot.chosen.size) this.#set({ chosen: new Set(chosen) });
  }

  /** Lets the person select rows. */
  start(): void {
    this.#set({ isOn: true });
  }

  /** Deselects all rows and ends the selection. */
  clear(): void {
    this.#anchor = null;
    this.#set({ isOn: false, chosen: new Set() });
  }

  /** Selects or deselects a row. */
  toggle(code: string): void {
    this.#choose([code], !this.#snapshot.chosen.has(code));
    this.#anchor = code;
  }

  /**
   * Selects this row, the row that was toggled last, and all rows between them. If this row is selected already,
   * deselects all of them.
   */
  toggleRange(code: string): void {
    const { order, chosen } = this.#snapshot;
    const [from, to] = [this.#anchor === null ? -1 : order.indexOf(this.#anchor), order.indexOf(code)];
    if (from < 0 || to < 0) return this.toggle(code);
    this.#choose(order.slice(Math.min(from, to), Math.max(from, to) + 1), !chosen.has(code));
    this.#anchor = code;
  }

  /** Selects all rows of this page. If all are selected already, deselects them. */
  togglePage(): void {
    const { page, chosen } = this.#snapshot;
    this.#choose(page, !page.every((code) => chosen.has(code)));
  }

  /** Selects all rows of the list, on all pages. */
  chooseAll(): void {
    this.#choose(this.#snapshot.order, true);
  }

  #choose(codes: readonly string[], wanted: boolean): void {
    const chosen = new Set(this.#snapshot.chosen);
    for (const code of codes) {
      if (wanted) chosen.add(code);
      else chosen.delete(code);
    }
    this.#set({ isOn: true, chosen });
  }

  #set(changes: Partial<SelectionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    this.#changes.notify();
  }
}
