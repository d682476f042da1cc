import { readNames, type NamesPage } from '@/api/readers/names-reader';
import type { CacheDatabase } from '@/database/cache-database';
import { systemOf, type Name } from '@/domain/names/name';
import {
  nameListKey,
  needsReading,
  rowAfterReading,
  rowAfterRefusal,
  type NameList,
  type NameListRow,
} from '@/domain/names/name-list';
import { nameRequest } from '@/domain/names/name-request';
import type { ApiProblem, Outcome } from '@/domain/problem';
import { browserLocks } from '@/lib/browser/locks';
import { parseJson } from '@/lib/json';
import { Listeners } from '@/lib/listeners';
import { readData } from '../online/connections';
import { areCurrentDatabases, currentDatabases, reportStorageFailure } from '../sync/databases';

/** The maximum number of pages to read. A longer list is stored as incomplete. */
const MAX_PAGES = 500;

const changes = new Listeners();
/** The running reads of this page, by the key of the list. */
const reading = new Map<string, Promise<void>>();
let readingKeys: ReadonlySet<string> = new Set();

function publishKeys(): void {
  readingKeys = new Set(reading.keys());
  changes.notify();
}

/** Calls the listener when this page starts or stops reading a list. */
export const subscribeReading = changes.subscribe;
/** The keys of the lists that this page is reading. */
export const keysBeingRead = (): ReadonlySet<string> => readingKeys;

/**
 * Reads a list of names from the connected system, and stores it. Does nothing if the server has answered any tab
 * within the last hour; a stored refusal or failure counts as an answer. Never rejects.
 * @param isAsked true if a person has asked for the list; the list is then read even within the hour
 */
export async function readNameList(list: NameList, isAsked = false): Promise<void> {
  const key = nameListKey(list);
  const running = reading.get(key);
  if (running !== undefined) return running;
  const work = readOnce(list, isAsked).finally(() => {
    reading.delete(key);
    publishKeys();
  });
  reading.set(key, work);
  publishKeys();
  return work;
}

async function readOnce(list: NameList, isAsked: boolean): Promise<void> {
  const open = currentDatabases();
  if (open === null) return;
  const { cache } = open;
  const key = nameListKey(list);
  const startedAt = Date.now();
  try {
    // Another tab may be reading the same list.
    await browserLocks().request(`names:${cache.name}:${key}`, {}, async () => {
      const before = await cache.nameLists.get(key);
      const isNewer = before !== undefined && before.askedAt > startedAt;
      if (isNewer || (!isAsked && !needsReading(before, startedAt))) return;
      const row = await requestList(list, before);
      if (row !== null && areCurrentDatabases(open)) await store(cache, row);
    });
  } catch (error) {
    if (!reportStorageFailure(error, open)) console.warn('The names could not be stored.', error);
  }
}

/** Stores a list, unless its connection is no longer in the cache, for example after a sign-out. */
async function store(cache: CacheDatabase, row: NameListRow): Promise<void> {
  await cache.transaction('rw', cache.connections, cache.nameLists, async () => {
    if ((await cache.connections.get(row.connection)) !== undefined) await cache.nameLists.put(row);
  });
}

/**
 * Requests the list and returns the row to store. Returns null if the server does not respond or sends a 401, so that
 * the next attempt is not delayed.
 */
async function requestList(list: NameList, before: NameListRow | undefined): Promise<NameListRow | null> {
  const { isPaged } = nameRequest(list.kind, list.within);
  const names = new Map<string, Name>();
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await requestPage(list, isPaged ? page : null);
    if (!answer.ok) {
      console.warn('Names could not be read.', list.kind, answer.problem.kind, answer.problem.status);
      const problem = problemOf(answer.problem);
      return problem && rowAfterRefusal(list, before, problem, Date.now());
    }
    const countBefore = names.size;
    for (const name of answer.value.names) names.set(name.code, name);
    if (!isPaged || isLast(answer.value, names.size, countBefore)) return done(true);
  }
  return done(false);

  function done(hasLastPage: boolean): NameListRow {
    const isComplete = hasLastPage && names.size > 0;
    return rowAfterReading(list, before, { names: [...names.values()], isComplete }, Date.now());
  }
}

async function requestPage({ connection, kind, within }: NameList, page: number | null): Promise<Outcome<NamesPage>> {
  const slash = connection.indexOf('/');
  const { request, params, ownerType } = nameRequest(kind, within);
  const query =
    ownerType === undefined ? { params: JSON.stringify({ ...params, ...(page !== null && { page }) }) } : { ownerType };
  const outcome = await readData(systemOf(kind), connection.slice(slash + 1), request, query);
  return outcome.ok ? { ok: true, value: readNames(kind, parseJson(outcome.value)) } : outcome;
}

/** Whether a page is the last: it has no new name, the server says that it is the last, or the total is reached. */
function isLast({ names, total, hasNext }: NamesPage, count: number, countBefore: number): boolean {
  if (names.length === 0 || count === countBefore || hasNext === false) return true;
  return hasNext === null && total !== null && count >= total;
}

function problemOf({ kind, status }: ApiProblem): NameListRow['problem'] {
  if (kind === 'network' || kind === 'timeout' || status === 401) return null;
  return status === 403 || status === 404 ? 'refused' : 'failed';
}
