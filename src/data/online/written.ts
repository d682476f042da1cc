import type { Outcome } from '@workers/protocol/sync-api';
import { isUnclear, transportProblem, type ApiProblem } from '@/domain/problem';

/** A delete that finds nothing has been done before: by somebody else, or by the browser, which may repeat a request. */
export function deleted(outcome: Outcome<true>): Outcome<true> {
  const { ok } = outcome;
  const isGone = !ok && (outcome.problem.status === 404 || outcome.problem.status === 410);
  return isGone ? { ok: true, value: true } : outcome;
}

/** A `POST` that makes something new, and how to recognise what it made. */
export interface Creation<T> {
  /** The property that a repetition violates, e.g. "email". */
  identity: string;
  post: () => Promise<Outcome<T>>;
  /** Everything on the server that looks like what is to be made; a failure when it cannot be read. */
  find: () => Promise<Outcome<T[]>>;
  /** The identifier that the server gave an item. */
  keyOf: (item: T) => string | number;
}

/** What a `POST` made. The browser may repeat a request whose connection died, so it may have made more than one. */
export interface Created<T> {
  item: T;
  /** What else the same request made. */
  repeats: T[];
}

/**
 * Makes something new. A refusal as "already used" may answer a request that the browser repeated, and a lost answer says
 * nothing: what the server has now is compared with what it had before. Only what was not there before was made by us.
 * @returns the failure `in-doubt` when it cannot be known whether it was made
 */
export async function create<T>({ identity, post, find, keyOf }: Creation<T>): Promise<Outcome<Created<T>>> {
  const before = await find();
  const posted = await post();
  if (!posted.ok && !mayHaveArrived(posted.problem, identity)) return posted;
  const after = await find();
  const known = new Set(before.ok ? before.value.map(keyOf) : []);
  const made = before.ok && after.ok ? after.value.filter((item) => !known.has(keyOf(item))) : null;
  const createdAs = (item: T): Outcome<Created<T>> => {
    return { ok: true, value: { item, repeats: (made ?? []).filter((other) => keyOf(other) !== keyOf(item)) } };
  };
  if (posted.ok) return createdAs(posted.value);
  if (made === null) return isUnclear(posted.problem) ? { ok: false, problem: transportProblem('in-doubt') } : posted;
  const [first] = made;
  return first === undefined ? posted : createdAs(first);
}

function mayHaveArrived(problem: ApiProblem, identity: string): boolean {
  return isUnclear(problem) || problem.violations.some(({ propertyPath }) => propertyPath === identity);
}
