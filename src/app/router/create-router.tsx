import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { routes as companies } from '@/features/companies/routes';
import { routes as dashboard } from '@/features/dashboard/routes';
import { routes as drafts } from '@/features/drafts/routes';
import { routes as executions } from '@/features/executions/routes';
import { routes as jobInstances } from '@/features/job-instances/routes';
import { routes as session } from '@/features/session/routes';
import { routes as sso } from '@/features/sso/routes';
import { routes as system } from '@/features/system/routes';
import { routes as users } from '@/features/users/routes';
import { Shell } from '../shell/shell';
import { guard } from './guard';
import { PageFallback } from './page-fallback';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';
import { UnknownPage } from './unknown-page';

const pages = [
  ...dashboard,
  ...executions,
  ...jobInstances,
  ...drafts,
  ...users,
  ...companies,
  ...sso,
  ...system,
  { path: '*', element: <UnknownPage /> },
];

/** Screens inside the shell: guarded, with their failures in their own place, so that the bar stays. */
const screens: RouteObject = {
  element: <Shell />,
  children: [
    {
      middleware: [guard],
      hydrateFallbackElement: <PageFallback />,
      children: [{ errorElement: <RouteError />, children: pages }],
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
