import { itemsOf, membersOf, unambiguousRootOf, type JsonNode } from '@/lib/json-nodes';
import { isComposed, printMerged, type MergedJson } from './composed-json';
import { matchList } from './lists/match-list';
import { sameSide } from './same-side';

type Side = JsonNode | undefined;

/**
 * The base for merging a draft again, when another person has changed the configuration right after our write of
 * `sent`, so that the server now has `server`. Where `sent` and `server` are equal, the base has their value; an item
 * that is renamed later then keeps its identity. Where they differ, the base has the value from before the write, so
 * that the merge finds a conflict. Null if a text is not a JSON object.
 * @param before the server's version before the write
 */
export function contestedBase(before: string, sent: string, server: string): string | null {
  const [old, own, other] = [before, sent, server].map(unambiguousRootOf);
  if (old?.kind !== 'object' || own?.kind !== 'object' || other?.kind !== 'object') return null;
  const base = baseOf(old, own, other, undefined);
  return base === undefined ? null : isComposed(base) ? printMerged(base) : base.text;
}

/**
 * The base of one value.
 * @param name the key of the value, which decides how the items of a list are identified
 */
function baseOf(old: Side, own: Side, other: Side, name: string | undefined): MergedJson | undefined {
  if (sameSide(own, other)) return own;
  if (own === undefined || other === undefined) return old;
  if (own.kind === 'object' && other.kind === 'object') return baseOfObject(old, own, other);
  return baseOfList(old, own, other, name) ?? old;
}

function baseOfObject(old: Side, own: JsonNode, other: JsonNode): MergedJson {
  const [before, mine, theirs] = [old, own, other].map((side) =>
    side?.kind === 'object' ? membersOf(side) : new Map<string, JsonNode>(),
  );
  const members = new Map<string, MergedJson>();
  for (const key of new Set([...(before?.keys() ?? []), ...(mine?.keys() ?? [])])) {
    const member = baseOf(before?.get(key), mine?.get(key), theirs?.get(key), key);
    if (member !== undefined) members.set(key, member);
  }
  return { kind: 'object', members, styleSource: own };
}

/** The base of a list; null for a list of plain values, which is merged as one value. */
function baseOfList(old: Side, own: JsonNode, other: JsonNode, name: string | undefined): MergedJson | null {
  if (own.kind !== 'array' || other.kind !== 'array') return null;
  const before = old?.kind === 'array' ? itemsOf(old) : [];
  const items = matchList(name, itemsOf(own), itemsOf(other), before);
  if (items === null) return null;
  const found = [...items.base].map(([id, item]) => baseOf(items.theirs.get(id), item, items.mine.get(id), undefined));
  return { kind: 'array', items: found.filter((item) => item !== undefined), styleSource: own };
}
