import { useNavigate, useSearchParams } from 'react-router-dom';
import { CONNECTIONS_PATH, executionPath } from '@/domain/paths';

/**
 * Returns a function that leaves the form after a save: back to the failed run that linked to the form (`run` in the
 * URL), else to the list of connections.
 */
export function useLeaveForm(): () => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const run = Number(params.get('run'));
  const isRun = Number.isSafeInteger(run) && run > 0;
  return () => void navigate(isRun ? executionPath(run) : CONNECTIONS_PATH);
}
