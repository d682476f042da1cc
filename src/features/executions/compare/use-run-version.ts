import { useEffect, useMemo, useState } from 'react';
import { commands } from '@/data/commands';
import { useCachedHistory, useFreshHistory } from '@/data/queries/use-cached-history';
import { useOnline } from '@/data/sync/use-sync';
import type { HistoryEntry, InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import type { ApiProblem } from '@/domain/problem';
import { joinVersions } from '@/domain/versions/join-versions';
import { versionOfRun, type VersionOfRun } from '@/domain/versions/version-of-run';

/** The configuration that a run used, or why it is not known. */
export type RunVersion =
  | (VersionOfRun & {
      state: 'known';
      /** The newest version of the integration; null if it was never changed. */
      newest: number | null;
    })
  | { state: 'reading' }
  /** This device does not have the integration: it was deleted. */
  | { state: 'noInstance' }
  /** The versions could not be read. */
  | { state: 'missing'; problem: ApiProblem | null };

interface Older {
  code: string;
  page: number;
  entries: readonly HistoryEntry[];
  hasMore: boolean;
  problem: ApiProblem | null;
}

/**
 * The version that a run used: from this device, else from the server, page by page.
 * @param createdAt of the run
 * @param instance null if this device does not have it; undefined until it is read
 */
export function useRunVersion(createdAt: string | null, instance: InstanceRow | null | undefined): RunVersion {
  const code = instance?.code ?? null;
  const online = useOnline();
  const cached = useCachedHistory(code ?? '');
  const { isFresh, problem } = useFreshHistory(code, instance?.updatedAt ?? null);
  const [read, setRead] = useState<Older | null>(null);
  const older = read?.code === code ? read : null;
  const entries = useMemo(() => joinVersions(cached?.entries ?? [], older?.entries ?? []), [cached, older]);
  const hasMore = older?.hasMore ?? cached?.hasMore ?? false;
  const found = useMemo(
    () => (instance && isFresh ? versionOfRun(fieldsOf(instance), entries, hasMore, createdAt) : null),
    [instance, isFresh, entries, hasMore, createdAt],
  );
  const failure = problem ?? older?.problem ?? null;
  const page = (older?.page ?? 1) + 1;
  const isWanted = code !== null && createdAt !== null && isFresh && found === null && hasMore && failure === null;
  useEffect(() => {
    if (!isWanted || !online) return undefined;
    let current = true;
    const request = async (): Promise<void> => {
      const outcome = await commands.readHistory({ code, page });
      if (!current) return;
      const next = outcome.ok ? { ...outcome.value, problem: null } : { items: [], hasMore, problem: outcome.problem };
      setRead((before) => {
        const known = before?.code === code ? before.entries : [];
        return { code, page, entries: [...known, ...next.items], hasMore: next.hasMore, problem: next.problem };
      });
    };
    void request();
    return () => {
      current = false;
    };
  }, [isWanted, online, code, page, hasMore]);
  return useMemo((): RunVersion => {
    if (found !== null) return { state: 'known', ...found, newest: entries[0]?.version ?? null };
    if (instance === null) return { state: 'noInstance' };
    const canRead = online && failure === null && (instance === undefined || !isFresh || isWanted);
    return canRead ? { state: 'reading' } : { state: 'missing', problem: failure };
  }, [found, entries, instance, online, failure, isFresh, isWanted]);
}
