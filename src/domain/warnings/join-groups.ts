import { VALUE_MARK } from './split-message';

/** Warnings whose texts are equal, apart from the values in them. */
export interface MessageGroup {
  /** The words of the warnings' text, with `VALUE_MARK` in place of each value. */
  words: readonly string[];
  /** For each place of a value in the text: the different values that the warnings have there. */
  values: readonly ReadonlySet<string>[];
}

/** Groups that are the same kind of warning, because their texts differ in at most two words. */
export interface JoinedGroups<Group> {
  groups: readonly Group[];
  /** The positions of the words that differ, ascending. */
  positions: readonly number[];
}

/** The maximum number of words in which groups of the same kind differ. */
const MOST_WORDS = 2;
/**
 * If there are at least this many different words at one position, these words count as values. The number is a `share`
 * of the number of groups, but at least `few` and at most `many`.
 */
const LEAST_VALUES = { few: 3, many: 8, share: 1 / 20 } as const;
/** For each word that differs, at least this many words with letters must be equal in all groups. */
const EQUAL_WORDS = 2;
/** How many similar groups each group is compared with. */
const COMPARED = 8;
/** How many sets of positions are tried; the sets come from `frequentDifferences`. */
const TRIED = 16;
/** How many groups are handled between two pauses. */
const BATCH = 100;

/**
 * Joins groups that differ only in values which look like plain words. First compares each group with similar groups to
 * find the positions in which they differ. Then joins the groups that are equal in all other positions.
 * @param groups groups that all have the same number of words, and the same characters between the words
 */
export function* joinGroups<Group extends MessageGroup>(
  groups: readonly Group[],
): Generator<void, JoinedGroups<Group>[]> {
  const joined: JoinedGroups<Group>[] = [];
  let left = groups;
  for (const positions of yield* frequentDifferences(groups)) {
    const byText = new Map<string, Group[]>();
    for (const [index, group] of left.entries()) {
      if (index % BATCH === 0) yield;
      const key = group.words.map((word, at) => (positions.includes(at) ? '' : word)).join('\n');
      const similar = byText.get(key);
      if (similar === undefined) byText.set(key, [group]);
      else similar.push(group);
    }
    const found = [...byText.values()].filter((similar) => isOneKind(similar, positions));
    joined.push(...found.map((similar) => ({ groups: similar, positions })));
    const taken = new Set(found.flat());
    left = left.filter((group) => !taken.has(group));
  }
  return [...joined, ...left.map((group) => ({ groups: [group], positions: [] }))];
}

/**
 * The sets of positions in which similar groups differ. Sets of two positions come before single positions, and
 * frequent sets before rare ones.
 */
function* frequentDifferences(groups: readonly MessageGroup[]): Generator<void, number[][]> {
  const found = new Map<string, { positions: number[]; count: number }>();
  if (groups.length < LEAST_VALUES.few) return [];
  // The text is cut into three sections. Two groups that differ in at most two words have at least one equal section.
  const bySection = new Map<string, MessageGroup[]>();
  for (const [index, group] of groups.entries()) {
    if (index % BATCH === 0) yield;
    const { words } = group;
    for (let section = 0; section <= MOST_WORDS; section += 1) {
      const from = Math.floor((words.length * section) / (MOST_WORDS + 1));
      const to = Math.floor((words.length * (section + 1)) / (MOST_WORDS + 1));
      const key = `${section}\n${words.slice(from, to).join('\n')}`;
      const similar = bySection.get(key) ?? [];
      if (similar.length === 0) bySection.set(key, similar);
      for (const other of similar.slice(-COMPARED)) {
        const positions = differences(words, other.words);
        if (positions === null) continue;
        const name = positions.join();
        const known = found.get(name) ?? { positions, count: 0 };
        if (known.count === 0) found.set(name, known);
        known.count += 1;
      }
      similar.push(group);
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.positions.length - a.positions.length || b.count - a.count)
    .slice(0, TRIED)
    .map(({ positions }) => positions);
}

/** The positions in which two texts differ; null if there are more than `MOST_WORDS` of them. */
function differences(words: readonly string[], others: readonly string[]): number[] | null {
  const positions: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === others[at]) continue;
    if (positions.length === MOST_WORDS) return null;
    positions.push(at);
  }
  return positions;
}

/** Whether the words that differ are values: there are enough of them, and enough other words are equal. */
function isOneKind(groups: readonly MessageGroup[], positions: readonly number[]): boolean {
  const [first] = groups;
  if (first === undefined || groups.length < 2) return false;
  const equal = first.words.filter((word, at) => !positions.includes(at) && /\p{L}/u.test(word)).length;
  if (equal < positions.length * EQUAL_WORDS) return false;
  const { few, many, share } = LEAST_VALUES;
  const least = Math.min(many, Math.max(few, groups.length * share));
  return positions.every((at) => valuesAt(groups, at).size >= least);
}

/** The different values that some groups have at the position of one word. */
export function valuesAt(groups: readonly MessageGroup[], position: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { words, values } of groups) {
    const word = words[position] ?? '';
    const slots = values[slotsBefore(words, position)];
    if (!word.includes(VALUE_MARK) || slots === undefined) found.add(word);
    else for (const value of slots) found.add(value);
  }
  return found;
}

/** How many values there are before the word at this position. */
export function slotsBefore(words: readonly string[], position: number): number {
  return words.slice(0, position).reduce((sum, word) => sum + word.split(VALUE_MARK).length - 1, 0);
}
