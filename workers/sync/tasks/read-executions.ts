import { readExecution } from '@/api/readers/execution-reader';
import type { CollectionPage } from '@/api/hydra';
import type { ExecutionRow } from '@/domain/execution';
import type { EngineContext } from '../engine/engine-context';
import type { ResponseOrigin } from '../store/stale-response-guard';

/** The origin of rows that come from a page of a list. */
export function listOrigin({ requestedAt }: CollectionPage): ResponseOrigin {
  return { requestedAt, singleRow: false };
}

/** Reads the executions of a page. A member without an id is skipped and reported. */
export function readExecutions(
  page: CollectionPage,
  context: Pick<EngineContext, 'reportUnreadableRows'>,
): ExecutionRow[] {
  return readRows(page, readExecution, context);
}

/** Reads the members of a page. A member for which `read` returns null is skipped and reported. */
export function readRows<T>(
  page: Pick<CollectionPage, 'members'>,
  read: (wire: unknown) => T | null,
  context: Pick<EngineContext, 'reportUnreadableRows'>,
): T[] {
  const rows = page.members.map(read).filter((row): row is T => row !== null);
  const rejected = page.members.length - rows.length;
  if (rejected > 0) context.reportUnreadableRows(rejected);
  return rows;
}
