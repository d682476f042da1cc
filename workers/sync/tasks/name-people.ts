import { ApiFailure } from '@/api/api-failure';
import { readPerson } from '@/api/readers/execution-reader';
import { META_PEOPLE_REFUSED, readMeta } from '@/database/cache-meta';
import type { EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/health';
import { rowsOf } from '../store/rows-of';
import { GONE_STATUSES } from './refresh-execution';

/** People of this many of the newest executions are requested first. */
const NEWEST_ROWS = 300;
/** If the server refuses so many people and shows none, it shows nobody to this person. */
const MAX_REFUSALS = 3;
/** A person whose request failed is requested again after this pause, because the server may have failed only once. */
const RETRY_MS = 10 * 60_000;

/**
 * Names people whom the server names only by an id. Each call requests at most one of them, of the newest executions
 * first, and returns whether it sent a request. Only administrators may read users. A person whom the server does not
 * show stays without a name. If it shows nobody, no request is sent as long as the cache exists.
 */
export function peopleStep(context: EngineContext): () => Promise<boolean> {
  const { api, cache, clock, session, writer } = context;
  /** When the request of a person failed, on the clock that never jumps. */
  const failedAt = new Map<string, number>();
  let refusals = 0;

  /** The next person to request. */
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
      // The answer is not about this person, so it says nothing.
      failedAt.set(id, clock.elapsed());
      return undefined;
    }
    const failure = new ApiFailure(result.problem);
    if (!isSingleCallFailure(failure)) throw failure;
    const { status } = result.problem;
    // A 403 may concern only this person, who belongs to another company.
    if (status === 403) refusals += 1;
    if (GONE_STATUSES.includes(status ?? 0)) await writer.keepPerson({ id, email: null });
    else failedAt.set(id, clock.elapsed());
    if (refusals >= MAX_REFUSALS && !(await isAnyoneNamed()))
      await writer.apply({ meta: [{ key: META_PEOPLE_REFUSED, value: true }] });
  };

  /** Whether the server has shown anybody else than the signed-in person. */
  const isAnyoneNamed = async (): Promise<boolean> =>
    (await cache.people.toArray()).some(({ id, email }) => email !== null && id !== String(session.userId));

  return async () => {
    const ids = (await cache.executions.orderBy('unnamedPeople').uniqueKeys()).map(String);
    const known = await rowsOf(cache.people, ids);
    // A known person has executions without the name only if the engine ended while it wrote them.
    for (const person of known) if (person !== undefined && person.email !== null) await writer.keepPerson(person);
    if (!session.administrate) return false;
    const waits = (each: string): boolean => clock.elapsed() - (failedAt.get(each) ?? -Infinity) < RETRY_MS;
    const id = await nextOf(new Set(ids.filter((each, index) => known[index] === undefined && !waits(each))));
    if (id === undefined) return false;
    await request(id);
    return true;
  };
}
