import { useTranslation } from 'react-i18next';
import { findCachedInstances, useInstanceLabel } from '@/data/queries/filter-options';
import { FilterSelect } from '@/ui/filter/filter-select';
import type { Option } from '@/ui/pick/option';
import { visible } from '@/lib/text/visible-text';

interface InstanceFilterProps {
  /** The instance's code. */
  value: string | undefined;
  onChange: (code: string | undefined) => void;
}

const source = {
  search: async (text: string): Promise<Option[]> =>
    (await findCachedInstances(text)).map(({ code, label }) => ({
      value: code,
      label: visible(label) ?? code,
      note: code,
    })),
};

/** Filter by one job instance, searched by its label on this device. */
export function InstanceFilter({ value, onChange }: InstanceFilterProps) {
  const { t } = useTranslation('executions');
  const label = useInstanceLabel(value);
  return (
    <FilterSelect
      label={t('filter.instance')}
      source={source}
      value={value === undefined ? [] : [value]}
      onChange={([code]) => onChange(code)}
      labelOf={() => label}
    />
  );
}
