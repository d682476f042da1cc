import { NEW_USER_PATH, USERS_PATH, ACCOUNT_PATH, USER_ROUTE } from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';

/** The routes of the users (list, create form, edit form) and of the signed-in user's account. */
export const routes: RouteObject[] = [
  {
    path: USERS_PATH,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ UserListPage }, { usersLoader }] = await Promise.all([
        import('./user-list-page'),
        import('./users-loaders'),
      ]);
      return { Component: UserListPage, loader: usersLoader };
    },
  },
  {
    path: NEW_USER_PATH,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ UserCreatePage }, { newUserLoader }, { createUserAction }] = await Promise.all([
        import('./form/user-create-page'),
        import('./users-loaders'),
        import('./users-actions'),
      ]);
      return { Component: UserCreatePage, loader: newUserLoader, action: createUserAction };
    },
  },
  {
    path: USER_ROUTE,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ UserPage }, { userLoader }, { userAction }] = await Promise.all([
        import('./form/user-page'),
        import('./users-loaders'),
        import('./users-actions'),
      ]);
      return { Component: UserPage, loader: userLoader, action: userAction };
    },
  },
  {
    path: ACCOUNT_PATH,
    lazy: async () => {
      const [{ AccountPage }, { accountLoader }, { accountAction }] = await Promise.all([
        import('./form/account-page'),
        import('./users-loaders'),
        import('./users-actions'),
      ]);
      return { Component: AccountPage, loader: accountLoader, action: accountAction };
    },
  },
];
