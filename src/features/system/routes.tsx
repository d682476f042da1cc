import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';

/** The route of the System page. */
export const routes: RouteObject[] = [
  {
    path: '/configuration',
    handle: ADMINISTRATE,
    lazy: async () => ({ Component: (await import('./system-page')).SystemPage }),
  },
];
