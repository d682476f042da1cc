import { Table2 } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExecutionsSince } from '@/data/queries/period/use-lane-runs';
import { usePermissions } from '@/data/session/use-session';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import { useFormat } from '@/i18n/format/use-format';
import { ExecutionTable } from '@/shared/execution/execution-table';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import type { MarkKind, TimelineMark } from '@/domain/runs/charts/timeline-marks';
import type { Shortfall } from '@/domain/runs/figures/item-shortfall';
import type { Dashboard } from '../use-dashboard';
import type { PeriodData } from '../use-period';
import { LaneMark } from './lane-mark';
import { TimelineGrid } from './timeline-grid';
import { TimelineFrame } from './timeline-frame';
import { windowOf } from './timeline-scale';
import { useLanes } from './use-lanes';
import markStyles from './lane-mark.module.css';
import styles from './timeline.module.css';

const TABLE_SWITCH_KEY = 'dashboard-timeline-table';
/** The table has at most this many rows. */
const TABLE_ROWS = 100;

/** At most this many lanes are visible at once; with more lanes, the timeline scrolls. */
const MAX_PLACES = 40;

interface TimelineProps {
  periodData: PeriodData;
  dashboard: Dashboard;
}

/** The past and future runs of the integrations, as a chart or as a table. */
export const Timeline = memo(function Timeline({ periodData, dashboard }: TimelineProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const { period, span, runs } = periodData;
  const whole = useMemo(() => windowOf(span), [span]);
  const { lanes, places: reserved } = useLanes(periodData, dashboard, whole);
  const [isExpanded, setIsExpanded] = useState(false);
  const places = isExpanded ? Math.min(lanes?.length ?? 0, MAX_PLACES) : reserved;
  const hidden = (lanes?.length ?? 0) - reserved;
  const [asTable, setAsTable] = useRememberedSwitch(TABLE_SWITCH_KEY);
  const all = runs?.figures.all ?? 0;
  return (
    <Section
      title={t('timeline.title')}
      note={
        lanes &&
        lanes.length > 0 &&
        `${t('timeline.runCount', { count: all, number: format.number(all) })}, ${t('attention.count', {
          count: lanes.length,
          number: format.number(lanes.length),
        })}`
      }
      actions={
        <div className={styles.tools}>
          {!asTable && <Legend />}
          {!asTable && hidden > 0 && (
            <Button variant="quiet" size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
              {isExpanded
                ? t('attention.fewer')
                : t('attention.more', { count: hidden, number: format.number(hidden) })}
            </Button>
          )}
          <Button size="small" icon={Table2} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('timeline.table')}
          </Button>
        </div>
      }
    >
      {asTable ? (
        <Table from={span.from} total={all} showCompany={superAdmin} />
      ) : (
        <TimelineFrame places={places}>
          {lanes?.length === 0 && <p className={styles.nothing}>{t('timeline.nothing')}</p>}
          {lanes !== undefined && lanes.length > 0 && dashboard.knownRange !== undefined && (
            <>
              <TimelineGrid
                lanes={lanes}
                places={places}
                whole={whole}
                period={period}
                now={dashboard.now}
                knownSince={dashboard.knownRange.since}
                reader={dashboard.dueTimeReader}
                showCompany={superAdmin}
              />
              <KeyHints />
            </>
          )}
        </TimelineFrame>
      )}
    </Section>
  );
});

/** A table of the newest runs of the period. */
function Table({ from, total, showCompany }: { from: number; total: number; showCompany: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const rows = useExecutionsSince(from, TABLE_ROWS);
  return (
    <>
      <ExecutionTable
        name={t('timeline.title')}
        rows={rows}
        showCompany={showCompany}
        slideIn
        stickyHead={false}
        empty={<p className={styles.nothing}>{t('timeline.nothing')}</p>}
      />
      {total > TABLE_ROWS && (
        <p className={styles.nothing}>
          {t('timeline.newest', { number: format.number(TABLE_ROWS), total: format.number(total) })}
        </p>
      )}
    </>
  );
}

const LEGEND = [
  'success',
  'warning',
  'error',
  'stopped',
  'running',
  'planned',
  'missed',
] as const satisfies readonly MarkKind[];

const SAMPLE: TimelineMark = { kind: 'success', x: 0, width: 8, from: 0, to: 0, runs: [], count: 1, shortfalls: [] };
const NOTHING: Shortfall = { kind: 'nothing', count: 0, usual: { low: 0, median: 0, high: 0 } };

/** Explains the marks. Hidden from screen readers, because every mark has a label. */
function Legend() {
  const { t } = useTranslation('dashboard');
  const wordOf = (kind: MarkKind): string => {
    if (kind === 'planned') return t('mark.legendPlanned');
    if (kind === 'missed') return t('figure.missed');
    return t(kind === 'running' ? 'status.inProgress' : `status.${kind}`, { ns: 'common' });
  };
  return (
    <ul className={styles.legend} aria-hidden>
      {LEGEND.map((kind) => (
        <li key={kind}>
          <svg width={12} height={18} viewBox="-2 2 12 18" className={markStyles.sample}>
            <LaneMark mark={{ ...SAMPLE, kind }} />
          </svg>
          {wordOf(kind)}
        </li>
      ))}
      <li>
        <svg width={12} height={18} viewBox="-2 2 12 18" className={markStyles.sample}>
          <LaneMark mark={{ ...SAMPLE, shortfalls: [NOTHING] }} />
        </svg>
        {t('shortfall.label.nothing', { ns: 'health' })}
      </li>
    </ul>
  );
}

function KeyHints() {
  const { t } = useTranslation('dashboard');
  return (
    <p className={styles.hints}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.lanes')}
      </span>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> {t('keys.runs')}
      </span>
      <span>
        <kbd>↵</kbd> {t('keys.open')}
      </span>
      <span>
        <kbd>+</kbd> <kbd>−</kbd> {t('keys.zoom')}
      </span>
    </p>
  );
}
