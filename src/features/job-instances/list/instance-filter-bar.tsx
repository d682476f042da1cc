import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { Grid } from '@/data/use-grid-state';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { Button } from '@/ui/button/button';
import { FilterBar } from '@/ui/filter/filter-bar';
import { FilterSelect } from '@/ui/filter/filter-select';
import { TextFilter } from '@/ui/filter/text-filter';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { useJobs } from '@/data/queries/use-reference-data';
import { useJobName } from '@/i18n/use-job-name';
import type { JobOptions } from './instance-filter-panel';

const InstanceFilterPanel = lazyPart(async () => ({
  default: (await import('./instance-filter-panel')).InstanceFilterPanel,
}));

/** The label search; for the super administrator also the filter panel and its active filters as chips. */
export function InstanceFilterBar({ grid, isFiltered }: { grid: Grid; isFiltered: boolean }) {
  const { t } = useTranslation('job-instances');
  const { superAdmin } = usePermissions();
  const { filters, setFilter } = grid;
  return (
    <FilterBar onClear={isFiltered ? grid.clearFilters : undefined}>
      <TextFilter
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={filters['label']?.[0] ?? ''}
        onChange={(text) => setFilter('label', text.trim() === '' ? [] : [text])}
      />
      {superAdmin && <CompanyAndJob grid={grid} />}
    </FilterBar>
  );
}

function CompanyAndJob({ grid }: { grid: Grid }) {
  const { t } = useTranslation('job-instances');
  const [open, setOpen] = useState(false);
  const jobs = useJobOptions();
  const { filters, setFilter } = grid;
  const { company, job } = filters;
  return (
    <>
      <Button icon={SlidersHorizontal} size="small" onClick={() => setOpen(true)}>
        {t('filter.label', { ns: 'common' })}
      </Button>
      {company && <CompanyFilter value={company} onChange={(codes) => setFilter('company', codes)} />}
      {job && (
        <FilterSelect
          label={t('column.job')}
          {...jobs}
          value={job}
          onChange={(codes) => setFilter('job', codes)}
          multiple
        />
      )}
      {open && (
        <Suspense fallback={null}>
          <InstanceFilterPanel grid={grid} jobs={jobs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Options of the job filter: job codes labelled with job names. */
function useJobOptions(): JobOptions {
  const jobs = useJobs();
  const jobName = useJobName();
  return useMemo(
    () => ({
      source: { options: (jobs ?? []).map(({ code }) => ({ value: code, label: jobName(code), note: code })) },
      labelOf: jobName,
    }),
    [jobs, jobName],
  );
}
