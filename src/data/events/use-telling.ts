import { useEffect, useEffectEvent } from 'react';
import type { RunEvent } from '@/domain/events/run-event';
import type { Announcement } from '@/domain/events/told-events';
import { lastSuccess } from '../sync/sync-status-store';
import { wake } from '../sync/sync-client';
import { claimNews } from './claim-news';
import { markRead } from './event-records';

/** How long a hidden tab waits before it announces, because a visible tab may show the run. */
const HIDDEN_WAIT_MS = 1_000;
/**
 * The age of the newest data after which the engine is woken. Longer than the engine's pauses before it stops polling,
 * after half an hour without a visible tab.
 */
const RESTED_MS = 90_000;
const LOOK_EVERY_MS = 30_000;

/**
 * Announces new events, once for all tabs, and marks events of the run on the screen as read.
 * @param found the events that may not be announced yet; undefined until the cache is read
 * @param shownRun the execution on the screen of this tab while it is visible; else null
 */
export function useTelling(
  found: readonly RunEvent[] | undefined,
  shownRun: number | null,
  announce: (announcement: Announcement) => void,
): void {
  const tell = useEffectEvent(async (events: readonly RunEvent[]) => {
    const announcement = await claimNews(events, shownRun);
    if (announcement !== null) announce(announcement);
  });
  useEffect(() => {
    if (found === undefined) return undefined;
    const wait = document.visibilityState === 'visible' ? 0 : HIDDEN_WAIT_MS;
    const timer = setTimeout(() => void tell(found), wait);
    return () => clearTimeout(timer);
  }, [found]);
  useEffect(() => {
    if (shownRun !== null) markRead((found ?? []).flatMap(({ key, runId }) => (runId === shownRun ? [key] : [])));
  }, [found, shownRun]);
}

/** Wakes the polling for new runs from a background tab, for as long as something is watched. */
export function useKeepPolling(isWatching: boolean): void {
  useEffect(() => {
    if (!isWatching) return undefined;
    const look = (): void => {
      const age = Date.now() - (lastSuccess() ?? Date.now());
      if (document.visibilityState === 'hidden' && age > RESTED_MS) wake('head');
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWatching]);
}
