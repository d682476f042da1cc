import { useTranslation } from 'react-i18next';
import type { ScheduledDuration } from '@/data/queries/schedules/use-scheduled-durations';
import { runsOfTypePath } from '@/domain/addresses/links';
import type { CronRun } from '@/domain/schedule/cron-runs';
import { overlapOf, rarerChoice } from '@/domain/schedule/overlap';
import { writeChoice, type ScheduleChoice } from '@/domain/schedule/schedule-choice';
import { useFormat } from '@/i18n/format/use-format';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { ScheduleLine } from '@/shared/instance/schedule-line';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/feedback/banner';
import styles from './schedule.module.css';

interface OverlapNoteProps {
  /** The code of the job instance. */
  code: string;
  runs: readonly CronRun[];
  /** The usual duration of scheduled runs; undefined until known. */
  duration: ScheduledDuration | undefined;
  choice: ScheduleChoice;
  /** True if the server may start a run while another run of the instance is still running. */
  allowsSimultaneous: boolean;
  /** Null if the person may not change the schedule. */
  onChange: ((choice: ScheduleChoice) => void) | null;
}

/** Says how long a run usually takes, and warns if the next run would start before that run ends. */
export function OverlapNote({ code, runs, duration, choice, allowsSimultaneous, onChange }: OverlapNoteProps) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const words = useExecutionTexts();
  const label = usePropertyLabel();
  if (duration === undefined) return null;
  const { usual, type } = duration;
  if (usual === null) return <p className={styles.note}>{t('usual.none')}</p>;
  const { median, low, high } = usual;
  const texts = { duration: format.rounded(median), setting: label('allowSimultaneousRun') };
  const overlaps = overlapOf(runs, median, false) !== null;
  if (!overlaps || allowsSimultaneous)
    return <p className={styles.note}>{t(overlaps ? 'usual.simultaneous' : 'usual.fits', texts)}</p>;
  const rarer = onChange === null ? null : rarerChoice(choice, median);
  return (
    <Banner
      kind="warning"
      action={
        <span className={styles.actions}>
          {rarer !== null && (
            <Button size="small" onClick={() => onChange?.(rarer)}>
              <ScheduleLine cronExpression={writeChoice(rarer)} eventTrigger={false} />
            </Button>
          )}
          <LinkButton size="small" to={runsOfTypePath(code, type)}>
            {t('overlap.runs')}
          </LinkButton>
        </span>
      }
    >
      <p className={styles.strong}>{t('overlap.title', texts)}</p>
      <p className={styles.rule}>
        {t('overlap.rule', { type: words.types[type], low: format.rounded(low), high: format.rounded(high) })}{' '}
        {t('overlap.notSimultaneous', texts)}
      </p>
    </Banner>
  );
}
