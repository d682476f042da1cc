import { useMemo } from 'react';
import { useCompanies } from '@/data/queries/use-reference-data';
import { useOnline } from '@/data/sync/use-sync';
import type { OptionSource } from '@/ui/pick/option';
import { visible } from '@/lib/text/visible-text';

// Loaded at the first search.
const loadFinders = () => import('./find-options');

export interface CompanyOptions {
  source: OptionSource;
  /** The name of a company; undefined if the company is not stored on this device. */
  labelOf: (code: string) => string | undefined;
}

/** The companies to choose from, found by name: on the server, or on this device while offline. */
export function useCompanyOptions(): CompanyOptions {
  const online = useOnline();
  const companies = useCompanies();
  const source = useMemo<OptionSource>(
    () => ({ search: async (text) => (await loadFinders()).findCompanies(text, online) }),
    [online],
  );
  return { source, labelOf: (code) => visible(companies?.find((company) => company.code === code)?.name) ?? undefined };
}
