import * as z from 'zod/mini';
import type { HistoryEntry } from '@/domain/instance';
import { isRecord, textIfTooDeep } from '@/lib/json';
import { visible } from '@/lib/text/visible-text';
import { anything, moment, number, text } from './tolerant';

const versionSchema = z.object({ version: number, username: text, loggedAt: moment, changeSet: anything });

/** Reads one version of a job instance; null if it has no version number. */
export function readVersion(wire: unknown): HistoryEntry | null {
  const parsed = versionSchema.safeParse(wire);
  if (!parsed.success || parsed.data.version === null) return null;
  const { version, username, changeSet } = parsed.data;
  return { ...parsed.data, version, username: visible(username), changeSet: readChangeSet(changeSet) };
}

function readChangeSet(value: unknown): HistoryEntry['changeSet'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
      .map(([property, change]) => [
        property,
        { old: textIfTooDeep(change['old'] ?? null), new: textIfTooDeep(change['new'] ?? null) },
      ]),
  );
}
