import { useMemo } from 'react';
import { useCompanies } from '@/data/queries/use-reference-data';
import { useOnline } from '@/data/sync/use-sync';
import type { OptionSource } from '@/ui/pick/option';
import { visible } from '@/lib/text/visible-text';

// Loaded when it is searched.
const finders = () => import('./find-options');

export interface CompanyOptions {
  source: OptionSource;
  /** The name of a company, if it is known on this device. */
  labelOf: (code: string) => string | undefined;
}

/** Companies to choose from, searched by name on the server; offline among those on this device. */
export function useCompanyOptions(): CompanyOptions {
  const online = useOnline();
  const companies = useCompanies();
  const source = useMemo<OptionSource>(
    () => ({ search: async (text) => (await finders()).findCompanies(text, online) }),
    [online],
  );
  return { source, labelOf: (code) => visible(companies?.find((company) => company.code === code)?.name) ?? undefined };
}
