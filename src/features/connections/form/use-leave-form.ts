import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathAfterSave } from '../path-after-save';

/**
 * Returns a function that leaves the form. It is for a Save that had nothing to save: after saving changes, the route's
 * action leaves the form.
 */
export function useLeaveForm(): () => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return () => void navigate(pathAfterSave(params));
}
