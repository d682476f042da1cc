import type { RouteObject } from 'react-router-dom';
import { CHANGES_PATH } from '@/domain/addresses/paths';

/** The route of the changes of all integrations. */
export const routes: RouteObject[] = [
  {
    path: CHANGES_PATH,
    lazy: async () => ({ Component: (await import('./changes-page')).ChangesPage }),
  },
];
