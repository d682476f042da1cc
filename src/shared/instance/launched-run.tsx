import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCachedRun } from '@/data/queries/executions/use-execution';
import { executionPath } from '@/domain/addresses/paths';
import { STEP_STATUSES } from '@/domain/execution-status';

interface LaunchedRunProps {
  id: number;
  /** The text of the link. */
  children: ReactNode;
}

/** A link to a launched execution, followed by the execution's current status. */
export function LaunchedRun({ id, children }: LaunchedRunProps) {
  const { t } = useTranslation('launch');
  const status = useCachedRun(id)?.status;
  const known = STEP_STATUSES.find((each) => each === status);
  return (
    <>
      <Link to={executionPath(id)}>{children}</Link>
      {status && ` ${t('status', { status: known ? t(`status.${known}`, { ns: 'common' }) : status })}`}
    </>
  );
}
