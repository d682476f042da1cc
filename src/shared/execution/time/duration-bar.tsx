import { useTranslation } from 'react-i18next';
import type { ExecutionRow } from '@/domain/execution';
import { outlierOf } from '@/domain/runs/figures/usual-duration';
import { toDate } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { classNames } from '@/ui/theme/class-names';
import { barShare } from './bar-share';
import { useServerSecond } from '@/data/use-server-time';
import styles from './duration-bar.module.css';

/** The duration of a run as a bar. A tick in the middle marks the usual duration, `usual` (milliseconds). */
export function DurationBar({ row, usual }: { row: ExecutionRow; usual: number }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const { startedAt, finishedAt } = row;
  const isRunning = finishedAt === null;
  const now = useServerSecond(isRunning);
  const start = toDate(startedAt)?.getTime() ?? now;
  const ratio = ((toDate(finishedAt)?.getTime() ?? now) - start) / Math.max(1, usual);
  const isLong = outlierOf(row, { median: usual }) === 'long';
  const text = t('fact.usually', { duration: format.duration(usual) });
  return (
    <span className={styles.track} data-tooltip={text}>
      <span
        className={classNames(styles.bar, isRunning ? styles.running : isLong && styles.long)}
        style={{ width: `${barShare(ratio) * 100}%` }}
      />
      <span className={styles.usual} />
      <span className="visually-hidden">{`, ${text}`}</span>
    </span>
  );
}
