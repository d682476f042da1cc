import type { Span } from '../runs/figures/period';

/** Caches the times in a growing range, so that each part of the range is read once. */
export class TimeRange {
  #range: Span | null = null;
  #times: number[] = [];

  /**
   * The times in a span, ascending, milliseconds since 1970.
   * @param read reads the times of a part that is not cached yet, ascending
   */
  async between(span: Span, read: (part: Span) => Promise<number[]>): Promise<number[]> {
    const known = this.#range;
    if (known === null || span.from > known.to || span.to < known.from) {
      this.#times = await read(span);
      this.#range = { ...span };
    } else {
      if (span.from < known.from) {
        this.#times = [...(await read({ from: span.from, to: known.from })), ...this.#times];
        known.from = span.from;
      }
      if (span.to > known.to) {
        this.#times = [...this.#times, ...(await read({ from: known.to, to: span.to }))];
        known.to = span.to;
      }
    }
    return this.#times.filter((time) => time >= span.from && time < span.to);
  }
}
