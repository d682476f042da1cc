import type { RouteObject } from 'react-router-dom';

/** The first screen. */
export const routes: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./dashboard-page')).DashboardPage }),
  },
];
