import type { RunEvent } from '@/domain/events/run-event';
import { tellEvents, type Announcement } from '@/domain/events/told-events';
import { browserLocks } from '@/lib/browser/locks';
import { readServerTime } from '../use-server-time';
import { rememberedKey } from '../user-storage';
import { readToldRecord, writeToldRecord } from './event-records';

/**
 * Takes on to tell the events that no tab has told yet, and returns what to announce. The lock is held only meanwhile,
 * so that a frozen tab cannot keep the others from telling.
 * @param shownRun the execution on the screen of this tab while it is visible; nothing is announced about it
 */
export async function claimNews(events: readonly RunEvent[], shownRun: number | null): Promise<Announcement | null> {
  const lock = rememberedKey('events/telling');
  let announcement: Announcement | null = null;
  if (lock === null || events.length === 0) return null;
  await browserLocks().request(lock, {}, () => {
    // The person may have signed out, or another one in, while this tab waited.
    if (rememberedKey('events/telling') !== lock) return;
    const before = readToldRecord();
    const telling = tellEvents(before, events, readServerTime(), shownRun);
    if (telling.told !== before) writeToldRecord(telling.told);
    announcement = telling.announcement;
  });
  return announcement;
}
