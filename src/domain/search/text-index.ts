import { foldText } from '@/lib/text/fold-text';
import { ScannedTexts, type ScannedEntry } from './scanned-texts';
import { isWordStart, placeOf, wordsOf } from './search-words';
import { SimilarWords } from './similar-words';

/** Something that can be found by a text. */
export interface SearchEntry {
  id: string;
  name: string;
  /** Other texts by which the entry is found, such as a code. A match in the name ranks higher. */
  more?: string;
}

/** How well an entry can match, best first. */
const RANKS = ['exact', 'start', 'word', 'inside', 'more', 'typo'] as const;
type Rank = (typeof RANKS)[number];

export interface SearchHit {
  id: string;
  rank: Rank;
  /** The words that were found, folded: the typed words, or words that resemble them. */
  words: readonly string[];
}

/** If there are fewer matches than this, the search also allows typing mistakes. */
const ENOUGH = 5;
/** The maximum number of entries that a search looks at, so that the search takes less than a frame. */
const MAX_LOOKED_AT = 400;

/**
 * Finds entries that contain every typed word, at any place. If there are few such entries, also finds entries with
 * similar words.
 */
export class TextIndex {
  readonly #texts = new ScannedTexts();
  readonly #words = new SimilarWords();

  /** Adds an entry, or replaces the entry with the same id. */
  put({ id, name, more = '' }: SearchEntry): void {
    if (!this.#texts.put(id, foldText(name), foldText(more))) return;
    for (const word of wordsOf(`${name} ${more}`)) this.#words.add(word);
  }

  remove(id: string): void {
    this.#texts.delete(id);
  }

  /** The ids of all entries. */
  ids(): IterableIterator<string> {
    return this.#texts.ids();
  }

  /** The entries that match, best first. Equally good matches are in the order in which they were added. */
  find(query: string): SearchHit[] {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const whole = foldText(query.trim());
    /** The hits by id. `rank` is the rank that a hit would have without its typing mistake. */
    const hits = new Map<string, { hit: SearchHit; rank: Rank }>();
    const look = (entries: Iterable<ScannedEntry>, wanted: readonly string[], isTypo: boolean): void => {
      let lookedAt = 0;
      for (const entry of entries) {
        const rank = hits.has(entry.id) ? null : rankOf(entry, wanted, isTypo ? wanted.join(' ') : whole);
        if (rank !== null)
          hits.set(entry.id, { hit: { id: entry.id, rank: isTypo ? 'typo' : rank, words: wanted }, rank });
        if (++lookedAt >= MAX_LOOKED_AT) return;
      }
    };
    look(this.#texts.startingWith(whole), words, false);
    look(this.#texts.containing(longest(words)), words, false);
    if (hits.size < ENOUGH) {
      for (const similar of this.#corrections(words)) look(this.#texts.containing(longest(similar)), similar, true);
    }
    return [...hits.values()].sort((a, b) => byRank(a.hit, b.hit) || byRank(a, b)).map(({ hit }) => hit);
  }

  /**
   * What the person may have meant: the typed words with one of them replaced by a similar word, and the typed words
   * with all of them replaced by their most similar words.
   */
  #corrections(words: readonly string[]): string[][] {
    const similar = words.map((word) => this.#words.like(word));
    const single = words.flatMap((_, index) =>
      (similar[index] ?? []).map((other) => words.map((word, place) => (place === index ? other : word))),
    );
    const all = similar.map(([first]) => first ?? '');
    return words.length > 1 && !all.includes('') ? [...single, all] : single;
  }
}

/** Compares two hits; the better comes first. */
export const byRank = (a: Pick<SearchHit, 'rank'>, b: Pick<SearchHit, 'rank'>): number =>
  RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank);

/** The longest word. Few entries contain it, so it is the best word to search for first. */
const longest = (words: readonly string[]): string =>
  words.reduce((long, word) => (word.length > long.length ? word : long), '');

/** How well an entry matches; null if it does not contain every word. */
function rankOf({ name, all }: ScannedEntry, words: readonly string[], whole: string): Rank | null {
  if (!words.every((word) => all.includes(word))) return null;
  if (!words.every((word) => name.includes(word))) return 'more';
  if (name === whole) return 'exact';
  if (name.startsWith(whole)) return 'start';
  return words.every((word) => isWordStart(name, placeOf(name, word))) ? 'word' : 'inside';
}
