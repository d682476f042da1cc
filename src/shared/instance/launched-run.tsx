import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCachedRun } from '@/data/queries/executions/use-execution';
import { executionPath } from '@/domain/addresses/paths';
import { statusText } from '@/i18n/status-text';

interface LaunchedRunProps {
  id: number;
  /** The text of the link. */
  children: ReactNode;
}

/** A link to a launched execution, followed by the execution's current status. */
export function LaunchedRun({ id, children }: LaunchedRunProps) {
  const { t } = useTranslation('launch');
  const status = useCachedRun(id)?.status;
  return (
    <>
      <Link to={executionPath(id)}>{children}</Link>
      {status !== undefined && ` ${t('status', { status: statusText(status) })}`}
    </>
  );
}
