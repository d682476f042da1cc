import { ApiFailure, valueOrThrow } from '@/api/api-failure';
import { ListScan } from '@/api/list-scan';
import { WakeableTimer } from '../engine/wakeable-timer';
import { pauseFactor, type EngineContext } from '../engine/engine-context';
import { isSingleCallFailure, isOutage } from '../engine/backend-health';
import type { SyncTask } from '../engine/sync-task';
import { META_READ_LISTS, readMeta } from '@/database/cache-meta';
import { peopleStep } from './name-people';
import { executionScan } from './reconcile-executions';
import { resourcesOf, type Resource } from './reconcile-resources';

/**
 * The interval once everything has been read: two requests a minute, for lists. An idle console may send at most three
 * requests a minute.
 */
const STEP_MS = 30_000;
/** The interval while e-mails of people are missing: three requests a minute, two for lists and one for a person. */
const STEP_WITH_PEOPLE_MS = 20_000;
/** The number of requests for lists between two requests for people. */
const LISTS_PER_PERSON = 2;
/** At most this many missing rows are requested by key in one turn. */
const MAX_SUSPECTS = 20;
/** A list that has failed this often in succession waits for its next turn, so that it does not block other lists. */
const MAX_TRIES = 3;

/**
 * Reads job instances, connections, jobs and companies once after sign-in, and then repeatedly at a slow pace. A row
 * that is missing from a list may have moved between two pages, so only a 404, 410 or 403 for the row removes it.
 */
export function reconcile(context: EngineContext): SyncTask {
  const { cache, clock, writer } = context;
  const resources = resourcesOf(context);
  const scanExecutions = executionScan(context);
  const namePerson = peopleStep(context);
  let turn = 0;
  /** The number of requests for lists since the last request for a person; Infinity if no person is to be requested. */
  let listRequests = LISTS_PER_PERSON;
  const timer = new WakeableTimer(clock);
  let index = 0;
  let scan = new ListScan();
  let tries = 0;
  /** Whether the list is being read for the second time, because its pages lacked rows. */
  let isSecondReading = false;
  /** The lists that could not be read at their last turn. */
  const failed = new Set<string>();

  const advance = (): void => {
    index = (index + 1) % resources.length;
    scan = new ListScan();
    tries = 0;
    isSecondReading = false;
  };

  /**
   * Reads a list again, because its pages lacked rows. If they lack rows again, the list counts as failed.
   */
  const readAgain = (resource: Resource): void => {
    if (isSecondReading) {
      failed.add(resource.name);
      return advance();
    }
    scan = new ListScan();
    isSecondReading = true;
  };

  const checkMissing = async (resource: Resource): Promise<void> => {
    const missing = (await resource.cachedKeys()).filter((key) => !scan.foundKeys.has(key));
    for (const key of missing.slice(0, MAX_SUSPECTS)) {
      try {
        await resource.checkOne(key);
      } catch (error) {
        if (!isSingleCallFailure(error)) throw error;
      }
    }
  };

  const markRead = async (resource: Resource): Promise<void> => {
    failed.delete(resource.name);
    const read = (await readMeta(cache, META_READ_LISTS)) ?? [];
    if (read.includes(resource.name)) return;
    await writer.apply({ meta: [{ key: META_READ_LISTS, value: [...read, resource.name] }] });
  };

  const step = async (resource: Resource): Promise<void> => {
    const response = valueOrThrow(await resource.list(scan.page));
    const state = scan.addPage(response, await resource.apply(response));
    tries = 0;
    if (state === 'more') return;
    if (state === 'incomplete') return readAgain(resource);
    await checkMissing(resource);
    await markRead(resource);
    advance();
  };

  const areAllRead = async (): Promise<boolean> => {
    const read = (await readMeta(cache, META_READ_LISTS)) ?? [];
    return resources.every(({ name }) => read.includes(name) || failed.has(name));
  };

  const scanResources = async (): Promise<void> => {
    const resource = resources[index];
    if (resource === undefined) return;
    try {
      await step(resource);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.problem.status === 401) throw error;
      if (isOutage(error.problem)) {
        tries += 1;
        if (tries >= MAX_TRIES) {
          failed.add(resource.name);
          advance();
        }
        throw error;
      }
      // The user may not read this list, or this backend does not have it: continue with the other lists.
      await markRead(resource);
      advance();
    }
  };

  /** Reads one page, alternately of a small list and of the executions. */
  const scanNext = async (): Promise<void> => {
    turn += 1;
    if (turn % 2 === 0) await scanExecutions();
    else await scanResources();
  };

  return {
    code: 'reconcile',
    isProbe: false,
    timer,
    async run() {
      const wasAllRead = await areAllRead();
      if (!wasAllRead) await scanResources();
      if (!(await areAllRead())) return 0;
      const isPersonNext = listRequests >= LISTS_PER_PERSON;
      // Set this first, so that the lists are next even if the request for a person fails.
      if (isPersonNext) listRequests = 0;
      if (!isPersonNext || !(await namePerson())) {
        listRequests = isPersonNext ? Infinity : listRequests + 1;
        if (wasAllRead) await scanNext();
      }
      return (listRequests > LISTS_PER_PERSON ? STEP_MS : STEP_WITH_PEOPLE_MS) * pauseFactor(context);
    },
  };
}
