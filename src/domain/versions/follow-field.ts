import { itemsOf, membersOf, rawOf, type JsonNode } from '@/lib/json-nodes';
import type { Path } from '../configuration/schema/path';
import type { HistoryEntry } from '../instance';
import { readPart } from '../merge/field-changes';
import { pairItems } from '../merge/lists/pair-items';

/** The changes of one field of the configuration over several versions. */
export interface FollowedField {
  /**
   * The field's path after the last version. It differs from the path before the first version if the list entry that
   * contains the field has moved. Null if the field was removed.
   */
  path: Path | null;
  /** The value before the first version, JSON; null if absent. */
  before: string | null;
  /** The value after the last version, JSON; null if absent. */
  after: string | null;
  /** The last version that changed the value; null if no version did. */
  changedIn: HistoryEntry | null;
}

/**
 * Follows a field of a configuration through later versions.
 * @param changes oldest first
 * @param path the field's path before the first version
 */
export function followField(changes: readonly HistoryEntry[], path: Path): FollowedField {
  const followed: FollowedField = { path, before: null, after: null, changedIn: null };
  let isFirst = true;
  for (const entry of changes) {
    const change = entry.changeSet['configuration'];
    const [old, next] = [change && readPart(change.old), change && readPart(change.new)];
    if (!old || !next || followed.path === null) continue;
    const place = placeIn(old, next, followed.path);
    const [before, after] = [place.before && rawOf(place.before), place.after && rawOf(place.after)];
    if (isFirst) followed.before = before ?? null;
    if (before !== after) followed.changedIn = entry;
    followed.path = place.path;
    followed.after = after ?? null;
    isFirst = false;
  }
  if (followed.before === followed.after) followed.changedIn = null;
  return followed;
}

/**
 * Follows a field of the newest configuration back through earlier versions. In the result, `path` and `after` say
 * where the field was and what it contained before the first version.
 * @param changes oldest first
 * @param path the field's path after the last version
 */
export function followBack(changes: readonly HistoryEntry[], path: Path): FollowedField {
  const undone = changes.toReversed().map((entry): HistoryEntry => {
    const change = entry.changeSet['configuration'];
    return change === undefined
      ? entry
      : { ...entry, changeSet: { configuration: { old: change.new, new: change.old } } };
  });
  return followField(undone, path);
}

interface Place {
  before: JsonNode | undefined;
  after: JsonNode | undefined;
  /** The field's path in the newer version; null if that version does not have the field. */
  path: Path | null;
}

/**
 * Finds the same field in two versions.
 * @param path the field's path in the older version
 */
function placeIn(before: JsonNode, after: JsonNode, path: Path): Place {
  let place: Place = { before, after, path: [] };
  for (const [index, segment] of path.entries()) {
    const { before: old, after: next } = place;
    const inside = old && (typeof segment === 'number' ? itemsOf(old)[segment] : membersOf(old).get(segment));
    const found = old && inside && next ? childIn(old, next, { segment, key: path[index - 1] }) : null;
    place = {
      before: inside,
      after: found?.part,
      path: found && place.path ? [...place.path, found.segment] : null,
    };
  }
  return place;
}

/**
 * Finds in `next` the counterpart of a member or entry of `old`; null if there is none. `segment` is the key or index
 * of the member or entry; `key` is the key or index of `old` in its parent.
 */
function childIn(
  old: JsonNode,
  next: JsonNode,
  { segment, key }: { segment: string | number; key: string | number | undefined },
): { part: JsonNode; segment: string | number } | null {
  if (typeof segment === 'string') {
    const part = next.kind === 'object' ? membersOf(next).get(segment) : undefined;
    return part ? { part, segment } : null;
  }
  if (old.kind !== 'array' || next.kind !== 'array') return null;
  const [oldItems, items] = [itemsOf(old), itemsOf(next)];
  const pair = pairItems(typeof key === 'string' ? key : undefined, oldItems, items).find(
    ({ before }) => before !== undefined && before === oldItems[segment],
  );
  return pair?.after ? { part: pair.after, segment: items.indexOf(pair.after) } : null;
}

/**
 * The configuration before the first version; `current` if no version changed the configuration.
 * @param changes oldest first
 * @param current the newest configuration
 */
export function configurationBefore(changes: readonly HistoryEntry[], current: string): string {
  const old = changes.flatMap(({ changeSet }) => changeSet['configuration'] ?? [])[0]?.old;
  const part = old === undefined ? null : readPart(old);
  return part === null ? current : rawOf(part);
}
