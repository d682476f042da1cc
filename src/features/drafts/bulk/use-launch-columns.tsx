import { CircleCheck, CircleX, Clock, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { useLaunchedExecutions } from '@/data/launch/launched-executions';
import type { BulkLineState } from '@/domain/bulk/bulk-line';
import { useJobName } from '@/i18n/use-job-name';
import { LaunchedRun } from '@/shared/instance/launched-run';
import { Button } from '@/ui/button/button';
import { Badge, type Tone } from '@/ui/feedback/badge';
import type { Column } from '@/ui/table/column';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import styles from './review.module.css';

type LaunchState = Extract<BulkLineState, 'waiting' | 'launching' | 'launched' | 'refused' | 'unclear'>;

const LOOKS: Record<LaunchState, { tone: Tone; icon: LucideIcon }> = {
  waiting: { tone: 'neutral', icon: Clock },
  launching: { tone: 'accent', icon: LoaderCircle },
  launched: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'error', icon: CircleX },
  unclear: { tone: 'warning', icon: TriangleAlert },
};

/**
 * The columns of the list of launches.
 * @param onLaunchAgain launches one integration again; null while that is not possible
 * @param obstacle why launching again is not possible; null if it is possible, or if other launches are under way
 */
export function useLaunchColumns(
  onLaunchAgain: ((code: string) => Promise<void>) | null,
  obstacle: string | null,
): readonly Column<ShownLine>[] {
  const { t } = useTranslation('bulk');
  const jobName = useJobName();
  const latest = useRef(onLaunchAgain);
  useEffect(() => {
    latest.current = onLaunchAgain;
  });
  const canLaunchAgain = onLaunchAgain !== null;
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('column.name'),
        width: '36%',
        narrow: 'title',
        cell: ({ label, jobCode }) => (
          <span className={styles.name}>
            <MiddleTruncate text={label} />
            {jobCode !== null && <span className={styles.sub}>{jobName(jobCode)}</span>}
          </span>
        ),
      },
      {
        key: 'state',
        header: t('column.state'),
        width: 'remark',
        narrow: 'meta',
        cell: ({ state }) => <LaunchBadge state={state} />,
      },
      { key: 'result', header: t('column.result'), narrow: 'metaLine', cell: (line) => <LaunchResult line={line} /> },
      {
        key: 'action',
        header: t('column.action'),
        width: 'action',
        align: 'end',
        narrow: 'side',
        cell: ({ code, label, state }) =>
          (state === 'refused' || state === 'unclear') && (
            <Button
              variant="quiet"
              size="small"
              disabled={!canLaunchAgain && obstacle === null}
              disabledReason={obstacle}
              aria-label={t('launch.againNamed', { name: label })}
              onClick={() => void latest.current?.(code)}
            >
              {t('launch.again')}
            </Button>
          ),
      },
    ],
    [t, jobName, canLaunchAgain, obstacle],
  );
}

function LaunchBadge({ state }: { state: BulkLineState }) {
  const { t } = useTranslation('bulk');
  if (!(state in LOOKS)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked above
  const known = state as LaunchState;
  const { tone, icon } = LOOKS[known];
  return (
    <Badge tone={tone} icon={icon} pulse={known === 'launching'}>
      {t(`launched.${known}`)}
    </Badge>
  );
}

/** The execution of a launch, the server's refusal, or the executions that an unanswered launch may have created. */
function LaunchResult({ line: { state, executionId, refusal, trace } }: { line: ShownLine }) {
  const { t } = useTranslation('bulk');
  const found = useLaunchedExecutions(
    state === 'launching' || state === 'unclear' || executionId === null ? trace : null,
  );
  if (state === 'refused') return <span className={styles.words}>{refusal}</span>;
  const ids = executionId === null ? [...found.ours, ...found.possible] : [executionId];
  if (ids.length > 0) {
    return ids.map((id) => (
      <span key={id} className={styles.run}>
        <LaunchedRun id={id}>{t('launch.execution', { id })}</LaunchedRun>
      </span>
    ));
  }
  return state === 'unclear' ? <span className={styles.quiet}>{t('launch.notFound')}</span> : null;
}
