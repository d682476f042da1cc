import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServerMinute } from '@/data/use-server-time';
import type { CronRun } from '@/domain/schedule/cron-runs';
import { formatDateTime, formatDay } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { utcText } from '@/i18n/format/utc-text';
import { ExactTime } from '@/ui/text/relative-time';
import { runNotes } from './run-notes';
import { UTC } from '@/data/use-server-zone';
import styles from '../advanced.module.css';

interface NextRunsProps {
  runs: readonly CronRun[];
  /** The browser's time zone. */
  zone: string;
  /** The time zone of the cron expression. */
  serverZone: string;
}

/** The next runs in the browser's time zone and in UTC, with notes about clock changes. */
export function NextRuns({ runs, zone, serverZone }: NextRunsProps) {
  const { t } = useTranslation('instance-tabs');
  const now = useServerMinute();
  const format = useFormat();
  const isUtc = zone === UTC;
  return (
    <div>
      <table className={styles.runs} aria-label={t('cron.next')}>
        <thead>
          <tr>
            <th scope="col" className={styles.relative}>
              {t('cron.next')}
            </th>
            {!isUtc && <th scope="col">{zone}</th>}
            <th scope="col">UTC</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.at.getTime()}>
              <td className={styles.relative}>{format.relative(run.at.getTime(), now)}</td>
              {!isUtc && (
                <td>
                  <ExactTime moment={run.at} />
                </td>
              )}
              <td>{utcText(run.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RunNotes runs={runs} zone={zone} serverZone={serverZone} />
    </div>
  );
}

/** Notes about clock changes around the shown runs. */
function RunNotes({ runs, zone, serverZone }: NextRunsProps) {
  const { t } = useTranslation('instance-tabs');
  const notes = runNotes(runs, serverZone === UTC);
  if (zone === UTC || notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ kind, at }) => (
        <li key={kind}>
          <TriangleAlert size={14} aria-hidden />
          {t(`clock.${kind}`, { zone, time: formatDateTime(at), day: formatDay(at) })}
        </li>
      ))}
    </ul>
  );
}
