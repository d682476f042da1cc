import { itemsOf, membersOf, unambiguousRootOf, type JsonNode } from '@/lib/json-nodes';
import { isComposed, printMerged, type MergedJson } from './composed-json';
import { matchList } from './lists/match-list';
import { sameSide } from './same-side';

type MaybeNode = JsonNode | undefined;

/**
 * The base for merging a draft with `server`. We wrote `sent`, and right afterwards another person saved `server`.
 * - Where `sent` and `server` are equal, the base has their value. So the next merge recognises a list item that the
 *   draft renames afterwards.
 * - Where they differ, the base has the value from before the write. So the next merge finds a conflict.
 *
 * Null if a text is not a JSON object.
 * @param before the server's version before the write
 */
export function contestedBase(before: string, sent: string, server: string): string | null {
  const [old, ours, theirs] = [before, sent, server].map(unambiguousRootOf);
  if (old?.kind !== 'object' || ours?.kind !== 'object' || theirs?.kind !== 'object') return null;
  const base = baseOf(old, ours, theirs, undefined);
  return base === undefined ? null : isComposed(base) ? printMerged(base) : base.source;
}

/**
 * The base of one value.
 * @param old the value before the write
 * @param ours the value that we sent
 * @param theirs the value that the server has now
 * @param name the key of the value, which decides how the items of a list are identified
 */
function baseOf(old: MaybeNode, ours: MaybeNode, theirs: MaybeNode, name: string | undefined): MergedJson | undefined {
  if (sameSide(ours, theirs)) return ours;
  if (ours === undefined || theirs === undefined) return old;
  if (ours.kind === 'object' && theirs.kind === 'object') return baseOfObject(old, ours, theirs);
  return baseOfList(old, ours, theirs, name) ?? old;
}

function baseOfObject(old: MaybeNode, ours: JsonNode, theirs: JsonNode): MergedJson {
  const [oldMembers, ourMembers, theirMembers] = [old, ours, theirs].map((node) =>
    node?.kind === 'object' ? membersOf(node) : new Map<string, JsonNode>(),
  );
  const members = new Map<string, MergedJson>();
  for (const key of new Set([...(oldMembers?.keys() ?? []), ...(ourMembers?.keys() ?? [])])) {
    const member = baseOf(oldMembers?.get(key), ourMembers?.get(key), theirMembers?.get(key), key);
    if (member !== undefined) members.set(key, member);
  }
  return { kind: 'object', members, styleSource: ours };
}

/** The base of a list; null for a list of plain values, which is merged as one value. */
function baseOfList(old: MaybeNode, ours: JsonNode, theirs: JsonNode, name: string | undefined): MergedJson | null {
  if (ours.kind !== 'array' || theirs.kind !== 'array') return null;
  const oldItems = old?.kind === 'array' ? itemsOf(old) : [];
  // Our list takes the role of the base in this match, because the result consists of the items of our list.
  const matched = matchList(name, itemsOf(ours), itemsOf(theirs), oldItems);
  if (matched === null) return null;
  const { base: ourMatched, mine: theirMatched, theirs: oldMatched } = matched;
  const found = [...ourMatched].map(([id, item]) => baseOf(oldMatched.get(id), item, theirMatched.get(id), undefined));
  return { kind: 'array', items: found.filter((item) => item !== undefined), styleSource: ours };
}
