import type { RouteObject } from 'react-router-dom';

/** How the console is doing on this device, for the person and for support. */
export const routes: RouteObject[] = [
  { path: '/diagnostics', lazy: async () => ({ Component: (await import('./diagnostics-page')).DiagnosticsPage }) },
];
