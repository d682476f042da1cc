import { CircleDashed, PauseCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/i18n/format/date';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { FailingSince } from '@/shared/runs/failing-since';
import { RunStrip } from '@/shared/runs/run-strip';
import { useAnomalyTexts } from '@/shared/runs/use-anomaly-texts';
import { useStartOffset } from '@/shared/instance/next-start';
import { ScheduleLine } from '@/shared/instance/schedule-line';
import { Badge } from '@/ui/feedback/badge';
import { tooltip } from '@/ui/overlay/tooltip';
import { Timestamp } from '@/ui/text/timestamp';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { Reason } from '@/ui/text/reason';
import type { InstanceListItem } from './instance-list-item';
import { STRIP_RUNS } from './use-instance-list';
import { FoundPlace } from './inside-filter';
import styles from './list.module.css';

interface CellProps {
  item: InstanceListItem;
}

/**
 * The label with its badges. Below the label, the first of these that exists: the text that the search found inside the
 * integration, why the newest run failed, or a note that the newest run processed nothing.
 */
export function LabelCell({ item, withCompany }: CellProps & { withCompany: boolean }) {
  const { t } = useTranslation('job-instances');
  const { shortfallText } = useAnomalyTexts();
  const silent = item.health.state === 'silent' && item.shortfall !== null ? shortfallText(item.shortfall) : null;
  const reason = item.newest?.status === 'error' ? item.newest.errorMessage : null;
  return (
    <span className={item.enabled ? styles.labelCell : styles.disabled}>
      <span className={styles.label}>
        <MiddleTruncate text={item.label} />
        {!item.enabled && (
          <Badge tone="neutral" icon={PauseCircle}>
            {t('disabled')}
          </Badge>
        )}
        {item.draft !== null && <DraftBadge status={item.draft} />}
      </span>
      {item.inside !== null && (
        <span className={styles.insidePlace}>
          <FoundPlace code={item.code} text={item.inside} />
        </span>
      )}
      {item.inside === null && reason !== null && (
        <Reason message={reason} className={withCompany ? styles.longReason : styles.reason} />
      )}
      {item.inside === null && silent !== null && (
        <span className={withCompany ? styles.longNote : styles.note} {...tooltip(silent.rule)}>
          {silent.text}
        </span>
      )}
    </span>
  );
}

/**
 * The outcome and the time of the newest run, or a note that a due run did not happen. If the integration is failing,
 * the time is when the failures began.
 */
export function LastResultCell({ item: { health, newest, streak }, hasAllRuns }: CellProps & { hasAllRuns: boolean }) {
  const { t } = useTranslation('health');
  const words = useExecutionTexts();
  if (health.state === 'never' || (newest === null && health.state !== 'missed'))
    return <span className={styles.quiet}>{t(hasAllRuns ? 'state.never' : 'state.noneHere')}</span>;
  return (
    <span className={styles.result}>
      {health.state === 'missed' || newest === null ? (
        <Badge tone="warning" icon={CircleDashed}>
          {t('state.missed')}
        </Badge>
      ) : (
        <ExecutionStatusBadge status={newest.status} warningCount={newest.warningCount} words={words} />
      )}
      {health.state === 'error' ? (
        <span className={styles.since}>{streak !== undefined && <FailingSince streak={streak} short />}</span>
      ) : (
        <span className={styles.lastRun}>
          <Timestamp moment={health.since} />
        </span>
      )}
    </span>
  );
}

/** The last runs as a strip. Empty until the runs are loaded. */
export function StripCell({ item: { strip, enabled } }: CellProps) {
  return (
    <span className={styles.strip}>
      {strip !== undefined && <RunStrip strip={strip} length={STRIP_RUNS} quiet={!enabled} />}
    </span>
  );
}

/** The schedule in words and the next run. */
export function ScheduleCell({ item: { cronExpression, eventTrigger, next, enabled } }: CellProps) {
  const { t } = useTranslation('health');
  const isPaused = !enabled && cronExpression !== null;
  return (
    <span className={styles.lines}>
      <span className={enabled ? styles.words : styles.wordsQuiet}>
        <ScheduleLine cronExpression={cronExpression} eventTrigger={eventTrigger} />
      </span>
      {isPaused && <span className={styles.quiet}>{t('schedule.paused')}</span>}
      {next !== null && <NextLine at={next} />}
    </span>
  );
}

/** The next run. There is no room for the time zone, which is in the tooltip and in a text for screen readers. */
function NextLine({ at }: { at: number }) {
  const { t } = useTranslation('health');
  const offset = useStartOffset(at);
  return (
    <span className={styles.next} data-tooltip={offset === null ? undefined : `${formatDateTime(at)} ${offset}`}>
      {t('schedule.next')} <Timestamp moment={at} />
      {offset !== null && <span className="visually-hidden"> {offset}</span>}
    </span>
  );
}

/** A company. If the row shows a reason, the stylesheet moves the company up to make room for the reason below it. */
export function CompanyCell({ name }: { name: string }) {
  return (
    <span className={styles.company} title={name}>
      {name}
    </span>
  );
}

/** A text on at most two lines, truncated if needed; the tooltip has the whole text. */
export function TwoLines({ text, quiet = false }: { text: string; quiet?: boolean }) {
  return (
    <span className={quiet ? styles.twoLinesQuiet : styles.twoLines} title={text}>
      {text}
    </span>
  );
}
