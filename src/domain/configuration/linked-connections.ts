import { connectionKey, type ConnectionRow, type ConnectionType } from '../connection';
import { readAt, setAt } from './text/configuration-text';
import { firstOfEach } from '@/lib/first-of-each';

/**
 * The keys under which configurations store connections, each with the type of connection. They are in the order in
 * which data flows.
 */
const KEYS: readonly (readonly [string, ConnectionType])[] = [
  ['bynder_connection', 'bynder'],
  ['akeneo_connection', 'akeneo'],
  ['shop_connection', 'shopify'],
  ['shopify_connection', 'shopify'],
];

/** A connection that a configuration uses. */
export interface LinkedConnection {
  /** The key of the connection's row. */
  key: string;
  type: ConnectionType;
  id: number | string;
  /** The key under which the configuration stores the id. */
  field: string;
}

/** The type of the connection that a configuration stores under a key; null if the key is not for a connection. */
export const connectionTypeOf = (key: string): ConnectionType | null =>
  KEYS.find(([name]) => name === key)?.[1] ?? null;

/** The connections whose ids are in a configuration, each once; empty if `text` is not JSON. */
export function linkedConnections(text: string): LinkedConnection[] {
  const linked = KEYS.flatMap(([name, type]): LinkedConnection[] => {
    const id = readAt(text, [name]);
    return (typeof id === 'number' || typeof id === 'string') && id !== ''
      ? [{ key: connectionKey(type, id), type, id, field: name }]
      : [];
  });
  return firstOfEach(linked, ({ key }) => key);
}

/** Whether a company may use a connection: true for its own connections, and for connections without a company. */
export const mayUseConnection = (row: Pick<ConnectionRow, 'companyCode'>, companyCode: string | null): boolean =>
  row.companyCode === null || row.companyCode === companyCode;

/** The connections of this type that a company may use. */
export const usableConnections = (
  type: ConnectionType | null,
  companyCode: string | null,
  connections: readonly ConnectionRow[],
): ConnectionRow[] => connections.filter((row) => row.type === type && mayUseConnection(row, companyCode));

/**
 * Puts other connections into a configuration.
 * @param ids the ids of the new connections, by the key under which the configuration stores each; null for no
 *   connection
 */
export const withConnections = (text: string, ids: Readonly<Record<string, ConnectionRow['id'] | null>>): string =>
  Object.entries(ids).reduce((before, [field, id]) => setAt(before, [field], id), text);

/**
 * Whether a configuration has a key for a connection, but no connection under this key; false if `text` is not JSON.
 */
export function lacksConnection(text: string): boolean {
  return KEYS.some(([name]) => {
    const value = readAt(text, [name]);
    const chosen = isObject(value) ? value['domain'] : value;
    return value !== undefined && (chosen === null || chosen === undefined || chosen === '');
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
