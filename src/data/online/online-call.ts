import { PAGE_SIZE } from '@/lib/page-size';
import { type Outcome, transportProblem } from '@/domain/problem';
import type { ApiResult } from '@/api/api-failure';
import { createConsoleApi, type ConsoleApi } from '@/api/console-api';
import type { CollectionPage } from '@/api/hydra';
import { readProblem } from '@/api/read-problem';
import { backendUrl } from '../config';
import { noticeRefusal } from '../refused-calls';
import { currentSession, refuseToken } from '../session-store';

/** One page of an online-only list. */
export interface OnlinePage<T> {
  items: T[];
  /**
   * The number of rows on all pages. If the server sends no total, the number of rows up to the end of this page. If
   * the server ignored a filter, the number of `items`.
   */
  total: number;
  /** Whether there are more rows than `total`, and the server does not say how many. */
  hasUncounted: boolean;
  /** Whether the server ignored a filter. Then `items` has only those rows of the server's page that match. */
  ignoredFilters: boolean;
}

type OnlineCall<T> = (api: ConsoleApi) => Promise<ApiResult<T>>;
/** Reads a response, tolerating missing fields; null if the response does not come from this API. */
type Reader<T, R> = (value: T) => R | null;

/**
 * Makes one call of the online-only screens as the signed-in person and reads the response. Never rejects, queues or
 * retries. A 401 sends every tab to the sign-in page if the refused token is still in use. After a 403, the signed-in
 * user is read again, because the rights may have changed.
 */
export function callOnline<T, R>(call: OnlineCall<T>, read: Reader<T, R>): Promise<Outcome<R>> {
  return workOnline(async (api) => readResult(await call(api), read));
}

/** Like `callOnline`, for work that makes one or several calls and reads the responses itself. */
export async function workOnline<R>(work: (api: ConsoleApi) => Promise<Outcome<R>>): Promise<Outcome<R>> {
  const token = currentSession()?.token ?? null;
  const outcome = await work(apiFor(token));
  if (!outcome.ok && outcome.problem.status === 401 && token !== null) refuseToken(token);
  return noticeRefusal(outcome);
}

/** Makes a call without a token, for people who are not signed in. */
export async function callPublic<T, R>(call: OnlineCall<T>, read: Reader<T, R>): Promise<Outcome<R>> {
  return readResult(await call(apiFor(null)), read);
}

const apiFor = (token: string | null): ConsoleApi => createConsoleApi({ baseUrl: backendUrl(), token: () => token });

function readResult<T, R>(result: ApiResult<T>, read: Reader<T, R>): Outcome<R> {
  if (!result.ok) return { ok: false, problem: result.problem };
  const value = read(result.value);
  return value === null
    ? { ok: false, problem: transportProblem('invalid-answer', result.status) }
    : { ok: true, value };
}

/** The outcome for an id that no item can have, as in `/user/abc`. */
export function noSuchItem(): Outcome<never> {
  return { ok: false, problem: readProblem(404, undefined, null) };
}

/** The outcome for a read that is not sent, because the server would certainly refuse it. */
export function notAllowed(): Outcome<never> {
  return { ok: false, problem: readProblem(403, undefined, null) };
}

/** The reader for a write whose response is not used: a 204, or an item that is read again anyway. */
export const anyResponse = (): true => true;

/**
 * Reads the items of a page; omits unreadable members.
 * @param page 1-based
 * @param matches whether an item matches the filters of the call; undefined if there are no filters
 */
export function readOnlinePage<T>(
  response: Pick<CollectionPage, 'members' | 'total' | 'hasNext'>,
  page: number,
  read: (wire: unknown) => T | null,
  matches: (item: T) => boolean = () => true,
): OnlinePage<T> {
  const all = response.members.map(read).filter((item): item is T => item !== null);
  const items = all.filter(matches);
  const ignoredFilters = items.length < all.length;
  const hasUncounted = !ignoredFilters && response.total === null && response.hasNext === true;
  const seen = (page - 1) * PAGE_SIZE + (hasUncounted ? response.members : items).length;
  const total = ignoredFilters ? items.length : (response.total ?? seen);
  return { items, total, hasUncounted, ignoredFilters };
}
