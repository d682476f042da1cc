import { hasExpired } from '@/data/session/session-clock';
import { currentSession, subscribeSession } from '@/data/session/session-store';
import { ownerOf } from '@/data/sync/databases';
import { cacheName } from '@/database/database-names';
import type { PageMessage } from '@/lib/service-worker-messages';

/**
 * Sends the service worker what it needs for the next page and cannot read itself, now and on every change: whose rows
 * it may show, and until when (decision 014).
 */
export function informServiceWorker(): void {
  const { serviceWorker } = navigator;
  const tell = (): void => {
    serviceWorker.controller?.postMessage(person());
  };
  serviceWorker.addEventListener('controllerchange', tell);
  subscribeSession(tell);
  tell();
}

function person(): PageMessage {
  const session = currentSession();
  if (session === null || hasExpired(session)) return { type: 'PERSON', cacheName: null, until: 0 };
  const { clockOffsetMs, user } = session;
  return { type: 'PERSON', cacheName: cacheName(ownerOf(session)), until: user.expiresAt * 1000 - clockOffsetMs };
}
