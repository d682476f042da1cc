import { keysOf } from '@/lib/typed-entries';
import type { InstanceField, InstanceFields } from '../instance';
import { changeKey, type FieldChange } from '../merge/field-changes';
import { takeFields } from '../merge/take-changes';
import { differencesBetween } from './differences';

/** The result of copying changes to an integration, as needed to undo the copy. */
export interface Copied {
  before: InstanceFields;
  /** The changed fields, with their new values. */
  values: Partial<InstanceFields>;
}

/** The two compared integrations. */
type Pair = Readonly<Record<'a' | 'b', InstanceFields>>;

/**
 * Copies changes from one of two integrations to the other.
 * @param pair the two integrations as they are now
 * @param to the integration that gets the changes
 * @param fields the compared properties
 */
export function copyChanges(
  pair: Pair,
  to: keyof Pair,
  fields: readonly InstanceField[],
  changes: readonly FieldChange[],
): Copied {
  const wanted = new Set(changes.map(changeKey));
  const values = takeFields(pair, to, fields, (change) => wanted.has(changeKey(change)));
  return { before: pair[to], values };
}

/**
 * Limits a copy to some of its changes. If the result is undone, only these changes are undone, and the other copied
 * changes stay.
 * @param part the changes to keep in the result
 * @param args the arguments of `copyChanges`
 */
export function partOfCopy(part: readonly FieldChange[], ...args: Parameters<typeof copyChanges>): Copied {
  const [pair, to, fields, changes] = args;
  const others = changes.filter((change) => !part.includes(change));
  const { values } = copyChanges(...args);
  return { before: { ...pair[to], ...copyChanges(pair, to, fields, others).values }, values };
}

/**
 * Undoes a copy, but only at places that still have the copied value.
 * @param now the integration as it is now
 * @returns the fields to change, and whether the whole copy is undone
 */
export function takeCopyBack(
  now: InstanceFields,
  { before, values: copied }: Copied,
): { values: Partial<InstanceFields>; isWhole: boolean } {
  const written = new Set(differencesBetween({ ...before, ...copied }, before).changes.map(placeWithValues));
  const fields = keysOf(copied);
  const old = Object.fromEntries(fields.map((field) => [field, before[field]]));
  let taken = 0;
  const values = takeFields({ a: now, b: { ...now, ...old } }, 'a', fields, (change) => {
    if (!written.has(placeWithValues(change))) return false;
    taken++;
    return true;
  });
  return { values, isWhole: taken === written.size };
}

const placeWithValues = (change: FieldChange): string =>
  JSON.stringify([changeKey(change), change.before, change.after, change.moved]);
