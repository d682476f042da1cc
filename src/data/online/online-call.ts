import { PAGE_SIZE } from '@/lib/page-size';
import type { Outcome } from '@workers/protocol/sync-api';
import { createAdministrationApi, type AdministrationApi } from '@/api/administration-api';
import type { ApiResult } from '@/api/api-failure';
import { createConnectionsApi, type ConnectionsApi } from '@/api/connections-api';
import type { CollectionPage } from '@/api/hydra';
import { transportProblem } from '@/domain/problem';
import { readProblem } from '@/api/read-problem';
import { backendUrl } from '../config';
import { currentSession, refuseToken } from '../session/session-store';

/** One page of an online-only list. */
export interface OnlinePage<T> {
  items: T[];
  /** Rows in all pages together; without the server's word at least what is known to be there. */
  total: number;
  /** The server ignored a filter, as it does with an unknown one: `items` are the matching rows of its page. */
  ignoredFilters: boolean;
}

/** Every call of the online-only screens. */
export type OnlineApi = AdministrationApi & ConnectionsApi;
type OnlineCall<T> = (api: OnlineApi) => Promise<ApiResult<T>>;
/** The tolerant reader of an answer; null means that it is none of this API's. */
type Reader<T, R> = (value: T) => R | null;

/**
 * Makes one call of the online-only screens as the signed-in person, reads its answer, and never rejects. Nothing is
 * queued or repeated. A 401 leads every tab to sign-in once, and only if the token is still the one in use; a 403 is an
 * outcome like any other.
 */
export async function callOnline<T, R>(call: OnlineCall<T>, read: Reader<T, R>): Promise<Outcome<R>> {
  const token = currentSession()?.token ?? null;
  const outcome = await callAs(token, call, read);
  if (!outcome.ok && outcome.problem.status === 401 && token !== null) refuseToken(token);
  return outcome;
}

/** A call for somebody who is not signed in: no token goes with it, not even an expired one. */
export function callPublic<T, R>(call: OnlineCall<T>, read: Reader<T, R>): Promise<Outcome<R>> {
  return callAs(null, call, read);
}

async function callAs<T, R>(token: string | null, call: OnlineCall<T>, read: Reader<T, R>): Promise<Outcome<R>> {
  const options = { baseUrl: backendUrl(), token: () => token };
  const result = await call({ ...createAdministrationApi(options), ...createConnectionsApi(options) });
  if (!result.ok) return { ok: false, problem: result.problem };
  const value = read(result.value);
  return value === null
    ? { ok: false, problem: transportProblem('invalid-answer', result.status) }
    : { ok: true, value };
}

/** What a read gives for an address that cannot be one of the server's, e.g. `/user/abc`. */
export function noSuchItem(): Outcome<never> {
  return { ok: false, problem: readProblem(404, undefined, null) };
}

/** What a read gives when it is known before the call that the server would refuse it to this person. */
export function notAllowed(): Outcome<never> {
  return { ok: false, problem: readProblem(403, undefined, null) };
}

/** For a write whose answer says nothing more: 204, or an item that is read anew. */
export const anyAnswer = (): true => true;

/**
 * The items of a page; a member that cannot be read is left out.
 * @param page 1-based
 * @param matches whether an item fits the filters of the call; undefined when none was set
 */
export function readOnlinePage<T>(
  answer: Pick<CollectionPage, 'members' | 'total' | 'hasNext'>,
  page: number,
  read: (wire: unknown) => T | null,
  matches: (item: T) => boolean = () => true,
): OnlinePage<T> {
  const all = answer.members.map(read).filter((item): item is T => item !== null);
  const items = all.filter(matches);
  const ignoredFilters = items.length < all.length;
  const seen = (page - 1) * PAGE_SIZE + items.length;
  const total = ignoredFilters ? items.length : (answer.total ?? seen + (answer.hasNext === true ? 1 : 0));
  return { items, total, ignoredFilters };
}
