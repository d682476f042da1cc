import { useTranslation } from 'react-i18next';
import { recentResponseTimes, lastSuccess } from '@/data/sync/sync-status-store';
import { usePollsHeldUntil } from '@/data/sync/use-server-wait';
import { formatDateTime, formatMoment } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { MarkTooltip } from '@/ui/overlay/mark-tooltip';
import styles from './response-times.module.css';

/** The height of the chart in pixels. */
const HEIGHT = 28;
/** A bar of full height stands for this response time, or for the longest measured time if that is longer. */
const FULL_MS = 400;
/** The distance from one bar to the next in pixels. */
const STEP = 8;

/** The response times of the last minute as bars, with the newest, the median and the longest as text. */
export function ResponseTimes({ anchor }: { anchor: DOMRectReadOnly }) {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  const responseTimes = recentResponseTimes();
  const times = responseTimes.map(({ ms }) => ms);
  const full = Math.max(FULL_MS, ...times);
  const last = lastSuccess();
  const heldUntil = usePollsHeldUntil();
  const milliseconds = (ms: number | undefined): string =>
    t('responses.ms', { number: format.number(Math.round(ms ?? 0)) });
  return (
    <MarkTooltip anchor={anchor} isCard>
      <p className={styles.title}>{t('responses.title')}</p>
      {times.length === 0 ? (
        <p className={styles.note}>{t('responses.none')}</p>
      ) : (
        <>
          <svg width={times.length * STEP} height={HEIGHT} className={styles.bars}>
            {responseTimes.map(({ at, ms }, index) => {
              const height = Math.max(2, (ms / full) * HEIGHT);
              return <rect key={at} x={index * STEP} y={HEIGHT - height} width={STEP - 2} height={height} rx={1} />;
            })}
          </svg>
          <dl className={styles.facts}>
            <dt>{t('responses.newest')}</dt>
            <dd>{milliseconds(times.at(-1))}</dd>
            <dt>{t('responses.median')}</dt>
            <dd>{milliseconds([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)])}</dd>
            <dt>{t('responses.longest')}</dt>
            <dd>{milliseconds(Math.max(...times))}</dd>
          </dl>
        </>
      )}
      {heldUntil !== null && (
        <p className={styles.note}>{t('wait.until', { ns: 'notices', time: formatMoment(heldUntil) })}</p>
      )}
      {last !== null && <p className={styles.note}>{t('responses.read', { time: formatDateTime(last) })}</p>}
    </MarkTooltip>
  );
}
