import type { HistoryEntry } from '@/domain/instance';

/** A version that the system saved, without a time and changes. */
export const historyEntry = (version: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  version,
  username: null,
  loggedAt: null,
  changeSet: {},
  ...changes,
});
