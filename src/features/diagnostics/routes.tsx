import type { RouteObject } from 'react-router-dom';

/** The route of the diagnostics. */
export const routes: RouteObject[] = [
  { path: '/diagnostics', lazy: async () => ({ Component: (await import('./diagnostics-page')).DiagnosticsPage }) },
];
