import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathAfterSave } from '../path-after-save';

/**
 * Returns a function that leaves the form after a Save that had nothing to save. If changes were saved, the route's
 * action leaves the form.
 */
export function useLeaveForm(): () => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return () => void navigate(pathAfterSave(params));
}
