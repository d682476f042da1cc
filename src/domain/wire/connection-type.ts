import type { ConnectionType } from '@/lib/database/rows';

/** The three kinds of connection, in the order in which screens show them. */
export const CONNECTION_TYPES: readonly ConnectionType[] = ['akeneo', 'bynder', 'shopify'];

/** The kind that an address names; null for any other text, which the screen shows as an error. */
export function readConnectionType(text: string | undefined): ConnectionType | null {
  return CONNECTION_TYPES.find((type) => type === text) ?? null;
}
