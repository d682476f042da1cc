import { NEW_USER_PATH, USERS_PATH, ACCOUNT_PATH, USER_ROUTE } from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';

const screens = () => import('./screens');

/** The routes of the users (list, create form, edit form) and of the signed-in user's account. */
export const routes: RouteObject[] = [
  { path: USERS_PATH, handle: ADMINISTRATE, lazy: async () => (await screens()).userList },
  { path: NEW_USER_PATH, handle: ADMINISTRATE, lazy: async () => (await screens()).newUser },
  { path: USER_ROUTE, handle: ADMINISTRATE, lazy: async () => (await screens()).user },
  { path: ACCOUNT_PATH, lazy: async () => (await screens()).account },
];
