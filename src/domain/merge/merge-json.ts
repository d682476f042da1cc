import { parseJsonText, rawText, samePart, type JsonPart } from '@/lib/json-text';
import { isComposed, itemParts, memberParts, printMerged, type MergedJson } from './composed-json';
import { keyedItems } from './natural-keys';

/** A place that both sides changed differently. The three are JSON texts; null is "not there". */
export interface JsonConflict {
  /** Object keys, and `name=value` of list items, from the root. */
  path: string[];
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

export interface JsonMerge {
  text: string;
  conflicts: JsonConflict[];
}

/** Who wins at a conflict. */
export type Decide = (path: readonly string[]) => 'mine' | 'theirs';

type Side = JsonPart | undefined;
type Leader = 'mine' | 'theirs' | null;

/** The last name in the path of a conflict about the order of a list; an item's has a `=`. */
export const ORDER = 'order';

/** What one merge collects on its way. */
interface Run {
  conflicts: JsonConflict[];
  decide: Decide;
}

/**
 * Three-way merge of JSON texts (design, section 5): per object key, lists by their natural keys, any other list and
 * every leaf as a whole. A conflict is only what both sides changed differently; `decide` says whose stays, mine without
 * it. The result is written as `theirs` is; what nobody changed keeps its spelling.
 * Null when a text is not a JSON object.
 */
export function mergeJson(base: string, mine: string, theirs: string, decide: Decide = () => 'mine'): JsonMerge | null {
  const [from, my, their] = [base, mine, theirs].map(parseJsonText);
  if (from?.node.type !== 'object' || my?.node.type !== 'object' || their?.node.type !== 'object') return null;
  const run: Run = { conflicts: [], decide };
  const merged = mergeSide(from, my, their, [], run);
  if (merged === undefined) return null;
  // Untouched as a whole: also what stands around the value is that side's.
  const text = isComposed(merged) ? around(theirs, printMerged(merged)) : merged.text;
  return { text, conflicts: run.conflicts };
}

/** The white space before and after the root stays. */
function around(text: string, root: string): string {
  return (/^\s*/.exec(text)?.[0] ?? '') + root + (/\s*$/.exec(text)?.[0] ?? '');
}

function mergeSide(base: Side, mine: Side, theirs: Side, path: string[], run: Run): MergedJson | undefined {
  if (sameSide(mine, theirs) || sameSide(mine, base)) return theirs;
  if (sameSide(theirs, base)) return mine;
  const whole =
    mine === undefined || theirs === undefined
      ? null
      : (mergeObjects(base, mine, theirs, path, run) ?? mergeLists(base, mine, theirs, path, run));
  if (whole !== null) return whole;
  run.conflicts.push({ path, base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) });
  return run.decide(path) === 'mine' ? mine : theirs;
}

function mergeObjects(base: Side, mine: JsonPart, theirs: JsonPart, path: string[], run: Run): MergedJson | null {
  if (mine.node.type !== 'object' || theirs.node.type !== 'object') return null;
  if (base !== undefined && base.node.type !== 'object') return null;
  const old = base === undefined ? new Map<string, JsonPart>() : memberParts(base);
  const members = mergeMaps(old, memberParts(mine), memberParts(theirs), path, run);
  return { kind: 'object', members, like: theirs };
}

/** Lists whose items have natural keys on all sides; null for all others. */
function mergeLists(base: Side, mine: JsonPart, theirs: JsonPart, path: string[], run: Run): MergedJson | null {
  if (mine.node.type !== 'array' || theirs.node.type !== 'array') return null;
  if (base !== undefined && base.node.type !== 'array') return null;
  const [old, own, other] = [base, mine, theirs].map((list) =>
    keyedItems(path.at(-1), list === undefined ? [] : itemParts(list)),
  );
  if (old == null || own == null || other == null) return null;
  const leader = decideOrder([...old.keys()], [...own.keys()], [...other.keys()], [...path, ORDER], run);
  return { kind: 'array', items: [...mergeMaps(old, own, other, path, run, leader).values()], like: theirs };
}

/** Whose order of a keyed list leads where both sides arranged the same items differently, which is a conflict of its own; else null. */
function decideOrder(base: string[], mine: string[], theirs: string[], path: string[], run: Run): Leader {
  const [old = '', own = '', other = ''] = [base, mine, theirs].map((order) =>
    namesText(order.filter((key) => [base, mine, theirs].every((all) => all.includes(key)))),
  );
  if (own === old || other === old || own === other) return null;
  run.conflicts.push({ path, base: old, mine: own, theirs: other });
  return run.decide(path);
}

/** Natural keys (`name=value`) as a JSON list of their values. */
function namesText(keys: string[]): string {
  return JSON.stringify(keys.map((key) => key.slice(key.indexOf('=') + 1)));
}

function mergeMaps(
  base: Map<string, JsonPart>,
  mine: Map<string, JsonPart>,
  theirs: Map<string, JsonPart>,
  path: string[],
  run: Run,
  leader: Leader = null,
): Map<string, MergedJson> {
  const merged = new Map<string, MergedJson>();
  for (const key of mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()], leader)) {
    const value = mergeSide(base.get(key), mine.get(key), theirs.get(key), [...path, key], run);
    if (value !== undefined) merged.set(key, value);
  }
  return merged;
}

/** Every key of either side: in the leader's order, else in theirs, or in mine when only I reordered; new ones follow their predecessor. */
function mergeOrder(base: string[], mine: string[], theirs: string[], leader: Leader): string[] {
  const shared = (order: string[], other: string[]): string =>
    JSON.stringify(order.filter((key) => other.includes(key)));
  const theyReordered = shared(base, theirs) !== shared(theirs, base);
  const iReordered = shared(base, mine) !== shared(mine, base);
  const leads = leader ?? (iReordered && !theyReordered ? 'mine' : 'theirs');
  const [leading, following] = leads === 'mine' ? [mine, theirs] : [theirs, mine];
  const order = [...leading];
  following.forEach((key, index) => {
    if (order.includes(key)) return;
    const before = following[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

function sameSide(a: Side, b: Side): boolean {
  return a === undefined || b === undefined ? a === b : samePart(a, b);
}

function textOf(side: Side): string | null {
  return side === undefined ? null : rawText(side);
}
