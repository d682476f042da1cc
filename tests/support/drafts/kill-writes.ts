import { vi } from 'vitest';
import type { DraftsDatabase } from '@/database/drafts-database';

/** Thrown when the page is killed, so that no more of its code runs. */
export class Killed extends Error {}

/**
 * Kills the page after `writes` writes of drafts and lines: the next write throws, which aborts its transaction.
 * `vi.restoreAllMocks()` ends this behaviour.
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
