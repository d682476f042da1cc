import { useEffect, useEffectEvent } from 'react';
import type { RunEvent } from '@/domain/events/run-event';
import type { Announcement } from '@/domain/events/told-events';
import { lastSuccess } from '../sync/sync-status-store';
import { wake } from '../sync/sync-client';
import { claimNews } from './claim-news';
import { markRead } from './event-records';

/** A hidden tab waits this long before it announces, because a visible tab may show the run and claim its events. */
const HIDDEN_WAIT_MS = 1_000;
/**
 * If the newest data is older than this, the engine has stopped polling, so it is woken. The engine stops after half an
 * hour without a visible tab. Until then, its pauses are shorter than this time.
 */
const RESTED_MS = 90_000;
const LOOK_EVERY_MS = 30_000;

/**
 * Announces new events, each in only one of the tabs, and marks the events of the run on the screen as read.
 * @param found all current events, announced or not; undefined until the cache has been read
 * @param shownRunId the id of the execution that the person sees in this tab; null if there is none
 */
export function useTelling(
  found: readonly RunEvent[] | undefined,
  shownRunId: number | null,
  announce: (announcement: Announcement) => void,
): void {
  const tell = useEffectEvent(async (events: readonly RunEvent[]) => {
    const announcement = await claimNews(events, shownRunId);
    if (announcement !== null) announce(announcement);
  });
  useEffect(() => {
    if (found === undefined) return undefined;
    const wait = document.visibilityState === 'visible' ? 0 : HIDDEN_WAIT_MS;
    const timer = setTimeout(() => void tell(found), wait);
    return () => clearTimeout(timer);
  }, [found]);
  useEffect(() => {
    if (shownRunId !== null) markRead((found ?? []).flatMap(({ key, runId }) => (runId === shownRunId ? [key] : [])));
  }, [found, shownRunId]);
}

/** Keeps the engine polling for new runs while all tabs are hidden, as long as the person watches something. */
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
