import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttentionItem } from '@/data/queries/health/use-attention';
import { usePermissions } from '@/data/session/use-session';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Section } from '@/ui/layout/section';
import { classNames } from '@/ui/theme/class-names';
import type { Dashboard } from '../use-dashboard';
import { useReservedRows } from '../use-reserved-rows';
import { AttentionRow, type NormalChange } from './attention-row';
import styles from './attention.module.css';

/** The number of rows shown until the user expands the list. */
const VISIBLE_ROWS = { name: 'dashboard-attention', least: 1, most: 4, first: 4 };
const DAY_MS = 86_400_000;
const COLUMNS = ['integration', 'strip', 'failing', 'lastSuccess', 'next', 'actions'] as const;

interface AttentionListProps {
  /** Worst first; undefined until known. */
  items: readonly AttentionItem[] | undefined;
  dashboard: Dashboard;
  onNormalChange: NormalChange;
}

/**
 * One row for each integration that fails or did not run, worst first. The number of visible rows stays the same while
 * the screen is open, so that nothing below moves when another integration fails. The heading counts all integrations
 * that need attention.
 */
export const AttentionList = memo(function AttentionList({ items, dashboard, onNormalChange }: AttentionListProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { operate } = usePermissions();
  const [isExpanded, setIsExpanded] = useState(false);
  const places = useReservedRows(items?.length, VISIBLE_ROWS);
  const rows = isExpanded ? items : items?.slice(0, places);
  const openCount = items?.filter(({ kind }) => kind !== 'recovered').length ?? 0;
  const hidden = (items?.length ?? 0) - places;
  const { known, now } = dashboard;
  // Before the first day of runs is on this device, nothing is known to be well.
  const isKnown = known !== undefined && known.since <= now - DAY_MS;
  return (
    <Section
      title={t('attention.title')}
      note={openCount > 0 && t('attention.count', { count: openCount, number: format.number(openCount) })}
      actions={
        hidden > 0 && (
          <Button variant="quiet" size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? t('attention.fewer') : t('attention.more', { count: hidden, number: format.number(hidden) })}
          </Button>
        )
      }
    >
      <table
        className={classNames(styles.table, !operate && styles.readOnly)}
        aria-label={t('attention.title')}
        aria-busy={rows === undefined || undefined}
      >
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={styles[name]}>
                {name === 'actions' ? (
                  <span className="visually-hidden">{t('attention.actions')}</span>
                ) : (
                  t(`attention.${name}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <Reserved count={places} isLoading />}
          {rows?.length === 0 && (
            <tr className={styles.row}>
              <td colSpan={COLUMNS.length} className={styles.none}>
                {t(isKnown ? 'attention.none' : 'line.unknown')}
              </td>
            </tr>
          )}
          {rows?.map((attention) => (
            <AttentionRow
              key={attention.instance.code}
              attention={attention}
              columns={COLUMNS.length}
              next={dashboard.nextRuns?.get(attention.instance.code)}
              now={dashboard.now}
              onNormalChange={onNormalChange}
            />
          ))}
          {rows && <Reserved count={places - Math.max(rows.length, 1)} />}
        </tbody>
      </table>
    </Section>
  );
});

/** Empty rows that reserve space, so that nothing below moves. */
function Reserved({ count, isLoading = false }: { count: number; isLoading?: boolean }) {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (
    <tr key={index} className={isLoading ? styles.row : styles.unused} aria-hidden>
      <td colSpan={COLUMNS.length}>{isLoading && <Skeleton width="320px" />}</td>
    </tr>
  ));
}
