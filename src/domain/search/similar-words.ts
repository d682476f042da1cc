import SearchableMap from 'minisearch/SearchableMap';

/** How long a word must be to be found in spite of one typing mistake. */
const ONE_TYPO = 4;
/** How long a word must be to be found in spite of two typing mistakes. */
const TWO_TYPOS = 8;
/** The maximum length of a stored beginning. It limits the memory that a long text needs. */
const MAX_LENGTH = 20;
/** The maximum number of similar words that are returned. */
const MAX_SIMILAR = 12;

/** Finds the words of an index, and beginnings of these words, that resemble a mistyped word. */
export class SimilarWords {
  /**
   * The beginnings of every word, from `ONE_TYPO` to `MAX_LENGTH` letters, because people often stop typing before the
   * end of a word.
   */
  readonly #beginnings = new SearchableMap<true>();

  add(word: string): void {
    for (let length = Math.min(word.length, MAX_LENGTH); length >= ONE_TYPO; length--) {
      const beginning = word.slice(0, length);
      // If a beginning is stored, all shorter beginnings are stored too.
      if (this.#beginnings.has(beginning)) return;
      this.#beginnings.set(beginning, true);
    }
  }

  /**
   * The stored words and beginnings that resemble a word, the most similar first. For a word that is too short, returns
   * only the word itself.
   */
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
