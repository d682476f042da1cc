import { useTranslation } from 'react-i18next';
import { Stack } from '@/ui/layout/stack';
import { NextRuns } from './next-runs';
import { ServerZoneField } from './server-zone-field';
import { useSchedule } from './use-schedule';
import { browserZone, useServerZone } from './use-server-zone';
import styles from '../advanced.module.css';

/** What a cron expression means: in words, and its next runs. Quiet about one that cannot be read. */
export function SchedulePreview({ expression }: { expression: string }) {
  const { t } = useTranslation('instance-tabs');
  const zone = browserZone();
  const [serverZone, setServerZone] = useServerZone();
  const schedule = useSchedule(expression, zone, serverZone);
  if (schedule.state === 'loading') return null;
  if (schedule.state !== 'read') return <p className={styles.note}>{t(`cron.${schedule.state}`)}</p>;
  return (
    <Stack gap={3} className={styles.preview}>
      <p className={styles.words}>{schedule.words}</p>
      {schedule.runs.length === 0 ? (
        <p className={styles.note}>{t('cron.never')}</p>
      ) : (
        <>
          <NextRuns runs={schedule.runs} zone={zone} serverZone={serverZone} />
          <ServerZoneField zone={zone} value={serverZone} onChange={setServerZone} />
        </>
      )}
    </Stack>
  );
}
