import { rawOf, type JsonNode } from '@/lib/json-nodes';
import { sameNode } from '@/lib/same-json';
import type { InstanceField, InstanceFields } from '../instance';
import { sameField } from '../instance-fields';
import { printMerged, type MergedJson } from './composed-json';
import { childPairs, readPart, type ChildPair, type FieldChange, type PartChange } from './field-changes';

/** Two versions of a job instance. A difference between them is a change from A to B. */
interface VersionPair {
  a: InstanceFields;
  b: InstanceFields;
}

/** The version that gets some values of the other version. */
type Target = keyof VersionPair;

type IsTaken<Change> = (change: Change) => boolean;

/**
 * Gives one version some values of the other version. The rest keeps its spelling and order.
 * @param target the version that gets the values
 * @param fields the fields to look at
 * @param isTaken called with each difference from A to B, as `fieldChanges` lists it; true takes the value of the other
 *   version
 * @returns the fields of the target that change
 */
export function takeFields(
  versions: VersionPair,
  target: Target,
  fields: readonly InstanceField[],
  isTaken: IsTaken<FieldChange>,
): Partial<InstanceFields> {
  const { a, b } = versions;
  const other = target === 'a' ? b : a;
  const taken = fields.flatMap((field): [InstanceField, unknown][] => {
    if (sameField(field, a[field], b[field])) return [];
    if (field === 'configuration') {
      const [before, after] = [readPart(a.configuration), readPart(b.configuration)];
      if (before !== null && after !== null) {
        const isPartTaken = (change: PartChange): boolean => isTaken({ property: field, ...change });
        const part = takePart({ name: '', before, after }, [], target, isPartTaken);
        const text = printMerged(part ?? before);
        return sameField(field, versions[target].configuration, text) ? [] : [[field, text]];
      }
    }
    const [before, after] = [a[field], b[field]].map((value) => (value === null ? null : JSON.stringify(value)));
    const change = { property: field, path: [], before: before ?? null, after: after ?? null };
    return isTaken(change) ? [[field, other[field]]] : [];
  });
  return Object.fromEntries(taken);
}

/** The node of a pair in the target; undefined if the target does not have it. */
const inTarget = ({ before, after }: ChildPair, target: Target): JsonNode | undefined =>
  target === 'a' ? before : after;
/** The node of a pair in the other version; undefined if that version does not have it. */
const inOther = ({ before, after }: ChildPair, target: Target): JsonNode | undefined =>
  target === 'a' ? after : before;

/** A part of the target, with the taken values of the other version; undefined if the result lacks this part. */
function takePart(
  pair: ChildPair,
  path: readonly string[],
  target: Target,
  isTaken: IsTaken<PartChange>,
): MergedJson | undefined {
  const { before, after } = pair;
  const [own, others] = [inTarget(pair, target), inOther(pair, target)];
  if (before !== undefined && after !== undefined && own !== undefined) {
    if (sameNode(before, after)) return own;
    const pairs = childPairs(before, after, path.at(-1));
    if (pairs !== null) {
      const parts = new Map(pairs.map((each) => [each, takePart(each, [...path, each.name], target, isTaken)]));
      if (own.kind === 'object') return { kind: 'object', members: membersOf(parts, target), styleSource: own };
      const isMoved = ({ name, moved }: ChildPair): boolean =>
        moved != null && isTaken({ path: [...path, name], before: null, after: null, moved });
      // An empty list has no style of its own.
      const styleSource = /\S/.test(rawOf(own).slice(1, -1)) ? own : (others ?? own);
      return { kind: 'array', items: itemsOf(parts, target, isMoved), styleSource };
    }
  }
  const [old, next] = [before && rawOf(before), after && rawOf(after)];
  return isTaken({ path, before: old ?? null, after: next ?? null }) ? others : own;
}

type Parts = ReadonlyMap<ChildPair, MergedJson | undefined>;

/**
 * The pairs that one version has, in the order of that version. Includes pairs that the result does not have.
 * @param partOf returns the node of a pair in that version
 */
function inOrderOf(parts: Parts, partOf: (pair: ChildPair) => JsonNode | undefined): ChildPair[] {
  const placed = [...parts.keys()].flatMap((pair) => {
    const part = partOf(pair);
    return part === undefined ? [] : [{ pair, start: part.start }];
  });
  return placed.toSorted((one, other) => one.start - other.start).map(({ pair }) => pair);
}

/** The members of an object, in the order of the target. New members come last. */
function membersOf(parts: Parts, target: Target): Map<string, MergedJson> {
  const isNew = (pair: ChildPair): boolean => inTarget(pair, target) === undefined;
  const order = [...inOrderOf(parts, (pair) => inTarget(pair, target)), ...[...parts.keys()].filter(isNew)];
  return new Map(
    order.flatMap((pair) => {
      const part = parts.get(pair);
      return part === undefined ? [] : [[pair.name, part] as const];
    }),
  );
}

/**
 * The entries of a list, in the order of the target. A new or moved entry is placed after the entry that precedes it
 * in the other version.
 */
function itemsOf(parts: Parts, target: Target, isMoved: (pair: ChildPair) => boolean): MergedJson[] {
  const order = inOrderOf(parts, (pair) => inTarget(pair, target));
  let previous: ChildPair | null = null;
  for (const pair of inOrderOf(parts, (each) => inOther(each, target))) {
    if (parts.get(pair) === undefined) continue;
    const isNew = inTarget(pair, target) === undefined;
    if (isNew || isMoved(pair)) {
      if (!isNew) order.splice(order.indexOf(pair), 1);
      order.splice(previous === null ? 0 : order.indexOf(previous) + 1, 0, pair);
    }
    previous = pair;
  }
  return order.flatMap((pair) => parts.get(pair) ?? []);
}
