import { findJobType } from '../job-types/registry';
import { newConfiguration } from '../job-types/new-configuration';
import type { HistoryEntry } from '../instance';
import { INSTANCE_FIELDS, instanceFieldOf } from '../instance-fields';
import { fieldChanges, foldVersions, type FieldChange, type OldAndNew } from '../merge/field-changes';

/** A place where two versions differ. `changedIn` is the last version between them that changed the place. */
export interface VersionChange extends FieldChange {
  changedIn: number;
}

/** The differences between two versions. */
export interface VersionDifference {
  /** In the order of the form. */
  changes: readonly VersionChange[];
  /** The old and the new value of each property that differs, as if one version had made all the changes. */
  changeSet: HistoryEntry['changeSet'];
}

/**
 * Lists the changes that turn version `a` into version `b`.
 * @param entries at least every version between `a` and `b`, in any order
 * @param jobCode decides the order of the configuration's fields
 */
export function compareVersions(
  entries: readonly HistoryEntry[],
  { a, b }: { a: number; b: number },
  jobCode: string | null,
): VersionDifference {
  const [oldest, newest] = [Math.min(a, b), Math.max(a, b)];
  const between = entries
    .filter(({ version }) => version > oldest && version <= newest)
    .toSorted((one, other) => one.version - other.version);
  const directed = (change: OldAndNew): OldAndNew => (a > b ? { old: change.new, new: change.old } : change);
  const folded = new Map([...foldVersions(between)].map(([property, change]) => [property, directed(change)] as const));
  const sourceOf = changeSource(between.toReversed(), directed);
  const changes = fieldChanges(folded).map((change) => ({ ...change, changedIn: sourceOf(change) ?? newest }));
  return { changes: inFormOrder(changes, jobCode), changeSet: Object.fromEntries(folded) };
}

/**
 * Lists the changes of one version, in the order of the form.
 * @param jobCode decides the order of the configuration's fields
 */
export function versionChanges(entry: HistoryEntry, jobCode: string | null): readonly VersionChange[] {
  return compareVersions([entry], { a: entry.version - 1, b: entry.version }, jobCode).changes;
}

/**
 * Returns a function that finds the newest version that touched the place of a change; null if there is none.
 * @param directed swaps the old and the new value of a change if the comparison goes backwards
 */
function changeSource(
  newestFirst: readonly HistoryEntry[],
  directed: (change: OldAndNew) => OldAndNew,
): (change: FieldChange) => number | null {
  const places = new Map(
    newestFirst.map(({ version, changeSet }) => {
      const { configuration } = changeSet;
      return [
        version,
        configuration ? fieldChanges(new Map([['configuration', directed(configuration)]])) : [],
      ] as const;
    }),
  );
  return ({ property, path }) => {
    const touching = newestFirst.filter(({ changeSet }) => Object.hasOwn(changeSet, property));
    const exact = touching.find(
      ({ version }) => path.length === 0 || places.get(version)?.some((place) => areNested(place.path, path)),
    );
    return (exact ?? touching[0])?.version ?? null;
  };
}

/** Whether two paths are equal, or one of them is inside the other. */
const areNested = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((name, index) => index >= other.length || other[index] === name);

/**
 * Sorts changes into the order of the form.
 * @param jobCode decides the order of the configuration's fields
 */
export function inFormOrder<Change extends FieldChange>(changes: readonly Change[], jobCode: string | null): Change[] {
  const keys = Object.keys(newConfiguration(findJobType(jobCode)));
  const place = (order: readonly string[], name: string | undefined): number => {
    const index = order.indexOf(name ?? '');
    return index === -1 ? order.length : index;
  };
  return changes.toSorted(
    (one, other) =>
      place(INSTANCE_FIELDS, instanceFieldOf(one.property)) - place(INSTANCE_FIELDS, instanceFieldOf(other.property)) ||
      place(keys, one.path[0]) - place(keys, other.path[0]),
  );
}
