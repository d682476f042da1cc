import type { HistoryEntry } from '@/domain/instance';
import type { ChangesSince } from '../use-failure';
import { isRecord, parseJson } from '@/lib/json';
import { sameValue } from '@/lib/same-value';

const NONE: ReadonlySet<string> = new Set();

/** The top-level keys of the configuration whose values have changed since the last success. */
export function changedConfigurationKeys(changes: ChangesSince | undefined): ReadonlySet<string> {
  if (!Array.isArray(changes)) return NONE;
  const sets = changes.flatMap(({ changeSet }) => (changeSet['configuration'] ? [changeSet['configuration']] : []));
  const before = objectOf(sets[0]?.old);
  const after = objectOf(sets.at(-1)?.new);
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return new Set([...keys].filter((key) => !sameValue(before[key], after[key])));
}

/** The newest version since the last success that changed a top-level key of the configuration; null if none did. */
export function versionThatChanged(key: string, changes: ChangesSince | undefined): HistoryEntry | null {
  if (!Array.isArray(changes) || !changedConfigurationKeys(changes).has(key)) return null;
  const changed = ({ changeSet: { configuration } }: HistoryEntry): boolean =>
    configuration !== undefined && !sameValue(objectOf(configuration.old)[key], objectOf(configuration.new)[key]);
  return changes.findLast(changed) ?? null;
}

/** Reads a configuration as an object. Most servers send it as JSON text, some as an object. */
function objectOf(value: unknown): Record<string, unknown> {
  const read = typeof value === 'string' ? parseJson(value) : value;
  return isRecord(read) ? read : {};
}
