import { firstAtOrAfter } from '@/lib/sorted-search';
import type { Span } from '../runs/period/period';

/** Caches times in a range that grows as needed. Each part of the range is read only once. */
export class TimeRange {
  #range: Span | null = null;
  #times: number[] = [];
  /** Settles when the last read has ended. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * The times in a span, ascending, milliseconds since 1970. A call that must read waits until earlier reads have
   * ended.
   * @param read reads the times in a part that is not cached yet, ascending
   */
  between(span: Span, read: (part: Span) => Promise<number[]>): Promise<number[]> {
    const known = this.#range;
    if (known !== null && known.from <= span.from && known.to >= span.to) return Promise.resolve(this.#within(span));
    const reading = this.#last.then(() => this.#read(span, read));
    this.#last = reading.catch(() => undefined);
    return reading;
  }

  #within({ from, to }: Span): number[] {
    return this.#times.slice(firstAtOrAfter(this.#times, from), firstAtOrAfter(this.#times, to));
  }

  async #read(span: Span, read: (part: Span) => Promise<number[]>): Promise<number[]> {
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
    return this.#within(span);
  }
}
