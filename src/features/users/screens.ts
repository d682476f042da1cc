import { AccountPage } from './form/account-page';
import { UserCreatePage } from './form/user-create-page';
import { UserPage } from './form/user-page';
import { UserListPage } from './user-list-page';
import { accountAction, createUserAction, userAction } from './users-actions';
import { accountLoader, newUserLoader, userLoader, usersLoader } from './users-loaders';

/* What each route shows, reads and does. One import, so that the routes, which every start loads, are small. */

export const userList = { Component: UserListPage, loader: usersLoader };
export const newUser = { Component: UserCreatePage, loader: newUserLoader, action: createUserAction };
export const user = { Component: UserPage, loader: userLoader, action: userAction };
export const account = { Component: AccountPage, loader: accountLoader, action: accountAction };
