import type { HistoryEntry } from '@/domain/instance';
import { instanceComparePath, instanceHistoryPath } from '@/domain/addresses/paths';

/**
 * The address of the comparison between the version before the first change and the version of the last change.
 * @param changes oldest first
 */
export function versionsPath(code: string, changes: readonly HistoryEntry[]): string {
  const [first, last] = [changes[0], changes.at(-1)];
  return first === undefined || last === undefined || first.version <= 1
    ? instanceHistoryPath(code)
    : instanceComparePath(code, { a: first.version - 1, b: last.version });
}
