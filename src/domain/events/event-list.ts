import { endKey, isError, type RunEvent } from './run-event';

/** The maximum number of events in the list. */
export const MAX_EVENTS = 50;

/** The events as the bell shows them. */
export interface EventList {
  /** Newest first. */
  events: readonly RunEvent[];
  /** The keys of the events that the person has not read yet. */
  unread: ReadonlySet<string>;
  /** The number of unread failures and missed runs. */
  errors: number;
}

export const NO_EVENTS: EventList = { events: [], unread: new Set(), errors: 0 };

/**
 * Lists the events of ended runs together with the events of missed and late runs. An unread failure is listed only if
 * it is the newest failure of its integration. A late run is not listed once it has ended.
 * @param ends the events of ended runs
 * @param overdueEvents the events of missed and late runs
 * @param read the keys of the events that the person has read
 */
export function listEvents(
  ends: readonly RunEvent[],
  overdueEvents: readonly RunEvent[],
  read: ReadonlySet<string>,
): EventList {
  const ended = new Set(ends.map(({ key }) => key));
  const current = overdueEvents.filter(
    ({ kind, runId }) => kind !== 'late' || runId === null || !ended.has(endKey(runId)),
  );
  const failing = new Set<string>();
  const events = [...ends, ...current]
    .toSorted((a, b) => b.at - a.at || (b.runId ?? 0) - (a.runId ?? 0))
    .filter(({ key, kind, instanceCode }) => {
      if (kind !== 'failed' || instanceCode === null) return true;
      const isReplaced = failing.has(instanceCode);
      failing.add(instanceCode);
      return read.has(key) || !isReplaced;
    })
    .slice(0, MAX_EVENTS);
  const unread = events.filter(({ key }) => !read.has(key));
  return { events, unread: new Set(unread.map(({ key }) => key)), errors: unread.filter(isError).length };
}

/** The maximum number of remembered keys. It is higher than `MAX_EVENTS`, so that no listed event is forgotten. */
const MAX_KEYS = 400;

/** Adds keys to the remembered keys. Above the maximum, the oldest are dropped. */
export function withKeys(known: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...added, ...known])].slice(0, MAX_KEYS);
}
