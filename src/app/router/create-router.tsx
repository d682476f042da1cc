import { LOGIN_PATH } from '@/domain/paths';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { routes as companies } from '@/features/companies/routes';
import { routes as activation } from '@/features/connections/activation/routes';
import { routes as connections } from '@/features/connections/routes';
import { routes as dashboard } from '@/features/dashboard/routes';
import { routes as diagnostics } from '@/features/diagnostics/routes';
import { routes as drafts } from '@/features/drafts/routes';
import { routes as executions } from '@/features/executions/routes';
import { routes as jobInstances } from '@/features/job-instances/routes';
import { routes as session } from '@/features/session/routes';
import { routes as sso } from '@/features/sso/routes';
import { routes as system } from '@/features/system/routes';
import { routes as users } from '@/features/users/routes';
import { Shell } from '../shell/shell';
import { guard } from './guard';
import { withMoreTexts } from './parts/more-texts';
import { PageFallback } from './page-fallback';
import { withPatience } from './parts/patience';
import { RootLayout } from './root-layout';
import { accessOf } from './route-access';
import { RouteError } from './route-error';
import { UnknownPage } from './unknown-page';

const pages = withPatience([
  ...dashboard,
  ...executions,
  ...withMoreTexts([
    ...diagnostics,
    ...jobInstances,
    ...drafts,
    ...users,
    ...companies,
    ...sso,
    ...system,
    ...connections,
    ...activation,
  ]),
  { path: '*', element: <UnknownPage /> },
]);

/** Sign-in loads only the start texts; the other public screens need more. */
const entrances = withPatience(
  session.flatMap((route) => (route.path === LOGIN_PATH ? [route] : withMoreTexts([route]))),
);

/** Screens inside the shell. They are guarded and have their own error boundary, so that the top bar stays. */
const screens: RouteObject = {
  element: <Shell isPublic={(path) => accessOf(pages, path) === 'public'} />,
  children: [
    {
      middleware: [guard(pages)],
      hydrateFallbackElement: <PageFallback />,
      children: [{ errorElement: <RouteError />, children: pages }],
    },
  ],
};

/** Creates the router, which reads the URL at once. Remove secrets from the URL first. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      children: [{ errorElement: <RouteError />, hydrateFallbackElement: <></>, children: entrances }, screens],
    },
  ]);
}
