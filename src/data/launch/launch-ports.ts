import type { ExecutionFilters } from '@/domain/execution-filters';
import { isSamePerson, personOf } from '@/domain/person';
import type { ApiProblem } from '@/domain/problem';
import type { LaunchTrace } from '@/domain/runs/launch-trace';
import { serverNow } from '@/domain/session-token';
import { systemClock } from '@/lib/clock';
import { isRecord, parseJson } from '@/lib/json';
import { MINUTE_MS } from '@/lib/durations';
import { tabStorage } from '../browser-storage';
import { commands } from '../commands';
import { currentSession } from '../session-store';
import { databases } from '../sync/databases';
import type { LaunchPorts } from './launcher';

/**
 * An execution may belong to a launch even if it was created this long before the expected server time of the launch.
 * The expected time may be wrong: small changes of the clock offset are ignored, and after a single sign-on the offset
 * is unknown if the device's clock is fast. A long tolerance does little harm, because `afterId` excludes all
 * executions that the cache had before.
 */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;
const keyOf = (code: string): string => `launch:${code}`;

/** The real dependencies of the launcher. Tests pass their own. */
export const launchPorts: LaunchPorts = {
  clock: systemClock,
  trace: startTrace,
  launch: (code, delta) => commands.launch({ code, delta }),
  find: findExecutions,
  remember: (code, trace) =>
    trace === null ? tabStorage.remove(keyOf(code)) : tabStorage.set(keyOf(code), JSON.stringify(trace)),
  recall: (code) => {
    const trace = readTrace(parseJson(tabStorage.get(keyOf(code)) ?? ''));
    const session = currentSession();
    if (trace === null || session === null) return null;
    return isSamePerson(trace.user, personOf(session.user)) === true ? trace : null;
  },
};

/**
 * Requests executions from the server and stores them in the cache. If the server refuses or ignores a filter, tries
 * again with fewer filters. The last request has no filter, because an execution that a launch has just started is
 * among the newest executions of all people.
 */
async function findExecutions(wanted: ExecutionFilters): Promise<boolean> {
  const { createdByEmail: _, ...ofAnyPerson } = wanted;
  for (const filters of [wanted, ofAnyPerson, {}]) {
    const outcome = await commands.findExecutions({ filters, page: 1 });
    if (outcome.ok) return true;
    if (!concernsFilters(outcome.problem)) return false;
  }
  return false;
}

/** Whether the filters may have caused the problem. Then a request with other filters may succeed. */
const concernsFilters = ({ kind, status }: ApiProblem): boolean =>
  kind === 'invalid-answer' ||
  (kind === 'http' && status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429);

/** Reads a stored trace; null if it is malformed. */
function readTrace(stored: unknown): LaunchTrace | null {
  if (!isRecord(stored) || !isRecord(stored['user'])) return null;
  const { code, afterId, since } = stored;
  const { id, email } = stored['user'];
  if (typeof code !== 'string' || typeof afterId !== 'number' || typeof since !== 'number') return null;
  if (typeof email !== 'string' || (id !== null && typeof id !== 'string')) return null;
  return { code, user: { id, email }, afterId, since };
}

async function startTrace(code: string): Promise<LaunchTrace | null> {
  const session = currentSession();
  if (session === null) return null;
  const newest = await databases().cache.executions.orderBy('id').last();
  const user = { ...personOf(session.user), email: session.user.email };
  return { code, user, afterId: newest?.id ?? 0, since: serverNow(session) - CLOCK_TOLERANCE_MS };
}
