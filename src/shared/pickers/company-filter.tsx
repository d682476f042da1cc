import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@/ui/filter/filter-select';
import { useCompanyOptions } from './use-company-options';

interface CompanyFilterProps {
  /** Codes of companies; [] means no filter. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  /** True if only one company can be chosen; by default several can. */
  single?: boolean;
}

/** A filter by companies. Only for super administrators. */
export function CompanyFilter({ value, onChange, single = false }: CompanyFilterProps) {
  const { t } = useTranslation('executions');
  const options = useCompanyOptions();
  return <FilterSelect label={t('filter.company')} {...options} value={value} onChange={onChange} multiple={!single} />;
}
