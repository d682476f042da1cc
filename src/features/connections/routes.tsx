import {
  CONNECTIONS_PATH,
  CONNECTION_DATA_ROUTE,
  CONNECTION_EDIT_ROUTE,
  NEW_CONNECTION_PATH,
  NEW_CONNECTION_ROUTE,
} from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';

const screens = () => import('./screens');

/** The routes of the connections: list, choice of a kind, forms, data console. */
export const routes: RouteObject[] = [
  { path: CONNECTIONS_PATH, handle: ADMINISTRATE, lazy: async () => (await screens()).connectionList },
  { path: NEW_CONNECTION_PATH, handle: ADMINISTRATE, lazy: async () => (await screens()).connectionTypes },
  { path: NEW_CONNECTION_ROUTE, handle: ADMINISTRATE, lazy: async () => (await screens()).newConnection },
  { path: CONNECTION_DATA_ROUTE, handle: ADMINISTRATE, lazy: async () => (await screens()).dataConsole },
  { path: CONNECTION_EDIT_ROUTE, handle: ADMINISTRATE, lazy: async () => (await screens()).connection },
];
