import type { RouteObject } from 'react-router-dom';

/** The System menu. */
export const routes: RouteObject[] = [
  {
    path: '/configuration',
    lazy: async () => ({ Component: (await import('./system-page')).SystemPage }),
  },
];
