import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { writeAwayRecord } from '@/data/events/event-records';
import { useAwayFigures } from '@/data/events/use-absence';
import { TRACKER_PATH } from '@/domain/addresses/paths';
import type { AwayFigures } from '@/domain/events/away';
import { writeCreatedSpan } from '@/domain/runs/period/created-span';
import type { Span } from '@/domain/runs/period/period';
import { useFormat } from '@/i18n/format/use-format';
import { IconButton } from '@/ui/button/icon-button';
import styles from './bell.module.css';

interface AwayLineProps {
  span: Span;
  onClose: () => void;
}

/**
 * What happened while the person was away, for example "4 runs, 1 error, since 22/11/2026 18:04:10". Shown until the
 * person opens or dismisses it.
 */
export function AwayLine({ span, onClose }: AwayLineProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const figures = useAwayFigures(span);
  const text = useFiguresText(figures);
  // The date and the time stay on one line.
  const since = format.dateTime(span.from).replace(' ', '\u00A0');
  const forget = (): void => writeAwayRecord(null);
  return (
    <section className={styles.away}>
      <div>
        <h3 className={styles.awayTitle}>{t('away.title')}</h3>
        <p className={styles.line}>{[text, t('away.since', { time: since })].join(', ')}</p>
      </div>
      {figures !== undefined && figures.ended > 0 && (
        <Link
          className={styles.textButton}
          to={`${TRACKER_PATH}?${new URLSearchParams({ created: writeCreatedSpan({ from: figures.createdFrom, to: span.to }) })}`}
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {t('away.show')}
        </Link>
      )}
      <IconButton icon={X} size="small" label={t('away.dismiss')} onClick={forget} />
    </section>
  );
}

function useFiguresText(figures: AwayFigures | undefined): string {
  const { t } = useTranslation('events');
  if (figures === undefined) return '…';
  const { ended, errors, worked, missed } = figures;
  return [
    ended > 0 ? t('away.ended', { count: ended }) : t('away.noRuns'),
    ...(errors > 0 ? [t('away.errors', { count: errors })] : []),
    ...(ended > 0 && worked === ended ? [t('away.allWorked')] : []),
    ...(missed > 0 ? [t('away.missed', { count: missed })] : []),
  ].join(', ');
}
