import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRunColumns } from '@/data/queries/period/use-run-columns';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import { useServerMinute } from '@/data/use-server-minute';
import { startOfHour, hourOf } from '@/domain/runs/figures/run-hours';
import { formatDay } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { useWidth } from '@/ui/layout/use-width';
import type { CreatedSpan } from '../created-span';
import { useCreatedText } from '../use-created-text';
import { Brush } from './brush';
import { DayLabels } from './day-labels';
import { HistogramBars } from './histogram-bars';
import { HistogramTable } from './histogram-table';
import { Legend } from './legend';
import styles from './histogram.module.css';

export interface HistogramProps {
  /** The filter by the time of creation; null without one. */
  created: CreatedSpan | null;
  onCreated: (created: CreatedSpan | null) => void;
}

const AS_TABLE = 'tracker-histogram-table';
const FIRST_WIDTH = 1318;

/** The runs of the last days by hour and outcome; pulling over it filters the list by the time of creation. */
export function Histogram({ created, onCreated }: HistogramProps) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const textOf = useCreatedText();
  const now = startOfHour(hourOf(useServerMinute()));
  const found = useRunColumns(created?.from ?? now, now);
  const [asTable, setAsTable] = useRememberedSwitch(AS_TABLE);
  const [place, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const first = found?.columns[0];
  const errors = found?.columns.reduce((sum, { counts }) => sum + counts.error, 0) ?? 0;
  const total = found?.columns.reduce((sum, column) => sum + column.total, 0) ?? 0;
  const title = t(found?.by === 'day' ? 'histogram.byDay' : 'histogram.byHour');
  return (
    <section aria-label={title} data-later>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.span}>
          {created ? textOf(created) : first && t('histogram.since', { day: formatDay(new Date(first.from)) })}
        </span>
        <Legend />
        <Button variant="quiet" size="small" icon={Table2} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('histogram.table')}
        </Button>
      </div>
      <div ref={place} className={styles.picture}>
        {found && (
          <>
            <HistogramBars
              found={found}
              width={width}
              label={t('histogram.described', {
                title,
                day: first ? formatDay(new Date(first.from)) : '',
                total: format.number(total),
                errors: format.number(errors),
              })}
            />
            <Brush found={found} width={width} created={created} onCreated={onCreated} />
            <DayLabels found={found} width={width} />
          </>
        )}
      </div>
      {asTable && found && <HistogramTable found={found} />}
    </section>
  );
}
