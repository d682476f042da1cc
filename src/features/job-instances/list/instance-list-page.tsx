import { useFirstScreen } from '@/data/sync/first-screen';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { useCallback, useMemo, useState } from 'react';
import { CHANGES_PATH, NEW_INSTANCE_PATH, SCHEDULES_PATH, instanceViewPath } from '@/domain/addresses/paths';
import { CalendarDays, Plus, CloudOff, FilterX, History, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '@/data/drafts/use-drafts';
import { useListWasRead } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { useGridState } from '@/data/use-grid-state';
import { useFormat } from '@/i18n/format/use-format';
import { LinkButton } from '@/ui/button/link-button';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead } from '@/ui/layout/page-head';
import type { AddColumns } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager/pager';
import { HealthChips } from './health-chips';
import type { InstanceListItem, InstanceOrder } from './instance-list-item';
import { ConnectionNames, useInsideFilter } from './inside-filter';
import { InstanceFilterBar } from './instance-filter-bar';
import { useInstanceColumns } from './use-instance-columns';
import { useInstanceList } from './use-instance-list';
import { useInstanceCrumbs } from '../use-instance-crumbs';
import { useRowMenu } from './row-menu';
import { RunOutlook } from './run-outlook';
import { StripLegend } from './strip-legend';
import styles from './list.module.css';
import { Link } from 'react-router-dom';
import { afterRows } from '@/shared/views/after-rows';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftAddress, draftStatus } from '@/shared/draft-state/draft-status';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import type { DraftRow } from '@/domain/drafts/draft';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';

const Views = afterRows('moreViews', async () => (await import('./views/instance-views')).InstanceViews);
const Tools = afterRows('tools', async () => (await import('./views/instance-tools')).InstanceTools);

const FILTERS = ['label', 'company', 'job', 'health'];
const NO_DRAFTS: never[] = [];

const keyOf = ({ code }: InstanceListItem): string => code;
const addressOf = ({ code }: InstanceListItem): string => instanceViewPath(code);

/** The list of job instances with their health. */
export function InstanceListPage() {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const crumbs = useInstanceCrumbs();
  const grid = useGridState('instances', FILTERS);
  const isFiltered = Object.keys(grid.filters).length > 0;
  const { setSort } = grid;
  const onOrderChange = useCallback((order: InstanceOrder) => setSort(order === 'health' ? null : order), [setSort]);
  const { inside, search, connectionNames } = useInsideFilter(grid.filters['label']?.[0] ?? '');
  const list = useInstanceList(grid, inside);
  useFirstScreen(list !== undefined);
  const wasRead = useListWasRead('instances');
  const online = useOnline();
  const drafts = useDrafts() ?? NO_DRAFTS;
  const [addColumns, setAddColumns] = useState<AddColumns<InstanceListItem> | null>(null);
  const own = useInstanceColumns({
    withCompany: superAdmin,
    hasAllRuns: list?.hasAllRuns ?? false,
    order: grid.sort === 'label' ? 'label' : 'health',
    onOrderChange,
    chosen: grid.columns,
  });
  const { column: menu, launching } = useRowMenu();
  const columns = useMemo(() => [...(addColumns?.(own) ?? own), menu], [addColumns, own, menu]);
  const total = list?.total ?? 0;
  const isUnknown = wasRead === false && total === 0;
  const pager = (label: string) => <Pager page={grid.page} total={total} onPageChange={grid.setPage} label={label} />;
  return (
    <>
      <PageHead
        title={t('nav.integrations', { ns: 'common' })}
        crumbs={crumbs}
        facts={[
          list && !isUnknown && (
            <span
              key="count"
              className={list.failing.length > 1 && !isFiltered ? styles.countedOrWorst : styles.counted}
            >
              <span>
                {t(isFiltered ? 'list.matching' : 'list.count', { count: total, number: format.number(total) })}
              </span>
              <RunOutlook running={list.running} failing={list.failing} />
            </span>
          ),
        ]}
        actions={
          superAdmin ? (
            <PageActions
              primary={
                <LinkButton to={NEW_INSTANCE_PATH} variant="primary" icon={Plus}>
                  {t('action.create', { ns: 'common' })}
                </LinkButton>
              }
            >
              <Overviews />
            </PageActions>
          ) : (
            <Overviews />
          )
        }
      />
      <NewDrafts drafts={drafts} />
      <div className={styles.groups}>
        <HealthChips list={isUnknown ? undefined : list} grid={grid} />
        <Views grid={grid} list={isUnknown ? undefined : list} />
      </div>
      <div className={styles.line}>
        <InstanceFilterBar grid={grid} isFiltered={isFiltered} />
        <div className={styles.legend}>{(total > 0 || isFiltered || wasRead !== true) && <StripLegend />}</div>
        <Tools grid={grid} list={isUnknown ? undefined : list} onColumns={setAddColumns} />
        {pager(t('list.pagesAbove'))}
      </div>
      {search}
      <div className={styles.table}>
        <ConnectionNames value={connectionNames}>
          <DataTable
            label={t('nav.integrations', { ns: 'common' })}
            columns={columns}
            isWide={grid.columns !== null}
            rows={wasRead === undefined || (isUnknown && online) ? undefined : list?.items}
            rowKey={keyOf}
            rowLink={addressOf}
            empty={
              <InstanceListEmpty
                isUnknown={isUnknown}
                onClearFilters={isFiltered ? grid.clearFilters : undefined}
                onFirstPage={grid.page > 1 && total > 0 ? () => grid.setPage(1) : undefined}
              />
            }
          />
        </ConnectionNames>
      </div>
      <div className={styles.foot}>{pager(t('list.pagesBelow'))}</div>
      {launching}
    </>
  );
}

/** Links to the pages about all integrations. */
function Overviews() {
  const { t } = useTranslation('job-instances');
  return (
    <>
      <LinkButton to={CHANGES_PATH} icon={History}>
        {t('title', { ns: 'changes' })}
      </LinkButton>
      <LinkButton to={SCHEDULES_PATH} icon={CalendarDays}>
        {t('title', { ns: 'schedules' })}
      </LinkButton>
    </>
  );
}

/** Links to new instances that exist only as drafts on this device and are not rows of the list. */
function NewDrafts({ drafts }: { drafts: readonly DraftRow[] }) {
  const { t } = useTranslation('job-instances');
  const nameOf = useDraftName();
  const fresh = drafts.filter(({ base }) => base === null);
  if (fresh.length === 0) return null;
  return (
    <ul className={styles.drafts} aria-label={t('list.newDrafts')}>
      {fresh.map((draft) => (
        <li key={draft.id}>
          <Link to={draftAddress(draft)}>{nameOf(draft)}</Link>
          <DraftBadge status={draftStatus(draft)} />
        </li>
      ))}
    </ul>
  );
}

interface InstanceListEmptyProps {
  /** True if the list was never loaded completely and cannot be loaded now. */
  isUnknown: boolean;
  onClearFilters: (() => void) | undefined;
  onFirstPage: (() => void) | undefined;
}

/** Explains why the list is empty and offers one action. */
function InstanceListEmpty({ isUnknown, onClearFilters, onFirstPage }: InstanceListEmptyProps) {
  const { t } = useTranslation('job-instances');
  const { superAdmin } = usePermissions();
  const reason = useMissingReason();
  if (isUnknown) return <EmptyState icon={CloudOff} title={t('empty.unknown')} text={missingText(reason)} />;
  if (onFirstPage !== undefined) {
    return (
      <EmptyState
        icon={Workflow}
        title={t('empty.page')}
        action={<Button onClick={onFirstPage}>{t('pager.first', { ns: 'common' })}</Button>}
      />
    );
  }
  if (onClearFilters === undefined) {
    const text = superAdmin ? undefined : t('empty.provider');
    return <EmptyState icon={Workflow} title={t('empty.none')} text={text} />;
  }
  return (
    <EmptyState
      icon={FilterX}
      title={t('empty.filtered')}
      action={<Button onClick={onClearFilters}>{t('action.clearFilters', { ns: 'common' })}</Button>}
    />
  );
}
