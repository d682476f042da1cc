import type { RouteObject } from 'react-router-dom';

/** The route of the drafts page. */
export const routes: RouteObject[] = [
  { path: '/drafts', lazy: async () => ({ Component: (await import('./drafts-page')).DraftsPage }) },
];
