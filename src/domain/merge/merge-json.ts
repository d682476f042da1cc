import { parseJsonText, rawText, type JsonPart } from '@/lib/json-text';
import { conflictingItems, type ItemConflictReason } from './conflicting-items';
import { isComposed, itemParts, memberParts, printMerged, type MergedJson } from './composed-json';
import { matchItems } from './match-items';
import { keyNames, naturalKey } from './natural-keys';
import { sameSide } from './same-side';

/** A path that both sides changed differently. The three versions are JSON texts; null means absent. */
export interface JsonConflict {
  /** From the root: object keys, and for list items their `name=value` in `base`. */
  path: string[];
  base: string | null;
  mine: string | null;
  theirs: string | null;
  /** Why an item of a list is one conflict; absent when the three versions make it clear. */
  reason?: ItemReason;
}

/** Why an item of a list is one conflict. `renamed`: one side renamed the item and the other changed it. */
export type ItemReason = 'renamed' | ItemConflictReason;

export interface JsonMerge {
  text: string;
  conflicts: JsonConflict[];
}

/** Chooses the version to use at a conflict. */
export type ChooseSide = (path: readonly string[]) => 'base' | 'mine' | 'theirs';

type Side = JsonPart | undefined;
type Leader = 'base' | 'mine' | 'theirs' | null;

/** The last segment in the path of a conflict about the order of a list. The segment of an item contains `=`. */
export const ORDER = 'order';

/** State of one merge. */
interface MergeState {
  conflicts: JsonConflict[];
  decide: ChooseSide;
  /** Whether to omit changes that only I made. */
  onlyTheirs: boolean;
}

/**
 * Three-way merge of JSON texts: per object key, and per item in lists whose items have an identity. Any other list and
 * every leaf is one value. Only values that both sides changed differently conflict; `decide` chooses the side, mine by
 * default. The result has the layout of `theirs`, and unchanged values keep their spelling. Null if a text is not a
 * JSON object.
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
 * `theirs`, but with the value of `base` at every conflict with `mine`. A merge on this base finds the same conflicts,
 * and treats every other difference of `mine` as my change. Null if a text is not a JSON object.
 */
export function baseOfConflicts(base: string, mine: string, theirs: string): string | null {
  return mergeTexts(base, mine, theirs, { conflicts: [], decide: () => 'base', onlyTheirs: true })?.text ?? null;
}

function mergeTexts(base: string, mine: string, theirs: string, state: MergeState): JsonMerge | null {
  const [from, my, their] = [base, mine, theirs].map(parseJsonText);
  if (from?.node.type !== 'object' || my?.node.type !== 'object' || their?.node.type !== 'object') return null;
  const merged = mergeSide(from, my, their, [], state);
  if (merged === undefined) return null;
  // If the result is one side's text, keep the white space around its root too.
  const text = isComposed(merged) ? withOuterSpace(theirs, printMerged(merged)) : merged.text;
  return { text, conflicts: state.conflicts };
}

/** Keeps the white space before and after the root. */
function withOuterSpace(text: string, root: string): string {
  const start = text.length - text.trimStart().length;
  return text.slice(0, start) + root + text.slice(text.trimEnd().length);
}

function mergeSide(base: Side, mine: Side, theirs: Side, path: string[], state: MergeState): MergedJson | undefined {
  if (sameSide(mine, theirs) || sameSide(mine, base)) return theirs;
  if (sameSide(theirs, base)) return state.onlyTheirs ? theirs : mine;
  const whole =
    mine === undefined || theirs === undefined
      ? null
      : (mergeObjects(base, mine, theirs, path, state) ?? mergeLists(base, mine, theirs, path, state));
  return whole ?? addConflict(base, mine, theirs, path, state);
}

function addConflict(
  base: Side,
  mine: Side,
  theirs: Side,
  path: string[],
  state: MergeState,
  reason?: ItemReason,
): Side {
  const versions = { base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) };
  state.conflicts.push({ path, ...versions, ...(reason && { reason }) });
  return { base, mine, theirs }[state.decide(path)];
}

function mergeObjects(
  base: Side,
  mine: JsonPart,
  theirs: JsonPart,
  path: string[],
  state: MergeState,
): MergedJson | null {
  if (mine.node.type !== 'object' || theirs.node.type !== 'object') return null;
  if (base !== undefined && base.node.type !== 'object') return null;
  const old = base === undefined ? new Map<string, JsonPart>() : memberParts(base);
  const leader = state.onlyTheirs ? 'theirs' : null;
  const members = mergeMaps(old, memberParts(mine), memberParts(theirs), leader, (key, ...versions) =>
    mergeSide(...versions, [...path, key], state),
  );
  return { kind: 'object', members, styleSource: theirs };
}

/** Merges lists whose items have an identity in all versions; null for other lists. */
function mergeLists(
  base: Side,
  mine: JsonPart,
  theirs: JsonPart,
  path: string[],
  state: MergeState,
): MergedJson | null {
  if (mine.node.type !== 'array' || theirs.node.type !== 'array') return null;
  if (base !== undefined && base.node.type !== 'array') return null;
  const names = keyNames(path.at(-1));
  const items =
    names && matchItems(names, base === undefined ? [] : itemParts(base), itemParts(mine), itemParts(theirs));
  if (names === null || items === null) return null;
  const [baseIds, myIds, theirIds] = [items.base, items.mine, items.theirs].map((side) => [...side.keys()]);
  const decided = decideOrder(baseIds ?? [], myIds ?? [], theirIds ?? [], [...path, ORDER], state);
  const leader = decided ?? (state.onlyTheirs ? 'theirs' : null);
  const itemConflicts = conflictingItems(items, names);
  const merged = mergeMaps(items.base, items.mine, items.theirs, leader, (id, ...versions) =>
    mergeItem(...versions, { names, path: [...path, id], itemConflict: itemConflicts.get(id) }, state),
  );
  return { kind: 'array', items: [...merged.values()], styleSource: theirs };
}

interface ItemPlace {
  names: readonly string[];
  path: string[];
  itemConflict: ItemConflictReason | undefined;
}

/**
 * Merges an item of a list: as one value if one side renamed or removed it while the other changed it, or if
 * `itemConflict` is set; else per key.
 */
function mergeItem(
  base: Side,
  mine: Side,
  theirs: Side,
  { names, path, itemConflict }: ItemPlace,
  state: MergeState,
): MergedJson | undefined {
  if (sameSide(mine, theirs)) return theirs;
  const reason = itemConflict ?? (isRenamed(base, mine, theirs, names) ? 'renamed' : undefined);
  return reason === undefined
    ? mergeSide(base, mine, theirs, path, state)
    : addConflict(base, mine, theirs, path, state, reason);
}

/** Whether both sides changed an item and its names differ. */
function isRenamed(base: Side, mine: Side, theirs: Side, names: readonly string[]): boolean {
  if (mine === undefined || theirs === undefined || sameSide(mine, base) || sameSide(theirs, base)) return false;
  return naturalKey(mine, names) !== naturalKey(theirs, names);
}

/**
 * Adds a conflict when both sides put the same items of a keyed list into different orders, and returns the version
 * whose order to use. Null when the orders do not conflict.
 */
function decideOrder(base: string[], mine: string[], theirs: string[], path: string[], state: MergeState): Leader {
  const [baseOrder = '', myOrder = '', theirOrder = ''] = [base, mine, theirs].map((order) =>
    namesText(order.filter((key) => [base, mine, theirs].every((all) => all.includes(key)))),
  );
  if (myOrder === baseOrder || theirOrder === baseOrder || myOrder === theirOrder) return null;
  state.conflicts.push({ path, base: baseOrder, mine: myOrder, theirs: theirOrder });
  return state.decide(path);
}

/** Natural keys (`name=value`) as a JSON list of their values. */
function namesText(keys: string[]): string {
  return JSON.stringify(keys.map((key) => key.slice(key.indexOf('=') + 1)));
}

function mergeMaps(
  base: ReadonlyMap<string, JsonPart>,
  mine: ReadonlyMap<string, JsonPart>,
  theirs: ReadonlyMap<string, JsonPart>,
  leader: Leader,
  merge: (key: string, base: Side, mine: Side, theirs: Side) => MergedJson | undefined,
): Map<string, MergedJson> {
  const merged = new Map<string, MergedJson>();
  for (const key of mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()], leader)) {
    const value = merge(key, base.get(key), mine.get(key), theirs.get(key));
    if (value !== undefined) merged.set(key, value);
  }
  return merged;
}

/**
 * The keys of both sides, in the order of the leading version. Without a leader: in my order if only I reordered them,
 * else in theirs. A new key comes after the key that precedes it on its side.
 */
function mergeOrder(base: string[], mine: string[], theirs: string[], leader: Leader): string[] {
  const shared = (order: string[], other: string[]): string =>
    JSON.stringify(order.filter((key) => other.includes(key)));
  const theyReordered = shared(base, theirs) !== shared(theirs, base);
  const iReordered = shared(base, mine) !== shared(mine, base);
  const leads = leader ?? (iReordered && !theyReordered ? 'mine' : 'theirs');
  const order = [...{ base, mine, theirs }[leads]];
  for (const following of [theirs, mine]) {
    following.forEach((key, index) => {
      if (order.includes(key)) return;
      const before = following[index - 1];
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
    });
  }
  return order;
}

function textOf(side: Side): string | null {
  return side === undefined ? null : rawText(side);
}
