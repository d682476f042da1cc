import { FilterX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlinePage } from '@/data/online/online-call';
import type { Loaded } from '@/data/online/use-loaded';
import type { Grid } from '@/data/use-grid-state';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { FilterBar } from '@/ui/filter/filter-bar';
import type { Column, RowKey } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager/pager';
import { LoadFailure } from './load-failure';
import { StaleNotice } from './stale-notice';
import styles from './online-list.module.css';

export interface OnlineListProps<T> {
  /** Accessible name of the table. */
  label: string;
  loaded: Loaded<OnlinePage<T>>;
  grid: Grid;
  /** Filter chips; absent for a list without filters. */
  filters?: ReactNode;
  /** Must be a stable array. `rowKey` and `rowLink` must be stable too (see `DataTable`). */
  columns: readonly Column<T>[];
  rowKey: (row: T) => RowKey;
  rowLink: (row: T) => string;
  /** Shown if the list is empty although no filter is set. */
  empty: { icon: LucideIcon; title: string; text?: string; action?: ReactNode };
}

/**
 * A paged list of an online-only screen: filters, the table, and a pager above and below it. If there are no rows or
 * they could not be read, it says why.
 */
export function OnlineList<T>({ label, loaded, grid, filters, columns, rowKey, rowLink, empty }: OnlineListProps<T>) {
  const { t } = useTranslation('online');
  const { value, problem, retry } = loaded;
  const isFiltered = Object.keys(grid.filters).length > 0;
  const pager = (name: string) => (
    <Pager
      page={grid.page}
      total={value?.total ?? 0}
      hasUncounted={value?.hasUncounted === true}
      onPageChange={grid.setPage}
      label={name}
    />
  );
  return (
    <>
      <StaleNotice loaded={loaded} />
      <div className={styles.line}>
        {filters !== undefined && <FilterBar onClear={isFiltered ? grid.clearFilters : undefined}>{filters}</FilterBar>}
        {pager(t('list.pagesAbove'))}
      </div>
      {value?.ignoredFilters === true && <Banner kind="warning">{t('list.ignoredFilters')}</Banner>}
      {value === undefined && problem !== null ? (
        <LoadFailure problem={problem} onRetry={retry} />
      ) : (
        <div className={styles.rows} aria-busy={loaded.pending || undefined}>
          <DataTable
            label={label}
            columns={columns}
            rows={value?.items}
            rowKey={rowKey}
            rowLink={rowLink}
            empty={<ListEmpty grid={grid} total={value?.total ?? 0} isFiltered={isFiltered} none={empty} />}
          />
        </div>
      )}
      <div className={styles.foot}>{pager(t('list.pagesBelow'))}</div>
    </>
  );
}

interface ListEmptyProps {
  grid: Grid;
  total: number;
  isFiltered: boolean;
  none: OnlineListProps<unknown>['empty'];
}

/** Says why there are no rows: the page is past the end, nothing matches the filters, or the list is empty. */
function ListEmpty({ grid, total, isFiltered, none }: ListEmptyProps) {
  const { t } = useTranslation('online');
  if (grid.page > 1 && total > 0) {
    const first = <Button onClick={() => grid.setPage(1)}>{t('pager.first', { ns: 'common' })}</Button>;
    return <EmptyState icon={none.icon} title={t('list.pastEnd')} action={first} />;
  }
  if (!isFiltered) return <EmptyState {...none} />;
  const clear = <Button onClick={grid.clearFilters}>{t('action.clearFilters', { ns: 'common' })}</Button>;
  return <EmptyState icon={FilterX} title={t('list.noMatch')} action={clear} />;
}
