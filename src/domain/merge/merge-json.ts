import { itemsOf, membersOf, rawOf, unambiguousRootOf, type JsonNode } from '@/lib/json-nodes';
import { conflictingItems, type ItemConflictReason } from './conflicting-items';
import { isComposed, printMerged, type MergedJson } from './composed-json';
import { entryQuestion, type EntryReason } from './entry-question';
import { matchList } from './lists/match-list';
import { sameSide } from './same-side';

/** A path whose value both sides changed in different ways. The three versions are JSON texts; null means absent. */
export interface JsonConflict {
  /** The path from the root: keys of objects, and identities (`…=name`) of list items. */
  path: string[];
  base: string | null;
  mine: string | null;
  theirs: string | null;
  /** Why a whole list item is in conflict; absent if the three versions make it clear. */
  reason?: ItemReason;
}

/** Why a whole list item is in conflict. */
export type ItemReason = EntryReason | ItemConflictReason;

export interface JsonMerge {
  text: string;
  conflicts: JsonConflict[];
}

/** Chooses the version to use at the path of a conflict. */
export type ChooseSide = (path: readonly string[]) => 'base' | 'mine' | 'theirs';

type MaybeNode = JsonNode | undefined;
type Leader = 'base' | 'mine' | 'theirs' | null;

/**
 * The last segment in the path of a conflict about the order of a list. No item has this segment, because the segment
 * of every item contains `=`.
 */
export const ORDER = 'order';

/** The state of one merge. */
interface MergeState {
  conflicts: JsonConflict[];
  decide: ChooseSide;
  /** Whether to leave out changes that only I made. */
  onlyTheirs: boolean;
}

/**
 * Merges three versions of a JSON text: by key in objects, and by item in lists of objects. A list of plain values is
 * merged as one value. Only a value that both sides changed in different ways is a conflict. `decide` chooses the side
 * for each conflict; mine by default. The result has the layout of `theirs`, and unchanged values keep their spelling.
 * Null if a text is not a JSON object.
 */
export function mergeJson(
  base: string,
  mine: string,
  theirs: string,
  decide: ChooseSide = () => 'mine',
): JsonMerge | null {
  return mergeTexts(base, mine, theirs, { conflicts: [], decide, onlyTheirs: false });
}

/**
 * Returns `theirs`, but with the value of `base` at the path of each conflict with `mine`. A merge on this base finds
 * the same conflicts, and treats every other difference of `mine` as my change. Null if a text is not a JSON object.
 */
export function baseOfConflicts(base: string, mine: string, theirs: string): string | null {
  return mergeTexts(base, mine, theirs, { conflicts: [], decide: () => 'base', onlyTheirs: true })?.text ?? null;
}

function mergeTexts(base: string, mine: string, theirs: string, state: MergeState): JsonMerge | null {
  const [from, my, their] = [base, mine, theirs].map(unambiguousRootOf);
  if (from?.kind !== 'object' || my?.kind !== 'object' || their?.kind !== 'object') return null;
  const merged = mergeSide(from, my, their, [], state);
  if (merged === undefined) return null;
  // If the result is the whole text of one side, it keeps the white space around its own root.
  const text = isComposed(merged) ? withOuterSpace(theirs, printMerged(merged)) : merged.source;
  return { text, conflicts: state.conflicts };
}

/** Takes the white space from before and after the root of `text`, and puts it around another root. */
function withOuterSpace(text: string, root: string): string {
  const start = text.length - text.trimStart().length;
  return text.slice(0, start) + root + text.slice(text.trimEnd().length);
}

/**
 * Merges one value.
 * @param isInNew whether the object around this value is absent in `base`
 */
function mergeSide(
  base: MaybeNode,
  mine: MaybeNode,
  theirs: MaybeNode,
  path: string[],
  state: MergeState,
  isInNew = false,
): MergedJson | undefined {
  if (sameSide(mine, theirs) || sameSide(mine, base)) return theirs;
  if (sameSide(theirs, base)) return state.onlyTheirs ? theirs : mine;
  const whole =
    mine === undefined || theirs === undefined
      ? null
      : (mergeObjects(base, mine, theirs, path, state) ?? mergeLists(base, mine, theirs, path, state, isInNew));
  return whole ?? addConflict(base, mine, theirs, path, state);
}

function addConflict(
  base: MaybeNode,
  mine: MaybeNode,
  theirs: MaybeNode,
  path: string[],
  state: MergeState,
  reason?: ItemReason,
): MaybeNode {
  const versions = { base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) };
  state.conflicts.push({ path, ...versions, ...(reason && { reason }) });
  return { base, mine, theirs }[state.decide(path)];
}

function mergeObjects(
  base: MaybeNode,
  mine: JsonNode,
  theirs: JsonNode,
  path: string[],
  state: MergeState,
): MergedJson | null {
  if (mine.kind !== 'object' || theirs.kind !== 'object') return null;
  if (base !== undefined && base.kind !== 'object') return null;
  const old = base === undefined ? new Map<string, JsonNode>() : membersOf(base);
  const leader = state.onlyTheirs ? 'theirs' : null;
  const members = mergeMaps(old, membersOf(mine), membersOf(theirs), leader, (key, ...versions) =>
    mergeSide(...versions, [...path, key], state, base === undefined),
  );
  return { kind: 'object', members, styleSource: theirs };
}

/**
 * Merges lists of objects. Null for other lists. Also null for a list without natural keys in an object that both sides
 * added, because nothing shows which of its entries are the same.
 */
function mergeLists(
  base: MaybeNode,
  mine: JsonNode,
  theirs: JsonNode,
  path: string[],
  state: MergeState,
  isInNew: boolean,
): MergedJson | null {
  if (mine.kind !== 'array' || theirs.kind !== 'array') return null;
  if (base !== undefined && base.kind !== 'array') return null;
  const listName = path.at(-1);
  const items = matchList(listName, base === undefined ? [] : itemsOf(base), itemsOf(mine), itemsOf(theirs));
  if (items === null || (isInNew && items.names.length === 0)) return null;
  const [baseIds = [], myIds = [], theirIds = []] = [items.base, items.mine, items.theirs].map((side) => [
    ...side.keys(),
  ]);
  const decided = decideOrder(baseIds, myIds, theirIds, [...path, ORDER], state);
  const leader = decided ?? (state.onlyTheirs ? 'theirs' : listLeader(baseIds, myIds, theirIds));
  const itemConflicts = conflictingItems(items, items.names);
  const merged = mergeMaps(items.base, items.mine, items.theirs, leader, (id, ...versions) =>
    mergeItem(
      ...versions,
      { listName, names: items.names, path: [...path, id], itemConflict: itemConflicts.get(id) },
      state,
    ),
  );
  return { kind: 'array', items: [...merged.values()], styleSource: theirs };
}

interface ItemPlace {
  listName: string | undefined;
  names: readonly string[];
  path: string[];
  itemConflict: ItemConflictReason | undefined;
}

/** Merges an item of a list: as one value if the user must decide about the whole item, else by key. */
function mergeItem(
  base: MaybeNode,
  mine: MaybeNode,
  theirs: MaybeNode,
  { listName, names, path, itemConflict }: ItemPlace,
  state: MergeState,
): MergedJson | undefined {
  if (sameSide(mine, theirs)) return theirs;
  const reason = itemConflict ?? entryQuestion(listName, names, base, mine, theirs);
  return reason === null
    ? mergeSide(base, mine, theirs, path, state)
    : addConflict(base, mine, theirs, path, state, reason);
}

/**
 * Adds a conflict if both sides reordered, in different ways, the items that all versions have. Returns the version
 * whose order to use, or null if there is no such conflict.
 */
function decideOrder(base: string[], mine: string[], theirs: string[], path: string[], state: MergeState): Leader {
  const [baseOrder = '', myOrder = '', theirOrder = ''] = [base, mine, theirs].map((order) =>
    namesText(order.filter((key) => [base, mine, theirs].every((all) => all.includes(key)))),
  );
  if (myOrder === baseOrder || theirOrder === baseOrder || myOrder === theirOrder) return null;
  state.conflicts.push({ path, base: baseOrder, mine: myOrder, theirs: theirOrder });
  return state.decide(path);
}

/** Converts natural keys (`name=value`) to a JSON list of their values. */
function namesText(keys: string[]): string {
  return JSON.stringify(keys.map((key) => key.slice(key.indexOf('=') + 1)));
}

function mergeMaps(
  base: ReadonlyMap<string, JsonNode>,
  mine: ReadonlyMap<string, JsonNode>,
  theirs: ReadonlyMap<string, JsonNode>,
  leader: Leader,
  merge: (key: string, base: MaybeNode, mine: MaybeNode, theirs: MaybeNode) => MergedJson | undefined,
): Map<string, MergedJson> {
  const merged = new Map<string, MergedJson>();
  for (const key of mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()], leader)) {
    const value = merge(key, base.get(key), mine.get(key), theirs.get(key));
    if (value !== undefined) merged.set(key, value);
  }
  return merged;
}

/**
 * The keys of both sides, in the order of the leading version. Without a leader, the leading version is mine if only I
 * reordered the keys, else theirs. A new key comes after the key that precedes it on its own side.
 */
function mergeOrder(base: string[], mine: string[], theirs: string[], leader: Leader): string[] {
  const leads = leader ?? (reordered(base, mine) && !reordered(base, theirs) ? 'mine' : 'theirs');
  const order = [...{ base, mine, theirs }[leads]];
  for (const following of leads === 'theirs' ? [mine, theirs] : [theirs, mine]) {
    following.forEach((key, index) => {
      if (order.includes(key)) return;
      const before = following[index - 1];
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
    });
  }
  return order;
}

/**
 * The side that decides the order of a list: the only side that reordered it. If both sides or neither side reordered
 * it, the choice depends only on the two orders, so that both people get the same order.
 */
function listLeader(base: string[], mine: string[], theirs: string[]): Leader {
  const [iReordered, theyReordered] = [reordered(base, mine), reordered(base, theirs)];
  if (iReordered !== theyReordered) return iReordered ? 'mine' : 'theirs';
  return JSON.stringify(mine) > JSON.stringify(theirs) ? 'mine' : 'theirs';
}

/** Whether the keys that both lists have are in different orders. */
function reordered(base: string[], side: string[]): boolean {
  const shared = (order: string[], other: string[]): string =>
    JSON.stringify(order.filter((key) => other.includes(key)));
  return shared(base, side) !== shared(side, base);
}

function textOf(side: MaybeNode): string | null {
  return side === undefined ? null : rawOf(side);
}
