import SearchableMap from 'minisearch/SearchableMap';

/** The shortest word in which one mistake is forgiven, and the shortest one in which two are. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;
/** Beginnings are stored up to this length, so that a long text costs little. */
const MAX_LENGTH = 20;
/** At most this many words that resemble a word, the most similar first. */
const MAX_SIMILAR = 12;

/** The words of an index, to find those that resemble a mistyped word or its beginning. */
export class SimilarWords {
  /** Every word and every beginning of it from `ONE_TYPO` letters, because people stop typing before the end. */
  readonly #beginnings = new SearchableMap<true>();

  add(word: string): void {
    for (let length = Math.min(word.length, MAX_LENGTH); length >= ONE_TYPO; length--) {
      const beginning = word.slice(0, length);
      // Then the shorter beginnings are there too.
      if (this.#beginnings.has(beginning)) return;
      this.#beginnings.set(beginning, true);
    }
  }

  /** The words, or beginnings of words, that resemble a word; the word itself if it is too short for a mistake. */
  like(word: string): string[] {
    const mistakes = word.length >= TWO_TYPOS ? 2 : word.length >= ONE_TYPO ? 1 : 0;
    if (mistakes === 0) return [word];
    const similar = [...this.#beginnings.fuzzyGet(word.slice(0, MAX_LENGTH), mistakes)];
    return similar
      .toSorted(([, [, a]], [, [, b]]) => a - b)
      .slice(0, MAX_SIMILAR)
      .map(([found]) => found);
  }
}
