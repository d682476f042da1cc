export type ConnectionType = 'akeneo' | 'bynder' | 'shopify';

/** The three kinds of connection, in the order in which screens show them. */
export const CONNECTION_TYPES: readonly ConnectionType[] = ['akeneo', 'bynder', 'shopify'];

/** The kind that an address names; null for any other text, which the screen shows as an error. */
export function readConnectionType(text: string | undefined): ConnectionType | null {
  return CONNECTION_TYPES.find((type) => type === text) ?? null;
}

/** One connection; only what screens show, never a secret. */
export interface ConnectionRow {
  /** `{type}/{id}` */
  key: string;
  type: ConnectionType;
  id: number | string;
  label: string | null;
  companyCode: string | null;
  companyName: string | null;
  url: string | null;
  version: string | null;
  domain: string | null;
  app: boolean;
  useEventWebhook: boolean;
  shopUrl: string | null;
}

/** Which of its secrets a connection has; the secrets themselves are never read back. */
export interface StoredSecrets {
  clientIdSet: boolean;
  secretSet: boolean;
  userSet: boolean;
  passwordSet: boolean;
  permanentTokenSet: boolean;
}

/** A connection as its form works with it. */
export interface ConnectionItem extends ConnectionRow {
  iri: string;
  stored: StoredSecrets;
}

/** What a test of a connection found. */
export interface ConnectionTest {
  success: boolean;
  message: string | null;
}

export type MetafieldOwner = 'PRODUCT' | 'PRODUCTVARIANT';

/** A metafield that a shop has; `key` is `namespace.key`, the text that a configuration holds. */
export interface MetafieldKey {
  key: string;
  name: string | null;
}

/** The metafields of one shop connection, as they were when a form last showed it. */
export interface MetafieldKeysRow {
  /** `{connection id}/{owner}` */
  key: string;
  keys: MetafieldKey[];
}

/** Where the metafields of a shop connection stand; ids of 5 and "5" are the same connection. */
export const metafieldRowKey = (connectionId: number | string, owner: MetafieldOwner): string =>
  `${connectionId}/${owner}`;
