import type { RouteObject } from 'react-router-dom';

/** The route of the dashboard, the first screen. */
export const routes: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./dashboard-page')).DashboardPage }),
  },
];
