import { useTranslation } from 'react-i18next';
import { useInstanceLabel } from '@/data/queries/use-instance-label';
import { usePermissions } from '@/data/session/use-session';
import { FilterSelect } from '@/ui/filter/filter-select';
import type { OptionSource } from '@/ui/pick/option';

interface InstanceFilterProps {
  /** The label of the filter; by default "Job instance". */
  title?: string;
  /** The instance's code. */
  value: string | undefined;
  onChange: (code: string | undefined) => void;
  /** Words after the chosen instance. */
  note?: string | null;
}

// Loaded at the first search.
const loadFinders = () => import('./find-options');
const SOURCE: OptionSource = { search: async (text) => (await loadFinders()).findInstances(text) };
const ALL_COMPANIES_SOURCE: OptionSource = {
  search: async (text) => (await loadFinders()).findInstancesOfAllCompanies(text),
};

/** A filter by one job instance. The person searches the job instances on this device by label or code. */
export function InstanceFilter({ title, value, onChange, note = null }: InstanceFilterProps) {
  const { t } = useTranslation('executions');
  const { superAdmin } = usePermissions();
  const instance = useInstanceLabel(value);
  return (
    <FilterSelect
      label={title ?? t('filter.instance')}
      source={superAdmin ? ALL_COMPANIES_SOURCE : SOURCE}
      value={value === undefined ? [] : [value]}
      onChange={([code]) => onChange(code)}
      labelOf={() => instance}
      note={note}
    />
  );
}
