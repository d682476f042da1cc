import { SUPER_ADMIN } from '@/domain/permissions';
import {
  INSTANCES_PATH,
  NEW_INSTANCE_PATH,
  newInstancePath,
  INSTANCE_COMPARISON_PATH,
  INSTANCE_IMPORT_ROUTE,
  INSTANCE_EDIT_ROUTE,
  INSTANCE_VIEW_ROUTE,
} from '@/domain/addresses/paths';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { randomId } from '@/lib/browser/random-id';

const forms = () => import('./form/screens');
const copies = () => import('./copies/screens');

/** The routes of the job instances. */
export const routes: RouteObject[] = [
  {
    path: INSTANCES_PATH,
    lazy: async () => ({ Component: (await import('./list/instance-list-page')).InstanceListPage }),
  },
  {
    path: NEW_INSTANCE_PATH,
    handle: SUPER_ADMIN,
    loader: ensureDraftId,
    lazy: async () => (await forms()).newInstance,
  },
  { path: INSTANCE_COMPARISON_PATH, lazy: async () => (await copies()).comparison },
  { path: INSTANCE_IMPORT_ROUTE, lazy: async () => (await copies()).fileImport },
  {
    path: INSTANCE_VIEW_ROUTE,
    lazy: async () => ({ Component: (await import('./view/instance-view-page')).InstanceViewPage }),
  },
  { path: INSTANCE_EDIT_ROUTE, lazy: async () => (await forms()).instance },
];

/** Adds a draft id to the URL of a new instance, so that a reload finds the draft. */
function ensureDraftId({ request }: LoaderFunctionArgs): Response | null {
  if (new URL(request.url).searchParams.has('draft')) return null;
  return redirect(newInstancePath(randomId()));
}
