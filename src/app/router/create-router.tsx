import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { routes as session } from '@/features/session/routes';
import { Shell } from '../shell/shell';
import { guard } from './guard';
import { PageFallback } from './page-fallback';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';
import { UnknownPage } from './unknown-page';

/** Every feature's table of routes; their pages are loaded when they are opened. */
const features = Object.values(
  import.meta.glob<RouteObject[]>('../../features/{dashboard,executions,job-instances,drafts}/routes.tsx', {
    eager: true,
    import: 'routes',
  }),
).flat();

/** Screens inside the shell: guarded, with their failures in their own place, so that the bar stays. */
const screens: RouteObject = {
  element: <Shell />,
  children: [
    {
      middleware: [guard],
      hydrateFallbackElement: <PageFallback />,
      children: [{ errorElement: <RouteError />, children: [...features, { path: '*', element: <UnknownPage /> }] }],
    },
  ],
};

/** Makes the router; it reads the address at once, so whatever must leave the address goes before. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      children: [{ errorElement: <RouteError />, hydrateFallbackElement: <></>, children: session }, screens],
    },
  ]);
}
