import { useMemo } from 'react';
import { isIncompletePage } from '@/database/cached-page';
import { isDeviceOnly, type ExecutionFilters } from '@/domain/execution-filters';
import { useCacheQuery } from '../use-cache-query';
import { useStable } from '../../use-stable';
import { withServerPage, type ExecutionPage } from './execution-page';
import { forgetFirstResponse, useFirstResponse } from './first-response';
import { readExecutionPage } from './read-execution-page';
import { usePageAnchor } from './use-page-anchor';
import { useRemotePage } from './use-remote-page';

/**
 * Executions by filters and page, newest first: immediately from the cache, then from the server if the cache is
 * incomplete. Undefined until the cache has been read. Pages after the first keep their rows when executions arrive.
 */
export function useExecutionPage(filters: ExecutionFilters, page: number): ExecutionPage | undefined {
  const query = useStable({ filters, page });
  const { upTo, moveUp } = usePageAnchor(JSON.stringify(filters), page);
  const filtered = Object.keys(filters).length > 0;
  const read = useCacheQuery(
    async (cache) => {
      const found = await readExecutionPage(cache, { ...query, upTo });
      if (found.rows.length > 0) forgetFirstResponse();
      return { query, upTo, ...found };
    },
    [query, upTo],
  );
  // On a first start, this response is shown until the cache has rows.
  const first = useFirstResponse();
  const provisional = filtered || page > 1 ? undefined : first;
  const known = provisional && read && isIncompletePage(read, false) && read.rows.length === 0 ? undefined : read;
  const cached = useMemo(() => known ?? (provisional && { query, ...provisional }), [known, provisional, query]);
  // If the cache was outdated when the anchor was set, all rows may be newer than the anchor. The page would be empty,
  // so the anchor moves to the newest row.
  if (read?.query === query && read.upTo === upTo && read.rows.length === 0 && read.newer > 0) moveUp();
  const isIncomplete = cached?.query === query && isIncompletePage(cached, filtered) && !isDeviceOnly(filters);
  const remote = useRemotePage(query, isIncomplete, page > 1 ? undefined : cached?.undecided);
  const remoteIds = remote?.source === 'server' ? remote.ids : null;
  const remoteRows = useCacheQuery(
    async (cache) =>
      remoteIds === null ? null : (await cache.executions.bulkGet(remoteIds)).filter((row) => row !== undefined),
    [remoteIds],
  );
  return useMemo(
    () => cached && withServerPage(cached, { isIncomplete, remote, remoteRows }, query),
    [cached, isIncomplete, remote, remoteRows, query],
  );
}
