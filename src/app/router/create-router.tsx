import { LOGIN_PATH } from '@/domain/addresses/paths';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { routes as changes } from '@/features/changes/routes';
import { routes as companies } from '@/features/companies/routes';
import { routes as activation } from '@/features/connections/activation/routes';
import { routes as connections } from '@/features/connections/routes';
import { routes as dashboard } from '@/features/dashboard/routes';
import { routes as diagnostics } from '@/features/diagnostics/routes';
import { routes as drafts } from '@/features/drafts/routes';
import { routes as executions } from '@/features/executions/routes';
import { routes as jobInstances } from '@/features/job-instances/routes';
import { routes as schedules } from '@/features/schedules/routes';
import { routes as session } from '@/features/session/routes';
import { routes as sso } from '@/features/sso/routes';
import { routes as system } from '@/features/system/routes';
import { routes as users } from '@/features/users/routes';
import { loadDashboardTexts, loadMoreTexts, loadSessionTexts } from '@/i18n/start-i18n';
import { loadPart } from '@/lib/browser/load-part';
import { Shell } from '../shell/shell';
import { guard } from './guard';
import { RootLayout } from './root-layout';
import { rememberedAccess } from './route-access';
import { RouteError } from './route-error';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';

/**
 * Wraps routes so that loading their code and texts fails after two minutes, instead of never ending.
 * @param texts loads the texts of these screens; absent if every start loads them (decision 007)
 */
function lazily(routes: readonly RouteObject[], texts?: () => Promise<void>): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    if (typeof lazy !== 'function') return route;
    const load = async () => (await Promise.all([lazy(), texts?.()]))[0];
    return { ...route, lazy: () => loadPart(load) };
  });
}

const pages = [
  ...lazily(dashboard, loadDashboardTexts),
  ...lazily(executions),
  ...lazily(
    [
      ...diagnostics,
      ...jobInstances,
      ...changes,
      ...schedules,
      ...drafts,
      ...users,
      ...companies,
      ...sso,
      ...system,
      ...connections,
      ...activation,
    ],
    loadMoreTexts,
  ),
  ...lazily([{ path: '*', lazy: async () => ({ Component: (await import('./unknown-page')).UnknownPage }) }]),
];

/** Screens without a guard. The sign-in page waits only for the few texts that it shows first. */
const entrances = session.flatMap((route) =>
  lazily([route], route.path === LOGIN_PATH ? loadSessionTexts : loadMoreTexts),
);

/** Screens inside the shell, behind the guard. Their own error boundary keeps the top bar when a screen fails. */
const screens: RouteObject = {
  element: <Shell accessOf={rememberedAccess(pages)} />,
  children: [
    {
      middleware: [guard(pages)],
      hydrateFallbackElement: <PageFallback />,
      children: [{ errorElement: <RouteError />, children: pages }],
    },
  ],
};

/** Creates the router. It reads the URL at once, so remove secrets from the URL first. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      children: [{ errorElement: <RouteError />, hydrateFallbackElement: <></>, children: entrances }, screens],
    },
  ]);
}

/** Shown while the first screen's code loads. It is as high as the window, so that the footer does not move later. */
function PageFallback() {
  const { t } = useTranslation('sync');
  return (
    <div role="status" aria-label={t('page.loading')} style={{ paddingTop: 24, minHeight: '100vh' }}>
      <Stack gap={4}>
        <Skeleton width="220px" height="24px" />
        <Skeleton width="100%" height="40px" />
        <Skeleton width="100%" height="240px" />
      </Stack>
    </div>
  );
}
