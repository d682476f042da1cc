import type { HistoryEntry } from '@/domain/instance';
import { instanceComparePath, instanceHistoryPath } from '@/domain/paths';

/**
 * The form at the difference of the version before some changes and the last of them.
 * @param changes oldest first
 */
export function versionsPath(code: string, changes: readonly HistoryEntry[]): string {
  const [first, last] = [changes[0], changes.at(-1)];
  return first === undefined || last === undefined || first.version <= 1
    ? instanceHistoryPath(code)
    : instanceComparePath(code, { a: first.version - 1, b: last.version });
}
