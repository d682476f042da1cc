import { WAKE_TAG } from '@/lib/service-worker-messages';
import { tellPages, type OpenPages } from './tell-pages';

/**
 * Wakes the open pages when the browser reports a connection. The service worker sends nothing itself, because it has
 * no token.
 */
export async function wakePages(tag: string, pages: OpenPages): Promise<void> {
  if (tag === WAKE_TAG) await tellPages({ type: 'WAKE' }, pages);
}
