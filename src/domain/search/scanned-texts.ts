import { lastAtOrBefore } from '@/lib/sorted-search';

/**
 * `START` comes before each entry, `REST` between an entry's name and its other text. No text of an entry contains
 * `START` (see `clean`).
 */
const [START, REST] = ['\n', '\u0001'];

/** The number of entries that are joined into one text. */
const BLOCK_SIZE = 4_096;

/** Some entries that are searched together. */
interface Block {
  entries: ScannedEntry[];
  /** All entries joined into one text; null until they are joined again after a change. */
  text: string | null;
  /** Where each entry starts in `text`. */
  starts: number[];
}

/** An entry with its texts, folded. */
export interface ScannedEntry {
  id: string;
  name: string;
  /** The name and the other text, with `REST` in between. */
  all: string;
}

/**
 * Finds the entries that contain a text at any place. Joins the entries into a few long texts, because searching one
 * long text is faster than searching many short ones.
 */
export class ScannedTexts {
  readonly #blocks: Block[] = [];
  readonly #places = new Map<string, { block: Block; entry: ScannedEntry }>();

  ids(): IterableIterator<string> {
    return this.#places.keys();
  }

  /** Adds an entry, or replaces the entry with the same id. Returns false if that changed nothing. */
  put(id: string, name: string, more: string): boolean {
    const entry = { id, name: clean(name), all: `${clean(name)}${REST}${clean(more)}` };
    if (this.#places.get(id)?.entry.all === entry.all) return false;
    this.delete(id);
    let block = this.#blocks.at(-1);
    if (block === undefined || block.entries.length >= BLOCK_SIZE) {
      block = { entries: [], text: null, starts: [] };
      this.#blocks.push(block);
    }
    block.entries.push(entry);
    block.text = null;
    this.#places.set(id, { block, entry });
    return true;
  }

  delete(id: string): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    place.block.entries.splice(place.block.entries.indexOf(place.entry), 1);
    place.block.text = null;
    this.#places.delete(id);
  }

  /**
   * The entries whose name starts with a text.
   * @param text folded
   */
  startingWith(text: string): Generator<ScannedEntry, void> {
    return this.#find(START + text);
  }

  /**
   * The entries that contain a text.
   * @param text folded
   */
  containing(text: string): Generator<ScannedEntry, void> {
    return this.#find(text);
  }

  *#find(wanted: string): Generator<ScannedEntry, void> {
    for (const block of this.#blocks) {
      const text = (block.text ??= join(block));
      let at = text.indexOf(wanted);
      while (at >= 0) {
        const index = lastAtOrBefore(block.starts, at);
        const entry = block.entries[index];
        if (entry !== undefined) yield entry;
        const next = block.starts[index + 1];
        at = next === undefined ? -1 : text.indexOf(wanted, next);
      }
    }
  }
}

const clean = (text: string): string => text.replaceAll(START, ' ');

function join(block: Block): string {
  let length = 0;
  block.starts = block.entries.map(({ all }) => {
    const start = length;
    length += START.length + all.length;
    return start;
  });
  return block.entries.map(({ all }) => START + all).join('');
}
