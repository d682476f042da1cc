import type { ApiProblem, Outcome } from '@/domain/problem';
import { useRequest } from './use-request';

/** The state of the request for a row that is not completely in the cache. */
export type Lookup =
  | { state: 'requesting' | 'found' }
  /** There is no connection. */
  | { state: 'offline' }
  /** The row does not exist, or the user may not see it. */
  | { state: 'gone' }
  | { state: 'failed'; problem: ApiProblem };

/** Requests a row from the server if `wanted` (see `useRequest`). The row arrives through the cache. */
export function useLookup<K extends string | number>(
  id: K,
  wanted: boolean,
  read: (id: K) => Promise<Outcome<{ found: boolean }>>,
): { lookup: Lookup; retry: () => void } {
  const { outcome, online, retry } = useRequest(id, wanted, read);
  if (outcome === null) return { lookup: { state: online ? 'requesting' : 'offline' }, retry };
  if (!outcome.ok) return { lookup: { state: 'failed', problem: outcome.problem }, retry };
  return { lookup: { state: outcome.value.found ? 'found' : 'gone' }, retry };
}
