import { useMemo, useState } from 'react';
import {
  connectionTypeOf,
  linkedConnections,
  usableConnections,
  withConnections,
} from '@/domain/configuration/linked-connections';
import type { ConnectionRow } from '@/domain/connection';
import type { InstanceFields } from '@/domain/instance';
import type { ConnectionChoice } from './foreign-connection-note';

/** The values of a file with the chosen connections. */
interface ChosenConnections {
  fields: InstanceFields;
  /** Returns the choice for a connection of the file; `field` is the configuration key that holds the connection. */
  choiceFor: (field: string) => ConnectionChoice;
}

/**
 * If a connection of a file is not imported, lets a person choose another connection instead.
 * @param imported the values of the file, with the integration's own connections in place of those not imported
 */
export function useChosenConnections(
  imported: InstanceFields,
  connections: readonly ConnectionRow[],
): ChosenConnections {
  const [chosen, setChosen] = useState<Readonly<Record<string, ConnectionRow | null>>>({});
  const fields = useMemo(() => {
    const ids = Object.entries(chosen).flatMap(([field, row]) => (row === null ? [] : [[field, row.id] as const]));
    return { ...imported, configuration: withConnections(imported.configuration, Object.fromEntries(ids)) };
  }, [imported, chosen]);
  const choiceFor = (field: string): ConnectionChoice => {
    const inUse = linkedConnections(imported.configuration).find((linked) => linked.field === field)?.key;
    return {
      options: usableConnections(connectionTypeOf(field), imported.companyCode, connections).filter(
        ({ key }) => key !== inUse,
      ),
      chosen: chosen[field] ?? null,
      onChoose: (connection) => setChosen((before) => ({ ...before, [field]: connection })),
    };
  };
  return { fields, choiceFor };
}
