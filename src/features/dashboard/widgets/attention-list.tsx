import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttentionItem } from '@/data/queries/health/use-attention';
import { usePermissions } from '@/data/session/use-session';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Section } from '@/ui/layout/section';
import { classNames } from '@/ui/theme/class-names';
import { DAY_MS } from '@/lib/durations';
import type { Dashboard } from '../use-dashboard';
import { useReservedRows } from '../use-reserved-rows';
import { AttentionRow, COLUMNS, type MarkNormal } from './attention-row';
import styles from './attention.module.css';

/** How many rows are reserved, and shown until the user expands the list. */
const RESERVED_ROWS = { name: 'dashboard-attention', least: 1, most: 4, first: 4 };

interface AttentionListProps {
  /** Worst first; undefined until known. */
  items: readonly AttentionItem[] | undefined;
  dashboard: Dashboard;
  onMarkNormal: MarkNormal;
}

/**
 * A row for each integration that needs attention, worst first. The number of visible rows stays the same while the
 * screen is open, so that nothing below moves when another integration fails. The heading counts the integrations that
 * have not recovered.
 */
export const AttentionList = memo(function AttentionList({ items, dashboard, onMarkNormal }: AttentionListProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { operate } = usePermissions();
  const [isExpanded, setIsExpanded] = useState(false);
  const places = useReservedRows(items?.length, RESERVED_ROWS);
  const rows = isExpanded ? items : items?.slice(0, places);
  const openCount = items?.filter(({ kind }) => kind !== 'recovered').length ?? 0;
  const hidden = (items?.length ?? 0) - places;
  const { knownRange, now } = dashboard;
  // With less than a day of runs on this device, an empty list does not prove that all is well.
  const isEnoughKnown = knownRange !== undefined && knownRange.since <= now - DAY_MS;
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
                {t(isEnoughKnown ? 'attention.none' : 'line.unknown')}
              </td>
            </tr>
          )}
          {rows?.map((attention) => (
            <AttentionRow
              key={attention.instance.code}
              attention={attention}
              next={dashboard.nextRuns?.get(attention.instance.code)}
              now={dashboard.now}
              onMarkNormal={onMarkNormal}
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
