import { rawOf, type JsonNode } from '@/lib/json-nodes';
import { sameNode } from '@/lib/same-json';
import type { InstanceField, InstanceFields } from '../instance';
import { sameField } from '../instance-fields';
import { printMerged, type MergedJson } from './composed-json';
import { childPairs, readPart, type ChildPair, type FieldChange, type PartChange } from './field-changes';

type IsTaken<Change> = (change: Change) => boolean;

/**
 * Takes some of the differences between two versions of a job instance. The rest stays as it is, with its spelling.
 * @param fields the fields to look at
 * @param isTaken called with each difference as `fieldChanges` lists it, from `now` to `other`
 * @returns the fields that change
 */
export function takeFields(
  now: InstanceFields,
  other: InstanceFields,
  fields: readonly InstanceField[],
  isTaken: IsTaken<FieldChange>,
): Partial<InstanceFields> {
  const taken = fields.flatMap((field): [InstanceField, unknown][] => {
    if (sameField(field, now[field], other[field])) return [];
    if (field === 'configuration') {
      const [before, after] = [readPart(now.configuration), readPart(other.configuration)];
      if (before !== null && after !== null) {
        const text = takeParts(before, after, (change) => isTaken({ property: field, ...change }));
        return sameField(field, now.configuration, text) ? [] : [[field, text]];
      }
    }
    const [before, after] = [now[field], other[field]].map((value) => (value === null ? null : JSON.stringify(value)));
    return isTaken({ property: field, path: [], before: before ?? null, after: after ?? null })
      ? [[field, other[field]]]
      : [];
  });
  return Object.fromEntries(taken);
}

/** The text of a configuration with some of the differences to another one. */
export const takeParts = (before: JsonNode, after: JsonNode, isTaken: IsTaken<PartChange>): string =>
  printMerged(taken(before, after, [], isTaken) ?? before);

/** One part of both values with the taken differences; undefined if it is absent then. */
function taken(
  before: JsonNode | undefined,
  after: JsonNode | undefined,
  path: readonly string[],
  isTaken: IsTaken<PartChange>,
): MergedJson | undefined {
  if (before !== undefined && after !== undefined) {
    if (sameNode(before, after)) return before;
    const pairs = childPairs(before, after, path.at(-1));
    if (pairs !== null) {
      const partOf = (pair: ChildPair) => taken(pair.before, pair.after, [...path, pair.name], isTaken);
      if (before.kind === 'object')
        return { kind: 'object', members: membersOfPairs(pairs, partOf), styleSource: before };
      const isMoved = ({ name, moved }: ChildPair): boolean =>
        moved != null && isTaken({ path: [...path, name], before: null, after: null, moved });
      return { kind: 'array', items: itemsOfPairs(pairs, partOf, isMoved), styleSource: styleOf(before, after) };
    }
  }
  const [old, next] = [before && rawOf(before), after && rawOf(after)];
  return isTaken({ path, before: old ?? null, after: next ?? null }) ? after : before;
}

/** An empty list has no style of its own. */
const styleOf = (before: JsonNode, after: JsonNode): JsonNode =>
  /\S/.test(rawOf(before).slice(1, -1)) ? before : after;

/** The parts that the text that changes has, in its order. */
const inOldOrder = (pairs: readonly ChildPair[]): ChildPair[] =>
  pairs
    .filter(({ before }) => before !== undefined)
    .toSorted((one, other) => (one.before?.start ?? 0) - (other.before?.start ?? 0));

type PartOf = (pair: ChildPair) => MergedJson | undefined;

/** The members in the order of the text that changes; new ones come last. */
function membersOfPairs(pairs: readonly ChildPair[], partOf: PartOf): Map<string, MergedJson> {
  const ordered = [...inOldOrder(pairs), ...pairs.filter(({ before }) => before === undefined)];
  return new Map(
    ordered.flatMap((pair) => {
      const part = partOf(pair);
      return part === undefined ? [] : [[pair.name, part] as const];
    }),
  );
}

/** The entries in the order of the text that changes. New and moved ones come after the entry that they follow. */
function itemsOfPairs(
  pairs: readonly ChildPair[],
  partOf: PartOf,
  isMoved: (pair: ChildPair) => boolean,
): MergedJson[] {
  const parts = new Map(pairs.map((pair) => [pair, partOf(pair)]));
  const order = inOldOrder(pairs);
  let previous: ChildPair | null = null;
  for (const pair of pairs) {
    if (parts.get(pair) === undefined) continue;
    if (pair.before === undefined || isMoved(pair)) {
      if (pair.before !== undefined) order.splice(order.indexOf(pair), 1);
      order.splice(previous === null ? 0 : order.indexOf(previous) + 1, 0, pair);
    }
    previous = pair;
  }
  return order.flatMap((pair) => parts.get(pair) ?? []);
}
