import type { ApiProblem, MissingReason } from '@/domain/problem';
import { useConnection } from './use-sync';

/**
 * Why data is not on the screen yet: the lost connection if it is lost, else the failure of the last request, else
 * loading.
 * @param problem why the last request failed; null if it did not, or if there was none yet
 */
export function useMissingReason(problem: ApiProblem | null = null): MissingReason {
  const { state, serverFails } = useConnection();
  if (state === 'lost') return { state: serverFails ? 'serverFails' : 'offline' };
  return problem === null ? { state: 'loading' } : { state: 'failed', problem };
}
