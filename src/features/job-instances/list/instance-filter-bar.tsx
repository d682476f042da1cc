import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobs } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import type { Grid } from '@/data/use-grid-state';
import { CompanyFilter } from '@/entities/company-picker/company-filter';
import { useJobName } from '@/entities/job/use-job-name';
import { FilterBar } from '@/ui/filter/filter-bar';
import { FilterSelect } from '@/ui/filter/filter-select';
import { TextFilter } from '@/ui/filter/text-filter';
import type { OptionSource } from '@/ui/pick/option';

/** Label search for everybody; company and job for the super administrator (contract.md, Readings). */
export function InstanceFilterBar({ grid, isFiltered }: { grid: Grid; isFiltered: boolean }) {
  const { t } = useTranslation('job-instances');
  const { superAdmin } = usePermissions();
  const { filters, setFilter } = grid;
  const jobs = useJobs();
  const jobName = useJobName();
  const source = useMemo<OptionSource>(
    () => ({ options: (jobs ?? []).map(({ code }) => ({ value: code, label: jobName(code), note: code })) }),
    [jobs, jobName],
  );
  return (
    <FilterBar onClear={isFiltered ? grid.clearFilters : undefined}>
      <TextFilter
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={filters['label']?.[0] ?? ''}
        onChange={(text) => setFilter('label', text.trim() === '' ? [] : [text])}
      />
      {superAdmin && (
        <CompanyFilter value={filters['company'] ?? []} onChange={(codes) => setFilter('company', codes)} />
      )}
      {superAdmin && (
        <FilterSelect
          label={t('column.job')}
          source={source}
          value={filters['job'] ?? []}
          onChange={(codes) => setFilter('job', codes)}
          labelOf={jobName}
          multiple
        />
      )}
    </FilterBar>
  );
}
