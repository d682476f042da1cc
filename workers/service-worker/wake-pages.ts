import { WAKE_TAG } from '@/lib/service-worker-messages';
import { tellPages, type OpenPages } from './tell-pages';

/**
 * Wakes the open pages when the browser reports a connection. The service worker cannot send drafts itself, because it
 * has no token.
 * @param tag the tag of the browser's event
 */
export async function wakePages(tag: string, pages: OpenPages): Promise<void> {
  if (tag === WAKE_TAG) await tellPages({ type: 'WAKE' }, pages);
}
