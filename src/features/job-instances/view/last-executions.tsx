import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ExecutionPage } from '@/data/queries/executions/execution-page';
import { useExecutionPage } from '@/data/queries/executions/use-execution-page';
import { useOnline } from '@/data/sync/use-sync';
import { PAGE_SIZE } from '@/lib/page-size';
import { positiveInteger } from '@/lib/text/positive-integer';
import { ExecutionCount } from '@/shared/execution/execution-count';
import { ExecutionGridEmpty, rowsToShow } from '@/shared/execution/execution-grid';
import { ExecutionTable } from '@/shared/execution/execution-table';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { Pager } from '@/ui/table/pager/pager';
import { type RunsWithItems, useOwnRunColumns } from './use-own-run-columns';
import styles from './view.module.css';

/** The number of rows on a page of this screen. A page of the server has `PAGE_SIZE` rows, a multiple of `ROWS`. */
const ROWS = 10;
/** The number of pages of this screen in one page of the server. */
const PARTS = PAGE_SIZE / ROWS;

/** A page of this screen. */
interface LastExecutionsPage {
  /** The page of the server that contains this page; undefined until the cache has been read. */
  executionPage: ExecutionPage | undefined;
  /** The number of this page, from the address. */
  page: number;
}

/** Reads the executions of an instance for `LastExecutions`. */
export function useLastExecutions(code: string): LastExecutionsPage {
  const [params] = useSearchParams();
  const page = positiveInteger(params.get('page')) ?? 1;
  const filters = useMemo(() => ({ instanceCode: code }), [code]);
  const newest = useExecutionPage(filters, Math.ceil(page / PARTS));
  // Deferred as in the tracker, so that other work comes first; but the first rows are shown at once.
  return { executionPage: useDeferredValue(newest) ?? newest, page };
}

/** The executions of an instance, ten at a time. The count and the page buttons are in the line of the heading. */
export function LastExecutions({ executionPage, page, runs, items }: LastExecutionsPage & RunsWithItems) {
  const { t } = useTranslation(['job-instances', 'executions']);
  const [, setParams] = useSearchParams();
  const online = useOnline();
  const columns = useOwnRunColumns({ runs, items });
  const goTo = (next: number): void => setParams(next === 1 ? {} : { page: String(next) });
  const first = ((page - 1) % PARTS) * ROWS;
  const rows = rowsToShow(executionPage)?.slice(first, first + ROWS);
  const failure = executionPage?.failure;
  const retry = online && failure && (
    <Button size="small" onClick={failure.retry}>
      {t('action.tryAgain', { ns: 'common' })}
    </Button>
  );
  return (
    <Section
      title={t('view.executions')}
      note={
        executionPage && (
          <>
            <ExecutionCount page={executionPage} filtered={false} /> {executionPage.rows.length > 0 && retry}
          </>
        )
      }
      actions={
        executionPage && (
          <Pager
            page={page}
            pageSize={ROWS}
            total={executionPage.total}
            hasUncounted={executionPage.hasUncounted}
            onPageChange={goTo}
          />
        )
      }
    >
      <div className={styles.runs}>
        <ExecutionTable
          name={t('view.executions')}
          rows={rows}
          columns={columns}
          slideIn={page === 1}
          skeletonRows={ROWS}
          empty={
            <ExecutionGridEmpty
              source={executionPage?.source}
              failure={failure}
              retry={retry}
              onClearFilters={undefined}
              onFirstPage={page > 1 ? () => goTo(1) : undefined}
            />
          }
        />
      </div>
    </Section>
  );
}
