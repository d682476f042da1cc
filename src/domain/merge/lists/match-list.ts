import type { JsonNode } from '@/lib/json-nodes';
import { alignItems } from './align-items';
import { matchItems, type MatchedItems } from './match-items';
import { keyNames } from './natural-keys';

export interface MatchedList extends MatchedItems {
  /** The members that form the natural key of an entry; empty if the entries have no natural key. */
  names: readonly string[];
}

/**
 * Matches the entries in three versions of a list: by natural key if possible, else by content and position. Null if an
 * entry is not an object; a merge then treats the list as one value.
 * @param listName the key of the list
 */
export function matchList(
  listName: string | undefined,
  base: readonly JsonNode[],
  mine: readonly JsonNode[],
  theirs: readonly JsonNode[],
): MatchedList | null {
  const names = keyNames(listName);
  const keyed = names && matchItems(names, base, mine, theirs);
  if (names !== null && keyed !== null) return { ...keyed, names };
  const aligned = alignItems(listName, base, mine, theirs);
  return aligned && { ...aligned, names: [] };
}
