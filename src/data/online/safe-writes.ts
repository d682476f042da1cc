import { isFromApi, isUnclear } from '@/api/settle-write';
import { isInDoubt, isMissing, transportProblem, type Outcome, type ApiProblem } from '@/domain/problem';

/**
 * Counts a deletion as a success if the API says that the item is missing: it was deleted by another person, or by a
 * repeated request.
 */
export function acceptAlreadyDeleted(outcome: Outcome<true>): Outcome<true> {
  return !outcome.ok && isMissing(outcome.problem) ? { ok: true, value: true } : outcome;
}

/** A `POST` that creates an item, and functions that recognise the item. */
export interface Creation<T> {
  /** The property that must be unique, e.g. "email". The server refuses a repeated request with an error about it. */
  identity: string;
  post: () => Promise<Outcome<T>>;
  /** Finds all items on the server that have the new item's value of `identity`; fails when they cannot be read. */
  find: () => Promise<Outcome<T[]>>;
  /** Whether an item has the values that were sent. */
  isAsSent: (item: T) => boolean;
  /** The server's identifier of an item. */
  keyOf: (item: T) => string | number;
}

/**
 * The items that a `POST` created. The browser may repeat a request after a broken connection, so there may be several.
 */
export interface Created<T> {
  item: T;
  /** Further items that the same request created. */
  repeats: T[];
}

/**
 * Creates an item. The browser may repeat the request: the server then creates two items, or refuses the second request
 * as "already used". Or the response may be lost. So the items on the server before and after the request are compared.
 * - A new item with the sent values was created by this request.
 * - A new item with other values may come from another person, or the server has changed the values: the result is
 *   unknown, unless the server has given a reason for a failure.
 * - If there is neither a new item nor a response of the API, the server may still be working on the request: the
 *   result is unknown.
 * @returns the failure `in-doubt` when the result is unknown
 */
export async function createOnce<T>({
  identity,
  post,
  find,
  isAsSent,
  keyOf,
}: Creation<T>): Promise<Outcome<Created<T>>> {
  const before = await find();
  const posted = await post();
  if (!posted.ok && !mayHaveArrived(posted.problem, identity)) return posted;
  const after = await find();
  const known = new Set(before.ok ? before.value.map(keyOf) : []);
  const newItems = before.ok && after.ok ? after.value.filter((item) => !known.has(keyOf(item))) : null;
  const created = (newItems ?? []).filter(isAsSent);
  const createdWith = (item: T): Outcome<Created<T>> => {
    return { ok: true, value: { item, repeats: created.filter((other) => keyOf(other) !== keyOf(item)) } };
  };
  if (posted.ok) return createdWith(posted.value);
  const [first] = created;
  if (first !== undefined) return createdWith(first);
  const isMissing = newItems?.length === 0;
  const isUnknown = isMissing ? !isFromApi(posted.problem) : isUnclear(posted.problem);
  return isUnknown ? { ok: false, problem: transportProblem('in-doubt') } : posted;
}

function mayHaveArrived(problem: ApiProblem, identity: string): boolean {
  return isInDoubt(problem) || problem.violations.some(({ propertyPath }) => propertyPath === identity);
}
