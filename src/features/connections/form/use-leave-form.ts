import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathAfterSave } from '../path-after-save';

/**
 * Returns a function that leaves the form after a save without changes. After a save with changes, the route's action
 * leaves it.
 */
export function useLeaveForm(): () => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return () => void navigate(pathAfterSave(params));
}
