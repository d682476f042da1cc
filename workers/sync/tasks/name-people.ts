import { ApiFailure } from '@/api/api-failure';
import { isGone } from '@/domain/problem';
import { readPerson } from '@/api/readers/execution-reader';
import { META_PEOPLE_REFUSED, readMeta } from '@/database/cache-meta';
import { MINUTE_MS } from '@/lib/durations';
import type { EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/backend-health';
import { rowsOf } from '../store/rows-of';

/** The people of the newest executions are requested first. This is how many executions count as the newest. */
const NEWEST_ROWS = 300;
/**
 * After this many 403 responses, if no e-mail of another person is known, the task assumes that the signed-in person
 * may not see any users.
 */
const MAX_REFUSALS = 3;
/** A failed request for a person is repeated after this pause. */
const RETRY_MS = 10 * MINUTE_MS;

/**
 * Finds the e-mails of people whom executions identify only by an id. Each call of the returned function sends at most
 * one request, for people of the newest executions first, and returns whether it has sent a request. Only
 * administrators may read users. A person whom the server does not show stays without an e-mail. If the server shows
 * nobody, no more requests are sent until there is a new cache.
 */
export function peopleStep(context: EngineContext): () => Promise<boolean> {
  const { api, cache, clock, session, writer } = context;
  /** When the request for a person last failed, by id, as a time of `clock.elapsed()`. */
  const failedAt = new Map<string, number>();
  let refusals = 0;

  /** Returns the id of the next person to request. */
  const nextOf = async (unknown: ReadonlySet<string>): Promise<string | undefined> => {
    if (unknown.size === 0 || (await readMeta(cache, META_PEOPLE_REFUSED)) === true) return undefined;
    const newest = await cache.executions.orderBy('id').reverse().limit(NEWEST_ROWS).toArray();
    return [...newest.flatMap((row) => row.unnamedPeople ?? []), ...unknown].find((id) => unknown.has(id));
  };

  const request = async (id: string): Promise<void> => {
    const result = await api.getUser(id);
    if (result.ok) {
      const person = readPerson(result.value);
      if (person.id === id) return writer.keepPerson({ id, email: person.email });
      // The answer is about another person.
      failedAt.set(id, clock.elapsed());
      return undefined;
    }
    const failure = new ApiFailure(result.problem);
    if (!isSingleCallFailure(failure)) throw failure;
    // A 403 may apply only to the requested user, for example because that user belongs to another company.
    if (result.problem.status === 403) refusals += 1;
    if (isGone(result.problem)) await writer.keepPerson({ id, email: null });
    else failedAt.set(id, clock.elapsed());
    if (refusals >= MAX_REFUSALS && !(await isAnyoneNamed()))
      await writer.apply({ meta: [{ key: META_PEOPLE_REFUSED, value: true }] });
  };

  /** Whether the server has ever shown anybody but the signed-in person. */
  const isAnyoneNamed = async (): Promise<boolean> =>
    (await cache.people.toArray()).some(({ id, email }) => email !== null && id !== String(session.userId));

  return async () => {
    const ids = (await cache.executions.orderBy('unnamedPeople').uniqueKeys()).map(String);
    const known = await rowsOf(cache.people, ids);
    // An engine may have ended while it was writing an e-mail into executions. Write it into those that still lack it.
    for (const person of known) if (person !== undefined && person.email !== null) await writer.keepPerson(person);
    if (!session.administrate) return false;
    const waits = (each: string): boolean => clock.elapsed() - (failedAt.get(each) ?? -Infinity) < RETRY_MS;
    const id = await nextOf(new Set(ids.filter((each, index) => known[index] === undefined && !waits(each))));
    if (id === undefined) return false;
    await request(id);
    return true;
  };
}
