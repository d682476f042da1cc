import { useOnline } from '@/data/sync/use-sync';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { PAGE_SIZE } from '@/lib/page-size';
import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionPage } from '@/data/queries/executions/execution-page';
import { useExecutionPage } from '@/data/queries/executions/use-execution-page';
import { useFirstScreen } from '@/data/sync/first-screen';
import { usePermissions } from '@/data/session/use-session';
import type { ExecutionRow } from '@/domain/execution';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { Button } from '@/ui/button/button';
import type { AddColumns } from '@/ui/table/column';
import { Pager } from '@/ui/table/pager/pager';
import { ExecutionCount } from './execution-count';
import { ExecutionTable } from './execution-table';
import { classNames } from '@/ui/theme/class-names';
import styles from './execution.module.css';
import { CloudOff, FilterX, History } from 'lucide-react';
import { EmptyState } from '@/ui/feedback/empty-state';

interface ExecutionGridProps {
  /** The table's accessible name. */
  name: string;
  filters: ExecutionFilters;
  /** The number of the page; the first page is 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** The filter chips, above the table on the left. */
  toolbar?: ReactNode;
  /** The keys of the columns; null for the default columns. */
  chosen?: readonly string[] | null;
  /** Renders the tools beside the number of executions. `rows` are the rows of this page; undefined while loading. */
  renderTools?: (rows: readonly ExecutionRow[] | undefined) => ReactNode;
  addColumns?: AddColumns<ExecutionRow> | null;
  /** Pass it only while filters are set. Then an empty list offers to clear them. */
  onClearFilters?: (() => void) | undefined;
}

/**
 * A live, paged list of executions with its count. Shows cached rows at once, and a note while it requests missing rows
 * from the server.
 */
export function ExecutionGrid(props: ExecutionGridProps) {
  const { name, filters, page, onPageChange, toolbar, onClearFilters } = props;
  const { t } = useTranslation('executions');
  const { superAdmin } = usePermissions();
  const newest = useExecutionPage(filters, page);
  useFirstScreen(newest !== undefined);
  // Deferred, so that React can handle a click while the rows of another page render. The first rows are not deferred.
  const executionPage = useDeferredValue(newest) ?? newest;
  const filtered = onClearFilters !== undefined;
  const failure = executionPage?.failure;
  // No button while offline: when the connection returns, the page is requested again automatically.
  const retry = useOnline() && failure && (
    <Button size="small" onClick={failure.retry}>
      {t('action.tryAgain', { ns: 'common' })}
    </Button>
  );
  return (
    <div className={classNames(styles.grid, !superAdmin && styles.ofOneCompany)}>
      <div className={styles.line}>
        {toolbar}
        <div className={styles.facts}>
          {executionPage && <ExecutionCount page={executionPage} filtered={filtered} />}
          {executionPage && executionPage.rows.length > 0 && retry}
          {executionPage && page > 1 && executionPage.newer > 0 && (
            <Button variant="quiet" size="small" onClick={() => onPageChange(1)}>
              {t('table.new', { ns: 'common', count: executionPage.newer })}
            </Button>
          )}
          {props.renderTools?.(executionPage?.rows)}
        </div>
      </div>
      <div className={styles.rows}>
        <ExecutionTable
          name={name}
          rows={rowsToShow(executionPage)}
          showCompany={superAdmin}
          chosen={props.chosen ?? null}
          dayFilters={filters}
          addColumns={props.addColumns}
          slideIn={page === 1}
          // A full page, so that the footer does not move when the rows arrive.
          skeletonRows={PAGE_SIZE}
          empty={
            <ExecutionGridEmpty
              source={executionPage?.source}
              failure={failure}
              retry={retry}
              onClearFilters={onClearFilters}
              onFirstPage={page > 1 ? () => onPageChange(1) : undefined}
            />
          }
        />
        {executionPage && (
          <div className={styles.foot} data-keys={t('table.keys', { ns: 'common' })}>
            <Pager
              page={page}
              total={executionPage.total}
              hasUncounted={executionPage.hasUncounted}
              onPageChange={onPageChange}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * The rows of a page. Undefined while loading, and while the cache has no rows and a request to the server is pending.
 */
export function rowsToShow(executionPage: ExecutionPage | undefined): ExecutionPage['rows'] | undefined {
  return executionPage?.source === 'requesting' && executionPage.rows.length === 0 ? undefined : executionPage?.rows;
}

interface ExecutionGridEmptyProps {
  /** Where the rows come from; undefined while loading. */
  source: ExecutionPage['source'] | undefined;
  /** Why the server's page could not be read; undefined if there was no failure. */
  failure: ExecutionPage['failure'];
  /** The button that requests the page again. */
  retry: ReactNode;
  onClearFilters: (() => void) | undefined;
  /** Opens page 1. Set on the other pages, which can become empty; undefined on page 1. */
  onFirstPage: (() => void) | undefined;
}

/** Explains why a list of executions is empty, and offers an action. */
export function ExecutionGridEmpty({ source, failure, retry, onClearFilters, onFirstPage }: ExecutionGridEmptyProps) {
  const { t } = useTranslation('executions');
  const reason = useMissingReason(failure?.problem);
  if (source === 'missing' || source === 'unsupported') {
    const text = source === 'missing' ? missingText(reason) : t('grid.source.unsupported');
    return <EmptyState icon={CloudOff} title={t('empty.missing')} text={text} action={retry} />;
  }
  if (onFirstPage !== undefined) {
    return (
      <EmptyState
        icon={History}
        title={t('empty.page')}
        action={<Button onClick={onFirstPage}>{t('pager.first', { ns: 'common' })}</Button>}
      />
    );
  }
  if (onClearFilters === undefined) return <EmptyState icon={History} title={t('empty.none')} />;
  return (
    <EmptyState
      icon={FilterX}
      title={t('empty.filtered')}
      action={<Button onClick={onClearFilters}>{t('action.clearFilters', { ns: 'common' })}</Button>}
    />
  );
}
