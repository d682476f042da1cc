import type { components } from '@openapi/generated/console';
import type { ConnectionType } from '@/domain/connection';
import { LD_JSON, MERGE_PATCH, toCollection, toPage, toValue, type ApiClient } from '../api-client';
import type { PageQuery } from '../filters';

type Schemas = components['schemas'];

/**
 * The request bodies that create a connection, by type. The type `shopify` has no body, because only the shop app
 * creates connections to shops.
 */
export interface ConnectionBodies {
  akeneo: Schemas['AkeneoConnectionCreate'];
  bynder: Schemas['BynderConnectionCreate'];
}
export type CreatableType = keyof ConnectionBodies;
/** The request bodies that change a connection, by type. They contain only changed fields. */
export interface ConnectionPatches {
  akeneo: Schemas['AkeneoConnectionUpdate'];
  bynder: Schemas['BynderConnectionUpdate'];
  shopify: Schemas['ShopifyConnectionUpdate'];
}
export type AssetServiceAccess = Schemas['BynderAppAccessCreate'];

/** Parameters of a request of the data console; empty fields are not sent. */
export interface DataQuery {
  /** JSON text of the parameters. */
  params?: string;
  ownerType?: Schemas['MetafieldOwnerType'];
}

/** Requests to a connected system may be slow, so they get one minute, four times the usual limit. */
const DATA_TIMEOUT_FACTOR = 4;

/** Calls about connections, the data of connected systems, and the activation of provider apps. */
export function connectionCalls({ client, common, polled }: ApiClient) {
  // The id is a text even if the server's ids are numbers, because it comes from an address or from the key of a row.
  const item = (id: string) => ({ params: { path: { id } }, ...common() });
  // `create` and `update` are not generic functions, because the generated client does not accept a generic `type`.
  const create = (type: CreatableType, body: ConnectionBodies[CreatableType]) =>
    toValue(client.POST(`/api/${type}_connections`, { body, headers: LD_JSON, ...common() }));
  const update = (type: ConnectionType, id: string, body: ConnectionPatches[ConnectionType]) =>
    toValue(client.PATCH(`/api/${type}_connections/{id}`, { body, headers: MERGE_PATCH, ...item(id) }), 'any');
  return {
    listConnections: (type: ConnectionType, { page, itemsPerPage }: PageQuery) =>
      toPage(
        client.GET(`/api/${type}_connections`, {
          params: { query: { page, 'order[id]': 'desc', ...(itemsPerPage !== undefined && { itemsPerPage }) } },
          ...polled(),
        }),
      ),
    findConnections: (type: ConnectionType, label: string, page: number) =>
      toCollection(
        client.GET(`/api/${type}_connections`, {
          params: { query: { page, 'order[id]': 'desc', label } },
          ...common(),
        }),
      ),
    getConnection: (type: ConnectionType, id: string) => toValue(client.GET(`/api/${type}_connections/{id}`, item(id))),
    createConnection: <T extends CreatableType>(type: T, body: ConnectionBodies[T]) => create(type, body),
    updateConnection: <T extends ConnectionType>(type: T, id: string, body: ConnectionPatches[T]) =>
      update(type, id, body),
    deleteConnection: (type: ConnectionType, id: string) =>
      toValue(client.DELETE(`/api/${type}_connections/{id}`, item(id)), 'any'),
    testConnection: (type: ConnectionType, id: string) =>
      toValue(
        client.GET('/test_connection/{type}/{id}', { params: { path: { type, id } }, ...common(DATA_TIMEOUT_FACTOR) }),
      ),
    /** Returns the response of the connected system as text, so that long numbers keep their digits. */
    readData: (type: ConnectionType, id: string, request: string, query: DataQuery) =>
      toValue(
        client.GET(`/${type}_connections/{id}/data/{request}`, {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers pass only requests that this type of connection has
          params: { path: { id, request: request as 'channels' & 'assets' & 'fileById' }, query },
          ...common(DATA_TIMEOUT_FACTOR),
        }),
        'text',
      ),
    startPimApp: (pimUrl: string) =>
      toValue(client.POST('/api/akeneo_app_accesses', { body: { pimUrl }, headers: LD_JSON, ...common() })),
    finishPimApp: (state: string, code: string) =>
      toValue(
        client.POST('/api/akeneo_app_accesses/{state}/generate', {
          params: { path: { state } },
          body: { code },
          headers: LD_JSON,
          ...common(),
        }),
        'any',
      ),
    startShopApp: (shopUrl: string) =>
      toValue(client.POST('/api/shopify_app_accesses', { body: { shopUrl }, headers: LD_JSON, ...common() })),
    finishShopApp: (state: string, body: Record<string, string>) =>
      toValue(
        client.POST('/api/shopify_app_accesses/{state}/generate', {
          params: { path: { state } },
          body,
          headers: LD_JSON,
          ...common(),
        }),
        'any',
      ),
    startAssetServiceApp: (body: AssetServiceAccess) =>
      toValue(client.POST('/api/bynder_app_accesses', { body, headers: LD_JSON, ...common() })),
  };
}
