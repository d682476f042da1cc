import { membersOf, type JsonNode } from '@/lib/json-nodes';
import { likeness, listEntries } from './lists/list-entries';
import { kindMember, naturalKey } from './lists/natural-keys';
import { sameSide } from './same-side';

/**
 * Why the user must decide about a whole entry that both sides changed:
 * - `renamed`: the sides gave it different natural keys
 * - `rewritten`: a side replaced nearly all of the entry, so it may be another entry
 * - `otherKind`: both sides changed the same member, but its meaning differs between the sides, such as the value of a
 *   filter whose operators differ
 */
export type EntryReason = 'renamed' | 'rewritten' | 'otherKind';

type MaybeNode = JsonNode | undefined;

/**
 * Why the user must decide about a whole entry; null if its members are merged one by one.
 * @param names the members that form the entry's natural key; empty if it has none
 */
export function entryQuestion(
  listName: string | undefined,
  names: readonly string[],
  base: MaybeNode,
  mine: MaybeNode,
  theirs: MaybeNode,
): EntryReason | null {
  if (mine === undefined || theirs === undefined || sameSide(mine, base) || sameSide(theirs, base)) return null;
  if (names.length > 0) return naturalKey(mine, names) === naturalKey(theirs, names) ? null : 'renamed';
  if (base !== undefined && !isAlike(listName, base, mine, theirs)) return 'rewritten';
  return hasOtherKind(kindMember(listName), base, mine, theirs) ? 'otherKind' : null;
}

function isAlike(listName: string | undefined, ...[base, mine, theirs]: [JsonNode, JsonNode, JsonNode]): boolean {
  const [old, own, other] = listEntries(listName, [base, mine, theirs]);
  if (old === undefined || own === undefined || other === undefined) return false;
  return likeness(old, own) !== null && likeness(old, other) !== null;
}

/**
 * Whether the two sides differ in the kind (see `kindMember`), and have also changed another member in different ways.
 */
function hasOtherKind(kind: string | null, base: MaybeNode, mine: JsonNode, theirs: JsonNode): boolean {
  if (kind === null) return false;
  const [old, own, other] = [base, mine, theirs].map((side) => (key: string): MaybeNode => {
    return side && membersOf(side).get(key);
  });
  if (old === undefined || own === undefined || other === undefined || sameSide(own(kind), other(kind))) return false;
  const keys = new Set([mine, theirs].flatMap((side) => [...membersOf(side).keys()]));
  return [...keys].some(
    (key) =>
      key !== kind &&
      !sameSide(own(key), other(key)) &&
      !sameSide(own(key), old(key)) &&
      !sameSide(other(key), old(key)),
  );
}
