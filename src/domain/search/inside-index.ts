import { TextIndex, type SearchHit } from './text-index';

/** A text that was found inside integrations. */
export interface InsideHit extends Pick<SearchHit, 'rank' | 'words'> {
  text: string;
  /** The codes of the integrations that contain the text. */
  codes: ReadonlySet<string>;
}

/**
 * Finds integrations by the texts inside them. Many integrations contain the same texts. So the index has each text
 * only once, with the codes of the integrations that contain it.
 */
export class InsideIndex {
  readonly #texts = new TextIndex();
  readonly #codes = new Map<string, Set<string>>();
  readonly #textsOf = new Map<string, readonly string[]>();

  /** Adds an integration, or replaces its texts. */
  put(code: string, texts: readonly string[]): void {
    this.remove(code);
    this.#textsOf.set(code, texts);
    for (const text of texts) {
      const codes = this.#codes.get(text);
      if (codes !== undefined) codes.add(code);
      else {
        this.#codes.set(text, new Set([code]));
        this.#texts.put({ id: text, name: text });
      }
    }
  }

  remove(code: string): void {
    for (const text of this.#textsOf.get(code) ?? []) {
      const codes = this.#codes.get(text);
      codes?.delete(code);
      if (codes?.size !== 0) continue;
      this.#codes.delete(text);
      this.#texts.remove(text);
    }
    this.#textsOf.delete(code);
  }

  /** The texts that match, best first. */
  find(query: string): InsideHit[] {
    return this.#texts
      .find(query)
      .map(({ id, rank, words }) => ({ text: id, rank, words, codes: this.#codes.get(id) ?? new Set() }));
  }
}
