import { foldText } from '@/lib/text/fold-text';
import { labelOf, type Name } from './name';
import type { NameListRow } from './name-list';

/** A name that matches a search text. */
export interface FoundName {
  name: Name;
  label: string | null;
  /** Where the search text begins in the code; -1 if the code does not contain it. */
  inCode: number;
  /** Where the search text begins in the label; -1 if the label does not contain it. */
  inLabel: number;
}

/** A name, with its code and its label as folded texts, which the search compares. */
interface Indexed {
  name: Name;
  label: string | null;
  foldedCode: string;
  foldedLabel: string;
}

/** How many letters a search text needs before a typing mistake is tolerated. */
const FORGIVING = 4;

/** Names of one kind, prepared so that they can be searched at each keystroke. */
export class NameIndex {
  readonly #names: readonly Indexed[];
  readonly #codes: ReadonlySet<string>;

  /** @param language the language of the labels */
  constructor(
    names: readonly Name[],
    readonly language: string,
  ) {
    this.#names = names.map((name) => {
      const label = labelOf(name, language);
      return { name, label, foldedCode: foldText(name.code), foldedLabel: label === null ? '' : foldText(label) };
    });
    this.#codes = new Set(names.map(({ code }) => code));
  }

  get size(): number {
    return this.#names.length;
  }

  has(code: string): boolean {
    return this.#codes.has(code);
  }

  /**
   * Finds the names whose code or label contains a text, and returns the best. Names that begin with the text come
   * first, then names with a word that begins with it. If no name contains the text, finds names that begin with the
   * text apart from one typing mistake. An empty text finds every name.
   * @param most the maximum number of names to return
   * @param first codes to put first if the text is empty
   * @returns the best names, and the number of all names that match
   */
  find(text: string, most: number, first: readonly string[] = []): { found: FoundName[]; count: number } {
    const wanted = foldText(text.trim());
    if (wanted === '') return this.#all(most, first);
    const ranks: Indexed[][] = [[], [], [], []];
    for (const each of this.#names) {
      const rank = Math.min(rankIn(each.foldedCode, wanted), rankIn(each.foldedLabel, wanted));
      ranks[rank]?.push(each);
    }
    const found = ranks.flat();
    const all = found.length > 0 || wanted.length < FORGIVING ? found : this.#similar(wanted);
    return { found: all.slice(0, most).map((each) => foundAs(each, wanted)), count: all.length };
  }

  #all(most: number, first: readonly string[]): { found: FoundName[]; count: number } {
    const firsts = new Set(first);
    const sorted =
      firsts.size === 0
        ? this.#names
        : [
            ...first.flatMap((code) => this.#names.find(({ name }) => name.code === code) ?? []),
            ...this.#names.filter(({ name }) => !firsts.has(name.code)),
          ];
    return { found: sorted.slice(0, most).map((each) => foundAs(each, '')), count: this.#names.length };
  }

  #similar(wanted: string): Indexed[] {
    return this.#names.filter(({ foldedCode, foldedLabel }) =>
      [foldedCode, foldedLabel].some((text) => beginsLike(text, wanted)),
    );
  }
}

const isSeparator = (code: number): boolean => code === 95 || code === 45 || code === 46 || code === 32;

/**
 * How well a text matches: 0 if it equals `wanted`, 1 if it begins with `wanted`, 2 if one of its words begins with
 * `wanted`, 3 if it contains `wanted`, 4 if it does not contain `wanted`.
 */
function rankIn(text: string, wanted: string): number {
  let at = text.indexOf(wanted);
  if (at <= 0) return at === 0 ? (text.length === wanted.length ? 0 : 1) : 4;
  for (; at > 0; at = text.indexOf(wanted, at + 1)) if (isSeparator(text.charCodeAt(at - 1))) return 2;
  return 3;
}

/**
 * Whether a text begins with `wanted`, apart from at most one typing mistake: a letter too many, missing or wrong, or
 * two letters swapped.
 */
function beginsLike(text: string, wanted: string): boolean {
  let at = 0;
  while (at < wanted.length && text.charCodeAt(at) === wanted.charCodeAt(at)) at++;
  const rest = wanted.slice(at + 1);
  if (text.startsWith(rest, at) || text.startsWith(rest, at + 1) || text.startsWith(wanted.slice(at), at + 1))
    return true;
  return text[at] === wanted[at + 1] && text[at + 1] === wanted[at] && text.startsWith(wanted.slice(at + 2), at + 2);
}

const foundAs = ({ name, label, foldedCode, foldedLabel }: Indexed, wanted: string): FoundName => ({
  name,
  label,
  inCode: wanted === '' ? -1 : foldedCode.indexOf(wanted),
  inLabel: wanted === '' ? -1 : foldedLabel.indexOf(wanted),
});

/**
 * A cache of indexes. The key is the first list of a combination; the value is the last index that was made for this
 * first list.
 */
const prepared = new WeakMap<object, { index: NameIndex; lists: readonly (readonly Name[])[] }>();

/**
 * An index of the names in these lists, without names that are switched off. The same lists and language get the cached
 * index, until an index for another combination with the same first list replaces it.
 */
export function nameIndexOf(rows: readonly (NameListRow | undefined)[], language: string): NameIndex {
  const lists = rows.flatMap((row) => (row === undefined ? [] : [namesInUse(row.names)]));
  const [first, ...others] = lists;
  if (first === undefined) return new NameIndex([], language);
  const known = prepared.get(first);
  const isSame = known?.lists.length === lists.length && known.lists.every((list, at) => list === lists[at]);
  if (known !== undefined && isSame && known.index.language === language) return known.index;
  const index = new NameIndex(others.length === 0 ? first : lists.flat(), language);
  prepared.set(first, { index, lists });
  return index;
}

const inUse = new WeakMap<readonly Name[], readonly Name[]>();

/**
 * A list without the names that are switched off. The same list always gives the same object, so that the list is
 * indexed only once.
 */
function namesInUse(names: readonly Name[]): readonly Name[] {
  const known = inUse.get(names);
  if (known !== undefined) return known;
  const kept = names.some(({ isOff }) => isOff === true) ? names.filter(({ isOff }) => isOff !== true) : names;
  inUse.set(names, kept);
  return kept;
}
