import { useCallback, useMemo, useRef, useState } from 'react';
import { commands } from '@/data/commands';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { useCachedHistory, useFreshHistory } from '@/data/queries/use-cached-history';
import { useInstanceLookup } from '@/data/queries/use-instance-lookup';
import { useRequest } from '@/data/queries/use-request';
import type { ExecutionRow } from '@/domain/execution';
import type { HistoryEntry } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import type { ApiProblem } from '@/domain/problem';
import { joinVersions } from '@/domain/versions/join-versions';
import { versionOfRun, type VersionOfRun } from '@/domain/versions/runs/version-of-run';

/** The configuration that a run used, or why it is not known. */
export type RunVersion =
  | (VersionOfRun & {
      state: 'known';
      /** The newest and the oldest known version; null if there is none. */
      newest: number | null;
      oldest: number | null;
    })
  | { state: 'reading' }
  /** The run has no integration, the integration was deleted, or the user may not see it. */
  | { state: 'noInstance' }
  /** The integration or its versions could not be read. */
  | { state: 'missing'; problem: ApiProblem | null; retry: () => void };

/**
 * The version of the integration that a run used. Reads the versions on this device and, if needed, requests older
 * versions.
 * @param run null while unknown
 * @param older the older versions of integrations, which all compared runs share
 */
export function useRunVersion(run: ExecutionRow | null, older: OlderVersions): RunVersion {
  const { createdAt = null, instanceCode: code = null } = run ?? {};
  // After a change of `code`, the query returns the earlier result for a moment. So each result includes its code.
  const stored = useCacheQuery(
    async (cache) => (code === null ? undefined : { code, row: (await cache.instances.get(code)) ?? null }),
    [code],
  );
  const instance = stored?.code === code ? stored.row : undefined;
  const { lookup, retry: retryInstance } = useInstanceLookup(code ?? '', code !== null && instance === null);
  const newest = useFreshHistory(instance?.code ?? null, instance?.updatedAt ?? null);
  const { isFresh, problem: newestProblem, retry: retryNewest } = newest;
  const { isRead, entries, hasMore, next, readPage } = useVersions(code, older);
  const found = useMemo(
    () => (instance && isFresh && isRead ? versionOfRun(fieldsOf(instance), entries, hasMore, createdAt) : null),
    [instance, isFresh, isRead, entries, hasMore, createdAt],
  );
  const isWanted = instance != null && createdAt !== null && isFresh && found === null && hasMore;
  const { outcome, online, retry: retryOlder } = useRequest(next, isWanted, readPage);

  const retry = useCallback(() => {
    retryInstance();
    retryNewest();
    retryOlder();
  }, [retryInstance, retryNewest, retryOlder]);
  const isGone = run !== null && (code === null || (instance === null && lookup.state === 'gone'));
  const instanceProblem = instance === null && lookup.state === 'failed' ? lookup.problem : null;
  const olderProblem = outcome === null || outcome.ok ? null : outcome.problem;
  const problem = instanceProblem ?? newestProblem ?? olderProblem;
  const canRead = online && problem === null && (instance == null || !isFresh || !isRead || isWanted);
  return useMemo((): RunVersion => {
    if (found !== null) {
      return { state: 'known', ...found, newest: entries[0]?.version ?? null, oldest: entries.at(-1)?.version ?? null };
    }
    if (isGone) return { state: 'noInstance' };
    return canRead ? { state: 'reading' } : { state: 'missing', problem, retry };
  }, [found, entries, isGone, canRead, problem, retry]);
}

/** Versions of an integration that were read from the server, older than the versions on this device. */
interface Older {
  /** The number of the last page that was read. Page 1 is not read, because it is on this device. */
  page: number;
  entries: readonly HistoryEntry[];
  hasMore: boolean;
}

interface HistoryPage {
  code: string;
  page: number;
}

type ReadPage = (wanted: HistoryPage) => ReturnType<typeof commands.fetchHistory>;

/** Older versions by the code of their integration, and a function that requests another page. */
export interface OlderVersions {
  byCode: ReadonlyMap<string, Older>;
  readPage: ReadPage;
}

/** Keeps the older versions that the compared runs need. A page is requested only once, even if both runs need it. */
export function useOlderVersions(): OlderVersions {
  const [byCode, setByCode] = useState<ReadonlyMap<string, Older>>(new Map());
  const pending = useRef(new Map<string, ReturnType<ReadPage>>());
  const readPage = useCallback<ReadPage>((wanted) => {
    const key = JSON.stringify(wanted);
    const read = async (): ReturnType<ReadPage> => {
      try {
        const outcome = await commands.fetchHistory(wanted);
        if (outcome.ok) setByCode((before) => withPage(before, wanted, outcome.value));
        return outcome;
      } finally {
        pending.current.delete(key);
      }
    };
    const answer = pending.current.get(key) ?? read();
    pending.current.set(key, answer);
    return answer;
  }, []);
  return useMemo(() => ({ byCode, readPage }), [byCode, readPage]);
}

function withPage(
  all: ReadonlyMap<string, Older>,
  { code, page }: HistoryPage,
  { items, hasMore }: { items: readonly HistoryEntry[]; hasMore: boolean },
): ReadonlyMap<string, Older> {
  const known = all.get(code) ?? { page: 1, entries: [] };
  // The same answer may arrive twice.
  if (known.page >= page) return all;
  return new Map(all).set(code, { page, entries: [...known.entries, ...items], hasMore });
}

/**
 * The known versions of an integration, the page of older versions to request next, and a function that requests a
 * page.
 */
function useVersions(code: string | null, { byCode, readPage }: OlderVersions) {
  const stored = useCachedHistory(code ?? '');
  const cached = stored?.code === code ? stored : null;
  const older = code === null ? undefined : byCode.get(code);
  const entries = useMemo(() => joinVersions(cached?.entries ?? [], older?.entries ?? []), [cached, older]);
  const page = (older?.page ?? 1) + 1;
  const next = useMemo(() => ({ code: code ?? '', page }), [code, page]);
  return { isRead: cached !== null, entries, hasMore: older?.hasMore ?? cached?.hasMore ?? false, next, readPage };
}
