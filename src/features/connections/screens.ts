import { connectionAction, createConnectionAction } from './connection-actions';
import { connectionLoader, dataConsoleLoader, newConnectionLoader } from './connection-loaders';
import { DataConsolePage } from './data/data-console-page';
import { ConnectionCreatePage } from './form/connection-create-page';
import { ConnectionPage } from './form/connection-page';
import { ConnectionTypePage } from './form/connection-type-page';
import { ConnectionListPage } from './list/connection-list-page';

/* The component, loader and action of each route. They are not in `routes.tsx`, because every start loads that file. */

export const connectionList = { Component: ConnectionListPage };
export const connectionTypes = { Component: ConnectionTypePage };
export const newConnection = {
  Component: ConnectionCreatePage,
  loader: newConnectionLoader,
  action: createConnectionAction,
};
export const dataConsole = { Component: DataConsolePage, loader: dataConsoleLoader };
export const connection = { Component: ConnectionPage, loader: connectionLoader, action: connectionAction };
