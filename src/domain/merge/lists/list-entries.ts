import { leafValue, membersOf, type JsonNode } from '@/lib/json-nodes';
import { likenessNames } from './natural-keys';
import { leavesOf, MIN_SIMILARITY, plainText, SAME_NAME_BONUS, similarity, type Leaves } from './similarity';

/** An entry of a list without natural keys. */
export interface ListEntry {
  item: JsonNode;
  index: number;
  /** A text that is the same for equal entries. */
  text: string;
  /** The values of the members that serve as the name of the entry; null if all are empty. */
  name: string | null;
  /** Returns the values in the entry. Only the first call counts them. Most entries are unchanged and need no count. */
  leaves: () => Leaves;
}

/**
 * The items of a list as entries.
 * @param listName the key of the list
 */
export function listEntries(listName: string | undefined, items: readonly JsonNode[]): ListEntry[] {
  const names = likenessNames(listName) ?? [];
  return items.map((item, index) => {
    let leaves: Leaves | null = null;
    return { item, index, text: plainText(item), name: nameOf(item, names), leaves: () => (leaves ??= leavesOf(item)) };
  });
}

function nameOf(node: JsonNode, names: readonly string[]): string | null {
  const members = membersOf(node);
  const values = names.map((name) => {
    const member = members.get(name);
    return member === undefined || leafValue(member) === '' ? '' : plainText(member);
  });
  return values.every((value) => value === '') ? null : values.join('\n');
}

/** How alike two entries are; null if they have too little in common to be versions of the same entry. */
export function likeness(a: ListEntry, b: ListEntry): number | null {
  return isNamesake(a, b) || similarity(a.leaves(), b.leaves()) >= MIN_SIMILARITY ? scoreOf(a, b) : null;
}

/** How alike two entries are. Unlike `likeness`, never null. */
export const scoreOf = (a: ListEntry, b: ListEntry): number =>
  similarity(a.leaves(), b.leaves()) + (isNamesake(a, b) ? SAME_NAME_BONUS : 0);

const isNamesake = (a: ListEntry, b: ListEntry): boolean => a.name !== null && a.name === b.name;
