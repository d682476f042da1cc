import type { RouteObject } from 'react-router-dom';
import { SCHEDULES_PATH } from '@/domain/addresses/paths';

/** The route of the calendar of schedules. */
export const routes: RouteObject[] = [
  {
    path: SCHEDULES_PATH,
    lazy: async () => ({ Component: (await import('./schedules-page')).SchedulesPage }),
  },
];
