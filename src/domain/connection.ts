export type ConnectionType = 'akeneo' | 'bynder' | 'shopify';

/** The three types of connection, in the order in which screens show them. */
export const CONNECTION_TYPES: readonly ConnectionType[] = ['akeneo', 'bynder', 'shopify'];

/** Reads the type of connection from a URL; null for any other text, which the screen reports as an error. */
export function readConnectionType(text: string | undefined): ConnectionType | null {
  return CONNECTION_TYPES.find((type) => type === text) ?? null;
}

/** A connection as screens show it. It never contains a secret. */
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

/** The key of a connection's row. */
export const connectionKey = (type: ConnectionType, id: number | string): string => `${type}/${id}`;

/** Which secrets the server has for a connection. The API never returns the secrets themselves. */
export interface StoredSecrets {
  clientIdSet: boolean;
  secretSet: boolean;
  userSet: boolean;
  passwordSet: boolean;
  permanentTokenSet: boolean;
}

/** A connection with the additional values that its form needs. */
export interface ConnectionItem extends ConnectionRow {
  iri: string;
  stored: StoredSecrets;
}

/** The result of a connection test. */
export interface ConnectionTest {
  success: boolean;
  message: string | null;
}

export type MetafieldOwner = 'PRODUCT' | 'PRODUCTVARIANT';

/** A type of which a person can create connections. Only the shop's app creates the connections of shops. */
export type CreatableType = Exclude<ConnectionType, 'shopify'>;

export const isCreatable = (type: ConnectionType | null): type is CreatableType => type !== null && type !== 'shopify';
