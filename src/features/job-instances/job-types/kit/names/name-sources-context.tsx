import { createContext, useContext, type ReactNode } from 'react';
import { NO_SOURCES, type NameSources } from '@/domain/names/name-sources';
import { useSources } from '@/shared/names/use-instance-names';
import { useFormInstance } from '../scope/instance-context';
import { useJsonScope } from '../scope/json-scope';

const NameSourcesContext = createContext<NameSources>(NO_SOURCES);

/** The connections that provide names for the fields, on the tab and in the modal of an entry. */
export const useNameSources = (): NameSources => useContext(NameSourcesContext);

/** Provides the connections that the configuration in the JsonScope uses. */
export function NameSourcesProvider({ children }: { children: ReactNode }) {
  const { text, schema } = useJsonScope();
  const { companyCode } = useFormInstance();
  const sources = useSources({ configuration: text, companyCode, schema });
  return <NameSourcesContext value={sources}>{children}</NameSourcesContext>;
}
