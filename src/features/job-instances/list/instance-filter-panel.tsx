import { useTranslation } from 'react-i18next';
import { useOptionList } from '@/data/queries/use-option-list';
import type { Grid } from '@/data/use-grid-state';
import { useCompanyOptions } from '@/shared/pickers/use-company-options';
import { Button } from '@/ui/button/button';
import { FilterField } from '@/ui/filter/filter-field';
import { Stack } from '@/ui/layout/stack';
import { Modal } from '@/ui/overlay/modal';
import type { OptionSource } from '@/ui/pick/option';

export interface JobOptions {
  source: OptionSource;
  labelOf: (code: string) => string;
}

interface InstanceFilterPanelProps {
  grid: Grid;
  jobs: JobOptions;
  onClose: () => void;
}

/** A side panel with filters for the super administrator. Each choice is applied immediately. */
export function InstanceFilterPanel({ grid, jobs, onClose }: InstanceFilterPanelProps) {
  const { t } = useTranslation('job-instances');
  const companies = useCompanyOptions();
  useOptionList('jobs', true);
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
