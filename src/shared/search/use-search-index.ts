import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  useNamedInRuns,
  useSearchedInstances,
  useSearchedLists,
  type NamedInRuns,
  type SearchedInstances,
} from '@/data/queries/search/use-searched-rows';
import { usePermissions } from '@/data/session/use-session';
import { useDatabases } from '@/data/sync/use-databases';
import { SearchIndex } from '@/domain/search/search-index';
import { useConnectionName } from '@/i18n/use-connection-name';
import { runInSlices } from '@/lib/slices';

/**
 * The index of each cache that this page has opened. An index stays when the palette closes, and is ready the next
 * time.
 */
const indexes = new WeakMap<object, SearchIndex>();

function indexOf(cache: object): SearchIndex {
  const index = indexes.get(cache) ?? new SearchIndex();
  indexes.set(cache, index);
  return index;
}

/** The search index, and how complete it is. */
export interface SearchState {
  index: SearchIndex;
  /** Changes with each change of the index. */
  version: number;
  /** True while the index lacks data that this device has. */
  isBusy: boolean;
  /**
   * The number of integrations to which executions refer, but which are not on this device. Null once all integrations
   * have been read, or if unknown.
   */
  missing: number | null;
}

const EMPTY_INDEX = new SearchIndex();

/** While the index grows, a search is repeated at this interval. */
const REFRESH_MS = 200;

/** The search index of the signed-in person, kept up to date while the component is mounted. */
export function useSearchIndex(): SearchState {
  const databases = useDatabases();
  const { administrate } = usePermissions();
  const instances = useSearchedInstances();
  const lists = useSearchedLists();
  const named = useNamedInRuns();
  const nameOf = useConnectionName();
  const index = databases === null ? EMPTY_INDEX : indexOf(databases.cache);
  const version = useSyncExternalStore(index.subscribe, index.version);
  const [done, setDone] = useState<object | null>(null);

  useEffect(() => {
    if (instances === undefined || lists === undefined) return undefined;
    let isWanted = true;
    const refresh = setInterval(() => index.tellChange(), REFRESH_MS);
    const update = async (): Promise<void> => {
      // The index contains only what the person may see.
      index.putOthers({ connections: administrate ? lists.connections : [], companies: lists.companies }, nameOf);
      await runInSlices(index.putInstances(instances.rows), () => isWanted);
      clearInterval(refresh);
      if (!isWanted) return;
      setDone(instances);
      index.tellChange();
    };
    void update();
    return () => {
      clearInterval(refresh);
      isWanted = false;
    };
  }, [index, instances, lists, administrate, nameOf]);
  useEffect(() => {
    index.putPeople(administrate ? (named?.people ?? []) : []);
    index.tellChange();
  }, [index, named, administrate]);

  return {
    index,
    version,
    isBusy: instances === undefined || done !== instances,
    missing: missingOf(instances, named),
  };
}

/**
 * Counts the integrations to which executions refer, but which this device has not read. Returns null once the whole
 * list of integrations has been read: if executions refer to an integration that is not in this list, that integration
 * has been deleted.
 */
function missingOf(instances: SearchedInstances | undefined, named: NamedInRuns | undefined): number | null {
  if (instances === undefined || named === undefined || instances.isComplete) return null;
  const known = new Set(instances.rows.map(({ code }) => code));
  return named.codes.filter((code) => !known.has(code)).length;
}
