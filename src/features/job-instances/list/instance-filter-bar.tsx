import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { Grid } from '@/data/use-grid-state';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { Button } from '@/ui/button/button';
import { FilterBar } from '@/ui/filter/filter-bar';
import { FilterSelect } from '@/ui/filter/filter-select';
import { TextFilter } from '@/ui/filter/text-filter';
import { InstanceFilterPanel } from './instance-filter-panel';
import { useJobOptions } from './use-job-options';

/** Label search for everybody; the side panel, and what is chosen in it as chips, for the super administrator. */
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
      {open && <InstanceFilterPanel grid={grid} jobs={jobs} onClose={() => setOpen(false)} />}
    </>
  );
}
