import { companyNameOf } from '@/domain/company';
import { instanceViewPath } from '@/domain/addresses/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import { isPending } from '@/domain/execution-status';
import { ExecutionCreator } from '@/shared/execution/execution-creator';
import { ExecutionDuration } from '@/shared/execution/time/execution-duration';
import { ExecutionMoment } from '@/shared/execution/time/execution-moment';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { useJobName } from '@/i18n/use-job-name';
import type { ExecutionRow } from '@/domain/execution';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { tooltip } from '@/ui/overlay/tooltip';
import { Fact } from '@/ui/text/fact';
import styles from './execution-page.module.css';

const RunItems = optionalPart(
  async () => ({ default: (await import('@/shared/execution/extra-cells')).RunItems }),
  () => '–',
);

/** The facts of an execution: job, type, times, creator, duration, and the number of items if it has ended. */
export function ExecutionFacts({ row }: { row: ExecutionRow }) {
  const { t } = useTranslation('executions');
  const words = useExecutionTexts();
  const { superAdmin } = usePermissions();
  const jobName = useJobName();
  const isRunning = row.finishedAt === null && isPending(row.status);
  const hasDuration = row.startedAt !== null && (isRunning || row.finishedAt !== null);
  return (
    <dl className={styles.facts} aria-label={t('view.facts')}>
      {row.instanceCode !== null && (
        <Fact name={t('column.instance')}>
          <Link to={instanceViewPath(row.instanceCode)} {...tooltip(row.instanceCode)}>
            {row.instanceLabel ?? row.instanceCode}
          </Link>
        </Fact>
      )}
      {row.jobCode !== null && (
        <Fact name={t('fact.job')}>
          <span data-tooltip={row.jobCode}>{jobName(row.jobCode)}</span>
        </Fact>
      )}
      <Fact name={t('column.type')}>{words.types[row.type]}</Fact>
      <Fact name={t('column.createdAt')}>
        <ExecutionMoment moment={row.createdAt} />
      </Fact>
      <Fact name={t('column.createdBy')}>
        <ExecutionCreator row={row} words={words} />
      </Fact>
      <Fact name={t('column.startedAt')}>
        <ExecutionMoment moment={row.startedAt} />
      </Fact>
      <Fact name={t('column.finishedAt')}>
        <ExecutionMoment moment={row.finishedAt} />
      </Fact>
      {hasDuration && row.startedAt !== null && (
        <Fact name={t('fact.duration')}>
          <ExecutionDuration from={row.startedAt} to={row.finishedAt} />
        </Fact>
      )}
      {superAdmin && <Fact name={t('column.company')}>{companyNameOf(row) ?? '–'}</Fact>}
      {(row.stoppedByEmail ?? row.stoppedById) !== null && (
        <Fact name={t('fact.stoppedBy')}>{row.stoppedByEmail ?? words.creators.person}</Fact>
      )}
      {!isPending(row.status) && <Items row={row} />}
    </dl>
  );
}

/** The number of items. It is the last fact and has a fixed width, so that nothing moves when the steps arrive. */
function Items({ row }: { row: ExecutionRow }) {
  const { t } = useTranslation('executions');
  return (
    <Fact name={t('fact.items')} className={styles.items}>
      <Suspense fallback="–">
        <RunItems run={row} />
      </Suspense>
    </Fact>
  );
}
