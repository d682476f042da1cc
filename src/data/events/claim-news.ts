import type { RunEvent } from '@/domain/events/run-event';
import { tellEvents, type Announcement } from '@/domain/events/told-events';
import { browserLocks } from '@/lib/browser/locks';
import { readServerTime } from '../use-server-time';
import { rememberedKey } from '../user-storage';
import { readToldRecord, writeToldRecord } from './event-records';

/**
 * Claims the events that no tab has announced yet, and returns what this tab must announce. Holds the lock only for a
 * moment, so that a frozen tab cannot keep other tabs from announcing.
 * @param shownRunId the id of the execution that the person sees in this tab: its events are claimed, but not announced
 */
export async function claimNews(events: readonly RunEvent[], shownRunId: number | null): Promise<Announcement | null> {
  const lock = rememberedKey('events/telling');
  let announcement: Announcement | null = null;
  if (lock === null || events.length === 0) return null;
  await browserLocks().request(lock, {}, () => {
    // The person may have signed out, or another person signed in, while this tab waited.
    if (rememberedKey('events/telling') !== lock) return;
    const before = readToldRecord();
    const telling = tellEvents(before, events, readServerTime(), shownRunId);
    if (telling.told !== before) writeToldRecord(telling.told);
    announcement = telling.announcement;
  });
  return announcement;
}
