import type { RouteObject } from 'react-router-dom';
import { HOME_PATH } from '@/domain/addresses/paths';

/** The route of the dashboard, the first screen. */
export const routes: RouteObject[] = [
  {
    path: HOME_PATH,
    lazy: async () => ({ Component: (await import('./dashboard-page')).DashboardPage }),
  },
];
