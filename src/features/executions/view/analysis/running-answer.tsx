import { useTranslation } from 'react-i18next';
import type { ExecutionRow } from '@/domain/execution';
import { expectedEnd, type ExpectedEnd } from '@/domain/runs/figures/expected-end';
import { formatClock } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { useServerClock } from '@/shared/execution/time/server-clock';
import styles from './running-answer.module.css';

interface RunningAnswerProps {
  row: ExecutionRow;
  /** The usual duration of such runs, milliseconds; null if unknown. */
  usual: number | null;
}

/** The expected end of a running execution and its progress, both computed from the usual duration. */
export function RunningAnswer({ row, usual }: RunningAnswerProps) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const now = useServerClock(true);
  const start = row.startedAt === null ? null : Date.parse(row.startedAt);
  const elapsed = start === null ? 0 : Math.max(0, now - start);
  const end = expectedEnd(start, usual, now);
  return (
    <div className={styles.answer}>
      <p className={styles.sentence}>{sentence(end)}</p>
      {usual !== null && start !== null && (
        <>
          <progress
            className={styles.track}
            aria-label={t('running.progress')}
            max={usual}
            value={Math.min(elapsed, usual)}
          />
          <p className={styles.note}>
            {t('running.usual')} {format.duration(usual)}
          </p>
        </>
      )}
    </div>
  );

  function sentence(expected: ExpectedEnd): string {
    switch (expected.kind) {
      case 'waiting':
        return t('running.waiting');
      case 'unknown':
        return t('running.noEnd');
      case 'late':
        return t('running.late', { usual: format.duration(usual ?? 0), duration: format.duration(elapsed) });
      case 'expected': {
        const left =
          expected.left < 60_000 ? format.duration(expected.left) : `${Math.round(expected.left / 60_000)} min`;
        return t('running.left', { duration: left, time: formatClock(new Date(expected.at)) });
      }
    }
  }
}
