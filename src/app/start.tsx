import { StrictMode, Suspense, type ReactNode } from 'react';
import { loadConfig } from '@/data/config';
import { readFirstResponse } from '@/data/queries/executions/first-response';
import { currentDatabases } from '@/data/sync/databases';
import { firstDataReady, hideFirstScreen } from '@/data/sync/first-screen';
import { prepareSync } from '@/data/sync/sync-connection';
import { currentSession } from '@/data/session-store';
import { watchStorage } from '@/data/sync/storage-recovery';
import { signInByAppToken, takeAppToken } from '@/features/session/app-token';
import { startI18n } from '@/i18n/start-i18n';
import { startServiceWorker } from './pwa/service-worker';
import { createRouter } from './router/create-router';
import { followSession } from './router/follow-session';
import { loadNotices } from './shell/notices/notices';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { ConfirmProvider } from '@/ui/overlay/confirm-provider';
import { ToastRegion } from '@/ui/overlay/toast-region';

/** The tooltips, which are loaded after the first data is shown. */
const Tooltips = optionalPart(
  async () => {
    await firstDataReady();
    return { default: (await import('@/ui/overlay/tooltips')).Tooltips };
  },
  () => null,
);

/** Prepares the console: first removes a sign-in token from the address, then loads texts, configuration and routes. */
export async function startConsole(): Promise<ReactNode> {
  const appToken = takeAppToken();
  if (appToken === null && currentSession() !== null) {
    hideFirstScreen();
    // Ignore a failure: the first read of the cache reports it.
    currentDatabases()
      ?.cache.open()
      .catch(() => undefined);
    prepareSync();
    void readFirstResponse();
  }
  await Promise.all([startI18n(), loadConfig()]);
  if (appToken !== null) await signInByAppToken(appToken);
  watchStorage();
  const router = createRouter();
  followSession(router);
  startServiceWorker();
  // Ignore a failure, because none of this work is needed now.
  void followFirstScreen(router).catch(() => undefined);
  await codeReady(router);
  return (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
}

/** The shell waits at most this long for the code of the first screen. */
const CODE_MS = 100;

/** Resolves when the code of the first screen is loaded (usually at once), at the latest after `CODE_MS`. */
async function codeReady(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, CODE_MS);
    router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** Does the start-up work that can wait until the first data is shown. */
async function followFirstScreen(router: ReturnType<typeof createRouter>): Promise<void> {
  await firstDataReady();
  const { watchUnloadJournal } = await import('@/data/drafts/unload-journal/watch-unload-journal');
  watchUnloadJournal();
  const { preloadParts } = await import('./router/preload-parts');
  const { openLaunchedLinks } = await import('./pwa/open-launched-links');
  openLaunchedLinks(router);
  await preloadParts(router.routes);
  await loadNotices();
}

/** The router with the providers and regions that all screens share. */
function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <ConfirmProvider>
      <RouterProvider router={router} />
      <ToastRegion />
      <Suspense fallback={null}>
        <Tooltips />
      </Suspense>
    </ConfirmProvider>
  );
}
