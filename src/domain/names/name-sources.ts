import type * as z from 'zod/mini';
import { connectionTypeOf, linkedConnections } from '../configuration/linked-connections';
import { readAt } from '../configuration/text/configuration-text';
import { CONNECTION_TYPES, type ConnectionRow, type ConnectionType } from '../connection';
import { firstOfEach } from '@/lib/first-of-each';
import { sameAddress } from '@/lib/text/web-address';
import { systemOf, type AcceptedNames } from './name';
import { listFor, type NameList } from './name-list';

/**
 * The connections to the systems whose names (attributes, locales and so on) a configuration can use, by type of
 * connection.
 */
export type NameSources = Readonly<Record<ConnectionType, readonly ConnectionRow[]>>;

export const NO_SOURCES: NameSources = { akeneo: [], bynder: [], shopify: [] };

/** Whether the configuration of a job says which connections it uses. If not, the server chooses them. */
export const hasConnectionFields = (schema: z.core.$ZodObject): boolean =>
  Object.keys(schema._zod.def.shape).some((key) => connectionTypeOf(key) !== null);

/**
 * Finds the connections to the systems whose names a configuration can use. If the configuration says which connections
 * it uses, the result has these. If the server chooses the connections, the result has, for each type, the connections
 * that integrations of the company use, or all connections of the type if none is used.
 * @param schema the schema of the job's configuration
 * @param connections the connections of the company
 * @param used the keys of the connections that integrations of the company use
 */
export function nameSources(
  configuration: string,
  schema: z.core.$ZodObject,
  connections: readonly ConnectionRow[],
  used: ReadonlySet<string>,
): NameSources {
  const hasFields = hasConnectionFields(schema);
  const linked = new Set(linkedConnections(configuration).map(({ key }) => key));
  const sources = CONNECTION_TYPES.map((type): [ConnectionType, ConnectionRow[]] => {
    const own = connections.filter((row) => row.type === type);
    const key = Object.keys(schema._zod.def.shape).find((each) => connectionTypeOf(each) === type);
    if (key === undefined) {
      const inUse = own.filter((row) => used.has(row.key));
      return [type, hasFields ? [] : inUse.length > 0 ? inUse : own];
    }
    const domain = readAt(configuration, [key, 'domain']);
    const isNamed = (row: ConnectionRow): boolean =>
      linked.has(row.key) || (typeof domain === 'string' && domain !== '' && sameAddress(row.domain ?? '', domain));
    return [type, own.filter(isNamed)];
  });
  return { ...NO_SOURCES, ...Object.fromEntries(sources) };
}

/** The connections to the systems whose names a field accepts. */
export const sourcesFor = (accepted: AcceptedNames, sources: NameSources): readonly ConnectionRow[] =>
  sources[systemOf(accepted.kind)];

/** The lists of the names that a field accepts, one for each connection that `sourcesFor` returns. */
export const listsFor = (accepted: AcceptedNames, sources: NameSources): NameList[] =>
  sourcesFor(accepted, sources).map(({ key }) => listFor(accepted, key));

/** The lists for several fields, each once; null means a field that accepts any text. */
export function listsForAll(all: readonly (AcceptedNames | null)[], sources: NameSources): NameList[] {
  const lists = all.flatMap((accepted) => (accepted === null ? [] : listsFor(accepted, sources)));
  return firstOfEach(lists, (list) => JSON.stringify(list));
}
