import type { RouteObject } from 'react-router-dom';

/** The state of the console on this device, for the person and for support. */
export const routes: RouteObject[] = [
  { path: '/diagnostics', lazy: async () => ({ Component: (await import('./diagnostics-page')).DiagnosticsPage }) },
];
