import { TRACKER_PATH } from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';
import { loadMoreTexts } from '@/i18n/start-i18n';

/** The routes of the execution tracker, one execution, and its log. */
export const routes: RouteObject[] = [
  {
    path: TRACKER_PATH,
    lazy: async () => ({ Component: (await import('./tracker/tracker-page')).TrackerPage }),
  },
  {
    path: '/job_execution/:id',
    lazy: async () => ({ Component: (await import('./view/execution-page')).ExecutionPage }),
  },
  {
    path: '/job_execution/:id/log',
    lazy: async () => ({ Component: (await Promise.all([import('./log/log-page'), loadMoreTexts()]))[0].LogPage }),
  },
];
