import {
  CONNECTIONS_PATH,
  CONNECTION_DATA_ROUTE,
  CONNECTION_EDIT_ROUTE,
  NEW_CONNECTION_PATH,
  NEW_CONNECTION_ROUTE,
} from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';

/** The routes of the connections: list, choice of a kind, forms, data console. */
export const routes: RouteObject[] = [
  {
    path: CONNECTIONS_PATH,
    handle: ADMINISTRATE,
    lazy: async () => ({ Component: (await import('./list/connection-list-page')).ConnectionListPage }),
  },
  {
    path: NEW_CONNECTION_PATH,
    handle: ADMINISTRATE,
    lazy: async () => ({ Component: (await import('./form/connection-type-page')).ConnectionTypePage }),
  },
  {
    path: NEW_CONNECTION_ROUTE,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ ConnectionCreatePage }, { newConnectionLoader }, { createConnectionAction }] = await Promise.all([
        import('./form/connection-create-page'),
        import('./connection-loaders'),
        import('./connection-actions'),
      ]);
      return { Component: ConnectionCreatePage, loader: newConnectionLoader, action: createConnectionAction };
    },
  },
  {
    path: CONNECTION_DATA_ROUTE,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ DataConsolePage }, { dataConsoleLoader }] = await Promise.all([
        import('./data/data-console-page'),
        import('./connection-loaders'),
      ]);
      return { Component: DataConsolePage, loader: dataConsoleLoader };
    },
  },
  {
    path: CONNECTION_EDIT_ROUTE,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ ConnectionPage }, { connectionLoader }, { connectionAction }] = await Promise.all([
        import('./form/connection-page'),
        import('./connection-loaders'),
        import('./connection-actions'),
      ]);
      return { Component: ConnectionPage, loader: connectionLoader, action: connectionAction };
    },
  },
];
