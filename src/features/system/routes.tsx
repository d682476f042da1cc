import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';
import { SYSTEM_PATH } from '@/domain/addresses/paths';

/** The route of the System page. */
export const routes: RouteObject[] = [
  {
    path: SYSTEM_PATH,
    handle: ADMINISTRATE,
    lazy: async () => ({ Component: (await import('./system-page')).SystemPage }),
  },
];
