import { endKey, isError, type RunEvent } from './run-event';

/** How many events the list has. */
export const MAX_EVENTS = 50;

/** The events as the bell shows them. */
export interface EventList {
  /** Newest first. */
  events: readonly RunEvent[];
  /** Keys of the events that nobody has opened yet. */
  unread: ReadonlySet<string>;
  /** The number of unread failures and missed runs. */
  errors: number;
}

export const NO_EVENTS: EventList = { events: [], unread: new Set(), errors: 0 };

/**
 * Joins the events of ended runs with those of missed and late runs. An unread failure replaces the earlier unread
 * failures of the same integration. A late run that has ended is left out.
 * @param notes events of runs that did not start or are late
 * @param read keys of the events that were read
 */
export function listEvents(
  ends: readonly RunEvent[],
  notes: readonly RunEvent[],
  read: ReadonlySet<string>,
): EventList {
  const ended = new Set(ends.map(({ key }) => key));
  const current = notes.filter(({ kind, runId }) => kind !== 'late' || runId === null || !ended.has(endKey(runId)));
  const failing = new Set<string>();
  const events = [...ends, ...current]
    .toSorted((a, b) => b.at - a.at || (b.runId ?? 0) - (a.runId ?? 0))
    .filter(({ key, kind, instanceCode }) => {
      if (kind !== 'failed' || instanceCode === null || read.has(key)) return true;
      const isReplaced = failing.has(instanceCode);
      failing.add(instanceCode);
      return !isReplaced;
    })
    .slice(0, MAX_EVENTS);
  const unread = events.filter(({ key }) => !read.has(key));
  return { events, unread: new Set(unread.map(({ key }) => key)), errors: unread.filter(isError).length };
}

/** How many keys of events are remembered: more than the list can have. */
const MAX_KEYS = 400;

/** Adds keys to the remembered keys, and drops the oldest beyond the maximum. */
export function withKeys(known: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...added, ...known])].slice(0, MAX_KEYS);
}
