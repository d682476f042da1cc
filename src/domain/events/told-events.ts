import { isRecord, listValues, parseJson } from '@/lib/json';
import { MAX_EVENTS, withKeys } from './event-list';
import { isError, type EventKind, type RunEvent } from './run-event';

/** The events that this device has announced, in any tab. */
export interface ToldEvents {
  /** Keys of the announced events. */
  keys: readonly string[];
  /** The announced events that cached runs do not show later: runs that did not start or were late. Newest first. */
  notes: readonly RunEvent[];
  /** The last announced events, to join several in one notification. */
  recent: readonly { at: number; event: RunEvent }[];
}

export const NOTHING_TOLD: ToldEvents = { keys: [], notes: [], recent: [] };

/** Events within this time can share a notification, milliseconds. */
const BURST_MS = 30_000;
/** The number of events within `BURST_MS` from which they share a notification. */
const BURST_EVENTS = 3;

/** A notification: about one event, or about several. */
export type Announcement = { kind: 'one'; event: RunEvent } | { kind: 'many'; events: readonly RunEvent[] };

/** What to announce now. */
export interface Telling {
  told: ToldEvents;
  /** Null if no event is new, or all new events are about the run on the screen. */
  announcement: Announcement | null;
}

/**
 * Decides which of the events are new, and how to announce them: alone, or together if several come at once or three
 * come within half a minute.
 * @param now milliseconds since 1970
 * @param shownRun the execution on the screen of a visible tab, about which nothing is announced
 */
export function tellEvents(
  told: ToldEvents,
  events: readonly RunEvent[],
  now: number,
  shownRun: number | null,
): Telling {
  const known = new Set(told.keys);
  const news = events.filter(({ key }) => !known.has(key));
  if (news.length === 0) return { told, announcement: null };
  const announced = news.filter(({ runId }) => runId === null || runId !== shownRun);
  const before = told.recent.filter(({ at }) => now - at < BURST_MS && at <= now);
  const recent = [...announced.map((event) => ({ at: now, event })), ...before].slice(0, MAX_EVENTS);
  const notes = [...news.filter(isNote), ...told.notes].slice(0, MAX_EVENTS);
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

const isNote = ({ kind }: RunEvent): boolean => kind === 'missed' || kind === 'late';

function announcementOf(news: readonly RunEvent[], recent: readonly RunEvent[]): Announcement | null {
  const [first] = news;
  if (first === undefined) return null;
  if (recent.length >= BURST_EVENTS) return { kind: 'many', events: recent };
  return news.length === 1 ? { kind: 'one', event: first } : { kind: 'many', events: news };
}

/** The events that a joint notification mentions: failures and missed runs if there are any, else all events. */
export function mainEvents(events: readonly RunEvent[]): { isAboutErrors: boolean; events: readonly RunEvent[] } {
  const errors = events.filter(isError);
  return errors.length > 0 ? { isAboutErrors: true, events: errors } : { isAboutErrors: false, events };
}

/** Reads a stored text; unreadable parts are left out. */
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

const KINDS: readonly EventKind[] = ['failed', 'recovered', 'warned', 'worked', 'stopped', 'missed', 'late'];

function readEvent(value: unknown): RunEvent | null {
  if (!isRecord(value)) return null;
  const { key, at, label } = value;
  const kind = KINDS.find((each) => each === value['kind']);
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
