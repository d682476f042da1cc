import type { RouteObject } from 'react-router-dom';
import { DRAFTS_PATH } from '@/domain/addresses/paths';

/** The route of the drafts page. */
export const routes: RouteObject[] = [
  { path: DRAFTS_PATH, lazy: async () => ({ Component: (await import('./drafts-page')).DraftsPage }) },
];
