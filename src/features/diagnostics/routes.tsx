import type { RouteObject } from 'react-router-dom';
import { DIAGNOSTICS_PATH } from '@/domain/addresses/paths';

/** The route of the diagnostics. */
export const routes: RouteObject[] = [
  { path: DIAGNOSTICS_PATH, lazy: async () => ({ Component: (await import('./diagnostics-page')).DiagnosticsPage }) },
];
