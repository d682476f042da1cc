import { StrictMode, type ReactNode } from 'react';
import { loadConfig } from '@/data/config';
import { firstDataReady } from '@/data/sync/first-screen';
import { watchStorage } from '@/data/sync/storage-recovery';
import { signInByAppToken, takeAppToken } from '@/features/session/app-token';
import { startI18n } from '@/i18n/start-i18n';
import { App } from './app';
import { startServiceWorker } from './pwa/service-worker';
import { createRouter } from './router/create-router';
import { firstScreen } from './router/first-screen';
import { followSession } from './router/follow-session';

/** Makes the console ready to be shown: the token leaves the address first, then texts, configuration and routes. */
export async function startConsole(): Promise<ReactNode> {
  const appToken = takeAppToken();
  await Promise.all([startI18n(), loadConfig()]);
  if (appToken !== null) await signInByAppToken(appToken);
  watchStorage();
  const router = createRouter();
  followSession(router);
  startServiceWorker();
  // A page that is left, or whose files are gone, loses nothing by what does not follow.
  void followFirstScreen(router).catch(() => undefined);
  await firstScreen(router);
  return (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
}

/** What nobody waits for. */
async function followFirstScreen(router: ReturnType<typeof createRouter>): Promise<void> {
  await firstDataReady();
  const { watchUnloadJournal: watchLastKeys } = await import('@/data/drafts/unload-journal/watch-unload-journal');
  watchLastKeys();
  const { preloadParts } = await import('./router/parts/preload-parts');
  preloadParts(router);
}
