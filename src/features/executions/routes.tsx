import { TRACKER_PATH, EXECUTION_LOG_ROUTE, EXECUTION_ROUTE, RUN_COMPARISON_PATH } from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';
import { loadMoreTexts } from '@/i18n/start-i18n';

/** The routes of the execution tracker, one execution, its log, and the comparison of two executions. */
export const routes: RouteObject[] = [
  {
    path: TRACKER_PATH,
    lazy: async () => ({ Component: (await import('./tracker/tracker-page')).TrackerPage }),
  },
  {
    path: EXECUTION_ROUTE,
    lazy: async () => ({ Component: (await import('./view/execution-page')).ExecutionPage }),
  },
  {
    path: RUN_COMPARISON_PATH,
    lazy: async () => ({
      Component: (await Promise.all([import('./compare/run-comparison-page'), loadMoreTexts()]))[0].RunComparisonPage,
    }),
  },
  {
    path: EXECUTION_LOG_ROUTE,
    lazy: async () => ({ Component: (await Promise.all([import('./log/log-page'), loadMoreTexts()]))[0].LogPage }),
  },
];
