import { vi } from 'vitest';
import type { DraftsDatabase } from '@/database/drafts-database';

/** The page died: nothing runs after it. */
export class Killed extends Error {}

/**
 * Kills the page at its `writes`-th write of a draft or a line: the transaction is aborted. Ends with
 * `vi.restoreAllMocks()`.
 */
export function killAfter({ drafts, bulkLines }: DraftsDatabase, writes: number): void {
  let left = writes;
  for (const table of [drafts, bulkLines]) {
    for (const method of ['put', 'delete'] as const) {
      const run = table[method].bind(table) as (...args: unknown[]) => unknown;
      vi.spyOn(table as unknown as Record<string, () => unknown>, method).mockImplementation((...args: unknown[]) => {
        left -= 1;
        if (left < 0) throw new Killed();
        return run(...args);
      });
    }
  }
}
