import { connectionKey, type ConnectionType } from '../connection';
import { readAt } from './text/configuration-text';

/** The keys of a configuration that name a connection, each with its kind, in the order in which data flows. */
const KEYS: readonly (readonly [string, ConnectionType])[] = [
  ['bynder_connection', 'bynder'],
  ['akeneo_connection', 'akeneo'],
  ['shop_connection', 'shopify'],
  ['shopify_connection', 'shopify'],
];

/** A connection that a configuration uses. */
export interface LinkedConnection {
  /** The key of its row. */
  key: string;
  type: ConnectionType;
  id: number | string;
  /** The key of the configuration that names it. */
  field: string;
}

/** The kind of connection that a key of a configuration names; null for other keys. */
export const connectionTypeOf = (key: string): ConnectionType | null =>
  KEYS.find(([name]) => name === key)?.[1] ?? null;

/** The connections that a configuration names by their id, each once; none if `text` is not JSON. */
export function linkedConnections(text: string): LinkedConnection[] {
  const linked = KEYS.flatMap(([name, type]): LinkedConnection[] => {
    const id = readAt(text, [name]);
    return (typeof id === 'number' || typeof id === 'string') && id !== ''
      ? [{ key: connectionKey(type, id), type, id, field: name }]
      : [];
  });
  return linked.filter(({ key }, index) => linked.findIndex((other) => other.key === key) === index);
}

/** Whether a configuration has an empty place for a connection; false if `text` is not JSON. */
export function lacksConnection(text: string): boolean {
  return KEYS.some(([name]) => {
    const value = readAt(text, [name]);
    const chosen = isObject(value) ? value['domain'] : value;
    return value !== undefined && (chosen === null || chosen === undefined || chosen === '');
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
