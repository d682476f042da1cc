import type { ApiProblem, MissingReason } from '@/domain/problem';
import { useConnection } from './use-sync';

/**
 * Why data is not on the screen yet: the connection is lost, else the last request has failed, else the data is
 * loading.
 * @param problem why the last request failed; null if it did not fail, or if there was no request yet
 */
export function useMissingReason(problem: ApiProblem | null = null): MissingReason {
  const { state, serverFails } = useConnection();
  if (state === 'lost') return { state: serverFails ? 'serverFails' : 'offline' };
  return problem === null ? { state: 'loading' } : { state: 'failed', problem };
}
