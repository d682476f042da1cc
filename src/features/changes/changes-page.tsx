import { CloudOff, Download, FilterX, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHistoryLoader, type HistoryLoader } from '@/data/queries/changes/use-history-loader';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import { useOnline } from '@/data/sync/use-sync';
import { useGridState, type Grid } from '@/data/use-grid-state';
import { HOME_PATH, INSTANCES_PATH } from '@/domain/addresses/paths';
import { useFormat } from '@/i18n/format/use-format';
import { missingText } from '@/i18n/missing-text';
import { loadPart } from '@/lib/browser/load-part';
import { saveText } from '@/lib/browser/save-text';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { toast } from '@/ui/overlay/toast';
import { Pager } from '@/ui/table/pager/pager';
import { useToday } from '@/ui/text/device-clock';
import { ChangeFilterBar, usePeriodText } from './change-filter-bar';
import { readChangePeriod } from './change-period';
import { ChangeTable } from './change-table';
import { KnownPlaceholder, KnownVersions, LoadButton, MissingVersions } from './known-versions';
import { CHANGE_FILTERS, useChangeList, type ChangeList } from './use-change-list';
import styles from './changes.module.css';

/** /job_instance/changes: who changed what in which integration, by day, and how the integrations have run since. */
export function ChangesPage() {
  const { t } = useTranslation(['changes', 'common']);
  const format = useFormat();
  const online = useOnline();
  const grid = useGridState('changes', CHANGE_FILTERS);
  const period = readChangePeriod(grid.filters['period']?.[0], useToday());
  const periodText = usePeriodText();
  const list = useChangeList(period.span, grid);
  const loader = useHistoryLoader();
  const isUnknown = list !== undefined && !list.known.isListComplete && list.known.count === 0;
  const count = list?.matching.length ?? 0;
  const changes = t('count', { count, number: format.number(count) });
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={[
          { label: t('common:app.home'), to: HOME_PATH },
          { label: t('common:nav.integrations'), to: INSTANCES_PATH },
          { label: t('title') },
        ]}
        facts={list === undefined ? [undefined] : [!isUnknown && changes, periodText(period)]}
      />
      <ChangeFilterBar
        grid={grid}
        period={period}
        list={list}
        note={
          <div className={styles.tools}>
            {list === undefined ? (
              <KnownPlaceholder />
            ) : (
              !isUnknown && <KnownVersions known={list.known} loader={loader} />
            )}
            <CsvButton list={list} />
          </div>
        }
      />
      <ChangeTable
        rows={isUnknown && online ? undefined : list?.rows}
        days={list?.days}
        empty={<NoChanges list={list} isUnknown={isUnknown} grid={grid} loader={loader} />}
      />
      {list !== undefined && (
        <div className={styles.foot} data-keys={t('keys')}>
          <Pager page={grid.page} total={list.rowCount} onPageChange={grid.setPage} />
          <MissingVersions known={list.known} />
          <p className={styles.note}>{t('foot')}</p>
        </div>
      )}
    </>
  );
}

interface NoChangesProps {
  list: ChangeList | undefined;
  /** True if the list of integrations has not been read and this device has no integration. */
  isUnknown: boolean;
  grid: Grid;
  loader: HistoryLoader;
}

/** Explains why there are no rows, and offers an action. */
function NoChanges({ list, isUnknown, grid, loader }: NoChangesProps) {
  const { t } = useTranslation(['changes', 'common']);
  const format = useFormat();
  const reason = useMissingReason();
  if (isUnknown) return <EmptyState icon={CloudOff} title={t('empty.unknown')} text={missingText(reason)} />;
  if (grid.page > 1 && (list?.rowCount ?? 0) > 0) {
    const first = <Button onClick={() => grid.setPage(1)}>{t('common:pager.first')}</Button>;
    return <EmptyState icon={History} title={t('empty.page')} action={first} />;
  }
  const isFiltered = Object.keys(grid.filters).some((name) => name !== 'period');
  if (isFiltered && (list?.all.length ?? 0) > 0) {
    const clear = <Button onClick={grid.clearFilters}>{t('common:action.clearFilters')}</Button>;
    return <EmptyState icon={FilterX} title={t('empty.filtered')} action={clear} />;
  }
  const missing = list?.known.missing ?? [];
  if (missing.length === 0) return <EmptyState icon={History} title={t('empty.none')} />;
  const values = { count: missing.length, number: format.number(missing.length) };
  return (
    <EmptyState
      icon={CloudOff}
      title={t('empty.missing')}
      text={t('empty.missingText', values)}
      action={<LoadButton missing={missing} loader={loader} />}
    />
  );
}

/** A button that saves all changes that match the filters as CSV, not only the changes on the shown page. */
function CsvButton({ list }: { list: ChangeList | undefined }) {
  const { t } = useTranslation(['changes', 'common', 'instance-tabs']);
  const nameOf = useChangeName();
  const save = async (): Promise<void> => {
    if (list === undefined) return;
    try {
      const { changesCsv } = await loadPart(() => import('./changes-csv'));
      saveText(
        `${t('csv.file')}.csv`,
        changesCsv(list, t, (field) => nameOf(field).join(' › ')),
        'text/csv',
      );
    } catch {
      toast.error(t('common:error.occurred'));
    }
  };
  return (
    <Button
      size="small"
      icon={Download}
      aria-label={t('csv.long')}
      disabled={list === undefined || list.matching.length === 0}
      onClick={() => void save()}
    >
      {t('csv')}
    </Button>
  );
}
