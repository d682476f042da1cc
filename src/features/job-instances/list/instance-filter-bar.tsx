import { SlidersHorizontal } from 'lucide-react';
import { useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { Grid } from '@/data/use-grid-state';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { Button } from '@/ui/button/button';
import { FilterBar } from '@/ui/filter/filter-bar';
import { FilterSelect } from '@/ui/filter/filter-select';
import { TextFilter } from '@/ui/filter/text-filter';
import { useCompanyOptions } from '@/shared/pickers/use-company-options';
import { FilterField } from '@/ui/filter/filter-field';
import { Stack } from '@/ui/layout/stack';
import { Modal } from '@/ui/overlay/modal';
import { useJobs } from '@/data/queries/use-reference-data';
import { useJobName } from '@/shared/use-job-name';
import type { OptionSource } from '@/ui/pick/option';

/** The label search for everyone; for the super administrator also the side panel and its choices as chips. */
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

interface InstanceFilterPanelProps {
  grid: Grid;
  jobs: JobOptions;
  onClose: () => void;
}

/** Filters for the super administrator. Each choice takes effect at once, with the list visible beside the panel. */
function InstanceFilterPanel({ grid, jobs, onClose }: InstanceFilterPanelProps) {
  const { t } = useTranslation('job-instances');
  const companies = useCompanyOptions();
  const { filters, setFilter } = grid;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Modal
      open
      size="side"
      title={t('filter.label', { ns: 'common' })}
      onClose={onClose}
      footer={
        <Button disabled={!isFiltered} onClick={grid.clearFilters}>
          {t('action.clearFilters', { ns: 'common' })}
        </Button>
      }
    >
      <Stack gap={6}>
        <FilterField
          label={t('column.company')}
          {...companies}
          value={filters['company'] ?? []}
          onChange={(codes) => setFilter('company', codes)}
        />
        <FilterField
          label={t('column.job')}
          {...jobs}
          value={filters['job'] ?? []}
          onChange={(codes) => setFilter('job', codes)}
        />
      </Stack>
    </Modal>
  );
}

interface JobOptions {
  source: OptionSource;
  labelOf: (code: string) => string;
}

/** Options of the job filter: codes, labelled by job name. */
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
