import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '@/data/commands';
import { useCachedHistory } from '@/data/queries/use-cached-history';
import { useOnline } from '@/data/sync/use-sync';
import type { ApiProblem } from '@/domain/problem';
import type { HistoryEntry } from '@/domain/instance';
import { toast } from '@/ui/overlay/toast';
import { joinVersions } from '@/domain/versions/join-versions';

export interface History {
  /** Newest first; undefined while unknown. */
  entries: HistoryEntry[] | undefined;
  hasMore: boolean;
  /** The time at which the newest versions were read, ms since 1970 (device clock); null if never. */
  readAt: number | null;
  problem: ApiProblem | null;
  busy: boolean;
  retry: () => void;
  showMore: () => void;
}

/** The pages after the first. They are not cached. */
interface Older {
  page: number;
  /**
   * The entries of these pages, and the entries that the first page had when these pages were read. A version that is
   * saved later pushes an entry off the first page; without the second group, that entry would be lost.
   */
  entries: HistoryEntry[];
  hasMore: boolean;
}

/**
 * The versions of an instance: first from the cache, then from the server. Requests them again when `updatedAt` changes
 * and when the connection returns. A failure is logged. If there is a connection, a toast shows the failure too.
 * @param oldestWanted a version number; reads pages until this version is known; null reads only the first page
 */
export function useHistory(code: string, updatedAt: string | null, oldestWanted: number | null): History {
  const { t } = useTranslation();
  const cached = useCachedHistory(code);
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ key: string; problem: ApiProblem } | null>(null);
  const [older, setOlder] = useState<Older | null>(null);
  const [busy, setBusy] = useState(false);

  /** Changes whenever the newest versions must be read again. A failure is shown only while its key is current. */
  const key = JSON.stringify([code, online, updatedAt, attempt]);

  const reportFailure = useCallback(
    (problem: ApiProblem) => {
      console.warn('The history could not be read.', problem.kind, problem.status);
      // Without a connection, the age of the cached versions is shown instead.
      if (problem.kind !== 'network') toast.error(t('error.occurred'));
      setFailure({ key, problem });
    },
    [key, t],
  );
  useEffect(() => {
    if (!online) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const outcome = await commands.fetchHistory({ code, page: 1 });
      if (!current) return;
      if (outcome.ok) setFailure(null);
      else reportFailure(outcome.problem);
    };
    void read();
    return () => {
      current = false;
    };
  }, [code, online, reportFailure]);

  const newest = cached?.entries;
  const nextPage = (older?.page ?? 1) + 1;
  const addPage = useCallback(
    (page: number, outcome: Awaited<ReturnType<typeof commands.fetchHistory>>): void => {
      if (!outcome.ok) return reportFailure(outcome.problem);
      const { items, hasMore } = outcome.value;
      setFailure(null);
      setOlder((before) => {
        // The same page may have been requested twice.
        if (before !== null && before.page >= page) return before;
        return { page, entries: [...(newest ?? []), ...(before?.entries ?? []), ...items], hasMore };
      });
    },
    [newest, reportFailure],
  );
  const showMore = async (): Promise<void> => {
    setBusy(true);
    const outcome = await commands.fetchHistory({ code, page: nextPage });
    setBusy(false);
    addPage(nextPage, outcome);
  };

  const entries = useMemo(
    () => (newest === undefined ? undefined : joinVersions(newest, older?.entries ?? [])),
    [newest, older],
  );
  const hasMore = older?.hasMore ?? cached?.hasMore ?? false;
  const problem = failure?.key === key ? failure.problem : null;
  const oldest = entries?.at(-1)?.version;
  const isMissing = oldestWanted !== null && oldest !== undefined && oldestWanted < oldest;
  useEffect(() => {
    if (!isMissing || !hasMore || !online || problem !== null) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const outcome = await commands.fetchHistory({ code, page: nextPage });
      if (current) addPage(nextPage, outcome);
    };
    void read();
    return () => {
      current = false;
    };
  }, [isMissing, hasMore, online, problem, code, nextPage, addPage]);
  return {
    entries,
    hasMore,
    readAt: cached?.readAt ?? null,
    problem,
    busy,
    retry: () => setAttempt((count) => count + 1),
    showMore: () => void showMore(),
  };
}
