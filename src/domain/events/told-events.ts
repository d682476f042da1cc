import { isRecord, listValues, parseJson } from '@/lib/json';
import { MAX_EVENTS, withKeys } from './event-list';
import { EVENT_KINDS, isError, type RunEvent } from './run-event';

/** Events that no tab has to announce any more: they were announced already, or are about the run on the screen. */
export interface ToldEvents {
  /** The keys of all these events. */
  keys: readonly string[];
  /** Missed and late runs, newest first; stored because the list of events finds only ended runs in the cache. */
  notes: readonly RunEvent[];
  /**
   * The most recently announced events, used to join several events in one notification. `at`: when the event was
   * announced, milliseconds since 1970.
   */
  recent: readonly { at: number; event: RunEvent }[];
}

export const NOTHING_TOLD: ToldEvents = { keys: [], notes: [], recent: [] };

/** Events within this many milliseconds can share a notification. */
const BURST_MS = 30_000;
/** If there are at least this many events within `BURST_MS`, they share a notification. */
const BURST_EVENTS = 3;

/** What a notification is about: one event, or several. */
export type Announcement = { kind: 'one'; event: RunEvent } | { kind: 'many'; events: readonly RunEvent[] };

/** What to announce now, and what to store. */
export interface Telling {
  told: ToldEvents;
  /** Null if no event is new, or if the new events are only about the run on the screen. */
  announcement: Announcement | null;
}

/**
 * Decides which events are new, and how to announce them: alone, or together if several come at once or three come
 * within half a minute. New events about the run on the screen are stored without an announcement.
 * @param now milliseconds since 1970
 * @param shownRunId the execution that a visible tab shows; null if there is none
 */
export function tellEvents(
  told: ToldEvents,
  events: readonly RunEvent[],
  now: number,
  shownRunId: number | null,
): Telling {
  const known = new Set(told.keys);
  const news = events.filter(({ key }) => !known.has(key));
  if (news.length === 0) return { told, announcement: null };
  const announced = news.filter(({ runId }) => runId === null || runId !== shownRunId);
  const before = told.recent.filter(({ at }) => now - at < BURST_MS && at <= now);
  const recent = [...announced.map((event) => ({ at: now, event })), ...before].slice(0, MAX_EVENTS);
  const notes = [...news.filter(isOverdue), ...told.notes].slice(0, MAX_EVENTS);
  return {
    told: {
      keys: withKeys(
        told.keys,
        news.map(({ key }) => key),
      ),
      notes,
      recent,
    },
    announcement: announcementOf(
      announced,
      recent.map(({ event }) => event),
    ),
  };
}

const isOverdue = ({ kind }: RunEvent): boolean => kind === 'missed' || kind === 'late';

function announcementOf(news: readonly RunEvent[], recent: readonly RunEvent[]): Announcement | null {
  const [first] = news;
  if (first === undefined) return null;
  if (recent.length >= BURST_EVENTS) return { kind: 'many', events: recent };
  return news.length === 1 ? { kind: 'one', event: first } : { kind: 'many', events: news };
}

/** The events that a shared notification mentions: failures and missed runs if there are any, else all. */
export function mainEvents(events: readonly RunEvent[]): { isAboutErrors: boolean; events: readonly RunEvent[] } {
  const errors = events.filter(isError);
  return errors.length > 0 ? { isAboutErrors: true, events: errors } : { isAboutErrors: false, events };
}

/** Reads a stored text. Unreadable parts are left out. */
export function readTold(text: string | null): ToldEvents {
  const stored = text === null ? null : parseJson(text);
  if (!isRecord(stored)) return NOTHING_TOLD;
  return {
    keys: listValues(stored['keys']).filter((key) => typeof key === 'string'),
    notes: listValues(stored['notes']).flatMap((note) => readEvent(note) ?? []),
    recent: listValues(stored['recent']).flatMap((each) => {
      const event = isRecord(each) ? readEvent(each['event']) : null;
      return isRecord(each) && event !== null && typeof each['at'] === 'number' ? [{ at: each['at'], event }] : [];
    }),
  };
}

function readEvent(value: unknown): RunEvent | null {
  if (!isRecord(value)) return null;
  const { key, at, label } = value;
  const kind = EVENT_KINDS.find((each) => each === value['kind']);
  if (typeof key !== 'string' || typeof at !== 'number' || typeof label !== 'string' || kind === undefined) return null;
  return {
    key,
    kind,
    at,
    label,
    instanceCode: textIn(value, 'instanceCode'),
    company: textIn(value, 'company'),
    runId: numberIn(value, 'runId'),
    reason: textIn(value, 'reason'),
    failures: numberIn(value, 'failures') ?? 0,
    mayBeMore: value['mayBeMore'] === true,
    warnings: numberIn(value, 'warnings') ?? 0,
  };
}

const textIn = (record: Record<string, unknown>, key: string): string | null =>
  typeof record[key] === 'string' ? record[key] : null;
const numberIn = (record: Record<string, unknown>, key: string): number | null =>
  typeof record[key] === 'number' ? record[key] : null;
