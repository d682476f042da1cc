import type { RunEvent } from '@/domain/events/run-event';
import { tellEvents, type Announcement } from '@/domain/events/told-events';
import { browserLocks } from '@/lib/browser/locks';
import { readServerTime } from '../use-server-time';
import { rememberedKey } from '../user-storage';
import { readToldRecord, writeToldRecord } from './event-records';

/**
 * Claims the events that no tab has announced yet, and returns what this tab has to announce. The lock is released at
 * once, so that a frozen tab cannot stop the others.
 * @param shownRun the execution on the screen of this tab while visible, about which nothing is announced
 */
export async function claimNews(events: readonly RunEvent[], shownRun: number | null): Promise<Announcement | null> {
  const lock = rememberedKey('events/telling');
  let announcement: Announcement | null = null;
  if (lock === null || events.length === 0) return null;
  await browserLocks().request(lock, {}, () => {
    // The person may have signed out, or another person signed in, while this tab waited.
    if (rememberedKey('events/telling') !== lock) return;
    const before = readToldRecord();
    const telling = tellEvents(before, events, readServerTime(), shownRun);
    if (telling.told !== before) writeToldRecord(telling.told);
    announcement = telling.announcement;
  });
  return announcement;
}
