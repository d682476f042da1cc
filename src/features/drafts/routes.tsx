import type { RouteObject } from 'react-router-dom';

/** The drafts on this device. */
export const routes: RouteObject[] = [
  { path: '/drafts', lazy: async () => ({ Component: (await import('./drafts-page')).DraftsPage }) },
];
