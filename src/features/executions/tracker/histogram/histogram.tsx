import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRunColumns } from '@/data/queries/period/use-run-columns';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import { useServerHour } from '@/data/use-server-time';
import { formatDay, formatDayMonth } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { useWidth } from '@/ui/layout/use-width';
import type { CreatedSpan } from '@/domain/runs/period/created-span';
import { useCreatedText } from '@/shared/execution/use-created-text';
import { Brush } from './brush';
import { HistogramBars } from './histogram-bars';
import { HistogramTable } from './histogram-table';
import marks from '@/shared/runs/run-mark.module.css';
import styles from './histogram.module.css';
import type { ExecutionFilters } from '@/domain/execution-filters';
import type { RunColumns } from '@/domain/runs/charts/run-columns';
import { useLanguage } from '@/i18n/use-language';

export interface HistogramProps {
  /** The filters of the list of executions. */
  filters: ExecutionFilters;
  /** The filter by creation time; null if there is no filter. */
  created: CreatedSpan | null;
  onCreatedChange: (created: CreatedSpan | null) => void;
}

const TABLE_SWITCH_KEY = 'tracker-histogram-table';
const INITIAL_WIDTH = 1318;
/**
 * If the picture is narrower than this (px), a column covers six hours. A window of 640 px has a picture of this width.
 */
const PHONE_WIDTH = 608;
/** The translation key of the title, for each length of time that a column can cover. */
const TITLES = { hour: 'histogram.byHour', sixHours: 'histogram.bySixHours', day: 'histogram.byDay' } as const;

/**
 * The runs of the last days or of a chosen period, counted by outcome. A column covers an hour, six hours or a day.
 * Dragging over the columns filters the list by creation time. The picture cannot apply the filters by type, creator
 * and company. If such a filter is set, the heading says that the picture ignores it.
 */
export function Histogram({ filters, created, onCreatedChange }: HistogramProps) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const textOf = useCreatedText();
  const now = useServerHour();
  const [asTable, setAsTable] = useRememberedSwitch(TABLE_SWITCH_KEY);
  const [place, width] = useWidth<HTMLDivElement>(INITIAL_WIDTH);
  const runColumns = useRunColumns(created?.from ?? now, now, filters, width < PHONE_WIDTH);
  const first = runColumns?.columns[0];
  const errors = runColumns?.columns.reduce((sum, { counts }) => sum + counts.error, 0) ?? 0;
  const total = runColumns?.columns.reduce((sum, column) => sum + column.total, 0) ?? 0;
  const isEmpty = runColumns !== undefined && total === 0;
  const ignored = [
    ...(filters.types ? [t('histogram.allTypes')] : []),
    ...(filters.createdByEmail === undefined ? [] : [t('histogram.allCreators')]),
    ...(filters.companyCodes ? [t('histogram.allCompanies')] : []),
  ].join(', ');
  const period = created
    ? textOf(created)
    : first === undefined
      ? ''
      : t('histogram.since', { day: formatDay(new Date(first.from)) });
  const title = t(TITLES[runColumns?.by ?? (width < PHONE_WIDTH ? 'sixHours' : 'hour')]);
  const described = t('histogram.described', {
    title,
    day: first ? formatDay(new Date(first.from)) : '',
    total: format.number(total),
    errors: format.number(errors),
  });
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.span} title={ignored}>
          {[ignored, period].filter((part) => part !== '').join('\u00A0· ')}
        </span>
        {!isEmpty && <Legend />}
        {(!isEmpty || asTable) && (
          <Button
            variant="quiet"
            size="small"
            icon={Table2}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {t('histogram.table')}
          </Button>
        )}
      </div>
      <div ref={place} className={styles.picture}>
        {runColumns && (
          <>
            <HistogramBars
              runColumns={runColumns}
              width={width}
              label={ignored ? `${described} (${ignored})` : described}
            />
            <span className={styles.most} aria-hidden>
              {format.number(runColumns.most)}
            </span>
            <Brush runColumns={runColumns} width={width} created={created} onCreatedChange={onCreatedChange} />
            <DayLabels runColumns={runColumns} width={width} />
          </>
        )}
      </div>
      {asTable && runColumns && <HistogramTable runColumns={runColumns} />}
    </section>
  );
}

/** The width of a label, px: with the weekday (`long`) and without (`short`). */
const LABEL_WIDTH = { long: 84, short: 44 };

/** The dates below the columns. If there is not enough room, some dates are left out. */
function DayLabels({ runColumns: { columns }, width }: { runColumns: RunColumns; width: number }) {
  const language = useLanguage();
  const days = columns.flatMap(({ from }, at) =>
    at === 0 || formatDay(new Date(from)) !== formatDay(new Date(columns[at - 1]?.from ?? 0)) ? [{ from, at }] : [],
  );
  const room = width / days.length;
  const every = Math.ceil(LABEL_WIDTH.short / room);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  return (
    <div className={styles.days} aria-hidden>
      {days
        .filter((_, index) => index % every === 0)
        .map(({ from, at }) => {
          const date = new Date(from);
          return (
            <span key={from} style={{ left: `${(100 * at) / columns.length}%` }}>
              {room >= LABEL_WIDTH.long && `${weekday.format(date)} `}
              {formatDayMonth(date)}
            </span>
          );
        })}
    </div>
  );
}

/** Explains the shapes in the picture. Hidden from screen readers, because the table has the same data as text. */
function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-hidden>
      <li>
        <svg width={8} height={12} className={marks.success}>
          <rect y={2} width={8} height={10} />
        </svg>
        {t('status.success')}
      </li>
      <li>
        <svg width={8} height={12} className={marks.warning}>
          <rect y={2} width={8} height={2} />
          <rect y={5.5} width={8} height={6.5} />
        </svg>
        {t('status.warning')}
      </li>
      <li>
        <svg width={8} height={12} className={marks.error}>
          <circle cx={4} cy={2} r={2} />
          <rect y={5} width={8} height={7} />
        </svg>
        {t('status.error')}
      </li>
      <li>
        <svg width={8} height={12} className={marks.stopped}>
          <rect x={0.75} y={2.75} width={6.5} height={8.5} />
        </svg>
        {t('status.stopped')}
      </li>
      <li>
        <svg width={8} height={12} className={marks.running}>
          <rect y={2} width={8} height={10} />
        </svg>
        {t('status.inProgress')}
      </li>
    </ul>
  );
}
