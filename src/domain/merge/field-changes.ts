import { itemsOf, membersOf, rawOf, unambiguousRootOf, type JsonNode } from '@/lib/json-nodes';
import { sameNode } from '@/lib/same-json';
import { writeJson } from '@/lib/json';
import { sameValue } from '@/lib/same-value';
import type { HistoryEntry } from '../instance';
import { pairItems, type ItemPair } from './lists/pair-items';

/** A place where two versions of a job instance differ. */
export interface FieldChange {
  /** The property of the job instance. */
  property: string;
  /**
   * The place inside the configuration: the keys of objects; for an entry of a list, its name or its number, counted
   * from 1. Empty for other properties.
   */
  path: readonly string[];
  /** The old value as JSON; null if it is absent. Numbers keep the spelling of the server. */
  before: string | null;
  /** The new value as JSON; null if it is absent. */
  after: string | null;
  /**
   * The old and the new position of a list entry that has moved, counted from 1. If `moved` is present, `before` and
   * `after` are null.
   */
  moved?: { from: number; to: number };
}

/** The old and the new value of a property. */
export type OldAndNew = HistoryEntry['changeSet'][string];

/**
 * Combines the change sets of several versions into one: from the value before the first version to the value after the
 * last version. Leaves out a property that has its original value again at the end.
 * @param entries oldest first
 */
export function foldVersions(entries: readonly HistoryEntry[]): ReadonlyMap<string, OldAndNew> {
  const folded = new Map<string, OldAndNew>();
  for (const { changeSet } of entries) {
    for (const [property, change] of Object.entries(changeSet)) {
      folded.set(property, { old: folded.has(property) ? folded.get(property)?.old : change.old, new: change.new });
    }
  }
  return new Map([...folded].filter(([, change]) => !sameValue(change.old, change.new)));
}

/**
 * Lists the changes of combined versions: one for each property, and inside the configuration one for each place that
 * differs.
 */
export function fieldChanges(folded: ReadonlyMap<string, OldAndNew>): FieldChange[] {
  return [...folded].flatMap(([property, change]) => {
    const [before, after] = property === 'configuration' ? [readPart(change.old), readPart(change.new)] : [null, null];
    if (before !== null && after !== null) {
      return partChanges(before, after, []).map((each) => ({ property, ...each }));
    }
    return [{ property, path: [], before: textOf(change.old), after: textOf(change.new) }];
  });
}

/** Parses a configuration, which some servers send as an object instead of a text; null if that is not possible. */
export function readPart(value: unknown): JsonNode | null {
  const text = typeof value === 'string' ? value : textOf(value);
  return text === null ? null : unambiguousRootOf(text);
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : (writeJson(value) ?? '…');

/** A place where two configurations differ. */
export type PartChange = Omit<FieldChange, 'property'>;

function partChanges(before: JsonNode | undefined, after: JsonNode | undefined, path: readonly string[]): PartChange[] {
  if (before !== undefined && after !== undefined) {
    if (sameNode(before, after)) return [];
    const pairs = childPairs(before, after, path.at(-1));
    if (pairs !== null) return pairs.flatMap((pair) => pairChanges(pair, [...path, pair.name]));
  }
  return [
    { path, before: before === undefined ? null : rawOf(before), after: after === undefined ? null : rawOf(after) },
  ];
}

function pairChanges({ before, after, moved }: ChildPair, path: readonly string[]): PartChange[] {
  const inside = partChanges(before, after, path);
  return moved === undefined || moved === null ? inside : [{ path, before: null, after: null, moved }, ...inside];
}

/** A member or entry of two values, side by side. One side is undefined if that value does not have it. */
export type ChildPair = Pick<ItemPair, 'name' | 'before' | 'after'> & Partial<ItemPair>;

/** Puts the members of two objects side by side, or the entries of two lists; null for any other two values. */
export function childPairs(before: JsonNode, after: JsonNode, key: string | undefined): readonly ChildPair[] | null {
  if (before.kind === 'object' && after.kind === 'object') return pairMembers(membersOf(before), membersOf(after));
  if (before.kind !== 'array' || after.kind !== 'array') return null;
  const [old, next] = [itemsOf(before), itemsOf(after)];
  // A list of plain values is one value: "a, b" is easier to read than one change per item.
  const isPlain = [...old, ...next].every(({ kind }) => kind === 'leaf');
  return isPlain ? null : pairItems(key, old, next);
}

/**
 * Pairs the members of two objects, in the order of `after`. A removed member comes after the member that it followed
 * in `before`.
 */
function pairMembers(before: ReadonlyMap<string, JsonNode>, after: ReadonlyMap<string, JsonNode>): ChildPair[] {
  const names = [...after.keys()];
  let previous = -1;
  for (const name of before.keys()) {
    const place = names.indexOf(name);
    if (place === -1) names.splice(previous + 1, 0, name);
    previous = place === -1 ? previous + 1 : place;
  }
  return names.map((name) => ({ name, before: before.get(name), after: after.get(name) }));
}

/** A key that identifies a change within one list of changes. */
export const changeKey = ({ property, path, before, after, moved }: FieldChange): string =>
  JSON.stringify([property, ...path, before === null, after === null, moved !== undefined]);
