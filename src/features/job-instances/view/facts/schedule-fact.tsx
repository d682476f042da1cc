import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerMinute } from '@/data/use-server-minute';
import { useServerZone } from '@/data/use-server-zone';
import type { InstanceRow } from '@/domain/instance';
import { nextRun } from '@/domain/schedule/cron-runs';
import { formatUntil } from '@/i18n/format/until';
import { useLanguage } from '@/i18n/use-language';
import { ScheduleLine } from '@/shared/instance/schedule-line';
import { Stamp } from '@/ui/text/stamp';
import styles from './facts.module.css';

/** The schedule in words and the next run. */
export function ScheduleFact({ row: { cronExpression, eventTrigger, enabled } }: { row: InstanceRow }) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const now = useServerMinute();
  const [zone] = useServerZone();
  const next = useMemo(() => nextRun(cronExpression, new Date(now), zone), [cronExpression, now, zone]);
  return (
    <>
      <p className={styles.value}>
        <ScheduleLine cronExpression={cronExpression} eventTrigger={eventTrigger} />
      </p>
      {next !== null && (
        <p className={styles.note}>
          {enabled ? (
            <>
              {t('schedule.next')} <Stamp moment={next} /> <span>{formatUntil(next.getTime(), now, language)}</span>
            </>
          ) : (
            t('schedule.paused')
          )}
        </p>
      )}
    </>
  );
}
