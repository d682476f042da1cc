import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '@/data/commands';
import { findCachedCompanies } from '@/data/queries/filter-options';
import { useCompanies } from '@/data/queries/use-reference-data';
import { useOnline } from '@/data/sync/use-sync';
import { FilterSelect } from '@/ui/filter/filter-select';
import type { OptionSource } from '@/ui/pick/option';

interface CompanyFilterProps {
  /** Codes of companies; [] is no filter. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  /** One company at a time; default several. */
  single?: boolean;
}

/** Filter by companies, searched by name on the server, or without a connection among those on this device. Super administrator only. */
export function CompanyFilter({ value, onChange, single = false }: CompanyFilterProps) {
  const { t } = useTranslation('executions');
  const online = useOnline();
  const companies = useCompanies();
  const source = useMemo<OptionSource>(
    () => ({
      search: async (text) => {
        const found = online ? await commands.findCompanies(text) : null;
        const rows = found?.ok === true ? found.value : await findCachedCompanies(text);
        return rows.map(({ code, name }) => ({ value: code, label: name ?? code, note: code }));
      },
    }),
    [online],
  );
  return (
    <FilterSelect
      label={t('filter.company')}
      source={source}
      value={value}
      onChange={onChange}
      multiple={!single}
      labelOf={(code) => companies?.find((company) => company.code === code)?.name ?? undefined}
    />
  );
}
