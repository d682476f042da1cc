import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { useNameLists, type KnownNames } from '@/data/names/use-name-lists';
import { useAllConnections } from '@/data/queries/use-reference-data';
import { useUsedConnections } from '@/data/queries/use-used-connections';
import { useStable } from '@/data/use-stable';
import { namedFields, type NamedField } from '@/domain/configuration/schema/named-fields';
import { mayUseConnection } from '@/domain/configuration/linked-connections';
import type { InstanceFields } from '@/domain/instance';
import { findJobType } from '@/domain/job-types/registry';
import type { NameList } from '@/domain/names/name-list';
import {
  listsForAll,
  hasConnectionFields,
  nameSources,
  NO_SOURCES,
  type NameSources,
} from '@/domain/names/name-sources';
import { isRecord, parseJson } from '@/lib/json';

/** The names in the configuration of an integration, and what this device knows about them. */
export interface InstanceNames extends KnownNames {
  sources: NameSources;
  /** The fields that hold names. */
  fields: readonly NamedField[];
  /** The lists that say whether the names exist. */
  lists: readonly NameList[];
}

type NamedInstance = Pick<InstanceFields, 'jobCode' | 'companyCode' | 'configuration'>;

/**
 * Finds the names in an integration's configuration, and what the lists on this device say about them. Without an
 * integration (null), there are no names.
 */
export function useInstanceNames(instance: NamedInstance | null): InstanceNames {
  const { jobCode = null, companyCode = null, configuration = '' } = instance ?? {};
  const { schema } = findJobType(jobCode);
  const sources = useSources({ configuration, companyCode, schema });
  const found = useMemo(() => {
    const value = parseJson(configuration);
    const fields = isRecord(value) ? namedFields(schema, value).filter(({ texts }) => texts.length > 0) : [];
    const lists = listsForAll(
      fields.map(({ accepted }) => accepted),
      sources,
    );
    return { sources, fields, lists };
  }, [schema, configuration, sources]);
  const known = useNameLists(found.lists);
  return useMemo(() => ({ ...found, ...known }), [found, known]);
}

interface SourcesInput {
  /** JSON. */
  configuration: string;
  companyCode: string | null;
  /** The schema of the configuration. */
  schema: z.core.$ZodObject;
}

/** The connections whose systems provide the names for a configuration; none until the cache has been read. */
export function useSources({ configuration, companyCode, schema }: SourcesInput): NameSources {
  const connections = useAllConnections();
  const used = useUsedConnections(companyCode, !hasConnectionFields(schema));
  const sources = useMemo(() => {
    if (connections === undefined || used === undefined) return NO_SOURCES;
    const own = connections.filter((row) => mayUseConnection(row, companyCode));
    return nameSources(configuration, schema, own, used);
  }, [connections, used, companyCode, configuration, schema]);
  return useStable(sources);
}
