import { AccountPage } from './form/account-page';
import { UserCreatePage } from './form/user-create-page';
import { UserPage } from './form/user-page';
import { UserListPage } from './user-list-page';
import { accountAction, createUserAction, userAction } from './users-actions';
import { accountLoader, newUserLoader, userLoader, usersLoader } from './users-loaders';

/*
 * The component, loader and action of each route. Every start loads the routes, but this module is loaded only when one
 * of its screens opens.
 */

export const userList = { Component: UserListPage, loader: usersLoader };
export const newUser = { Component: UserCreatePage, loader: newUserLoader, action: createUserAction };
export const user = { Component: UserPage, loader: userLoader, action: userAction };
export const account = { Component: AccountPage, loader: accountLoader, action: accountAction };
