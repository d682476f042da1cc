import { CONNECTIONS_PATH } from '@/domain/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { problemText } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { toast } from '@/ui/overlay/toast';

/** In the place of a connection that could not be loaded: back to the list, with the reason. */
export function BackToConnections({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation('connections');
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(problem.status === 404 ? t('missing') : t('loadFailed', { reason: problemText(problem) }));
    void navigate(CONNECTIONS_PATH, { replace: true });
  }, [problem, t, navigate]);
  return null;
}
