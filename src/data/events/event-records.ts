import { withKeys } from '@/domain/events/event-list';
import { readTold, type ToldEvents } from '@/domain/events/told-events';
import { readWatched, watchedAtFirst, withWatch, type Watched, type WatchTarget } from '@/domain/events/watched';
import type { Span } from '@/domain/runs/period/period';
import { isRecord, listValues, parseJson } from '@/lib/json';
import { Listeners } from '@/lib/listeners';
import { readServerTime } from '../use-server-time';
import { readRemembered, remember, rememberedKey } from '../user-storage';

/*
 * What this device remembers about events, for each person: what is watched, which events were read, which need no
 * announcement any more, and when a tab was last visible. The events themselves come from the cache.
 */
const WATCHED = 'events/watched';
const READ = 'events/read';
const TOLD = 'events/told';
const AWAY = 'events/away';
const VISIBLE_AT = 'events/visible-at';
const NAMES = [WATCHED, READ, TOLD, AWAY];

const changes: Listeners = new Listeners(() => {
  const listen = ({ key }: StorageEvent): void => {
    if (key === null || NAMES.some((name) => key === rememberedKey(name))) changes.notify();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
});

/** Calls the listener when one of these records changes, in any tab. */
export const subscribeRecords = changes.subscribe;

/** Makes a function that reads a record. The function returns the same object until the stored text changes. */
function reader<T>(name: string, parse: (text: string | null) => T): () => T {
  let last: { text: string | null; value: T } | null = null;
  return () => {
    const text = readRemembered(name);
    if (last === null || last.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}

function write(name: string, value: unknown): void {
  remember(name, value === null ? null : JSON.stringify(value));
  changes.notify();
}

const readStoredWatched = reader(WATCHED, readWatched);

/**
 * Reads what the person watches. The first call stores the default, because the default contains the time of that call.
 */
export function readWatchedRecord(): Watched {
  const stored = readStoredWatched();
  if (stored !== null || rememberedKey(WATCHED) === null) return stored ?? NOTHING;
  const first = watchedAtFirst(readServerTime());
  remember(WATCHED, JSON.stringify(first));
  return readStoredWatched() ?? first;
}

const NOTHING: Watched = { failures: null, instances: {}, runs: {} };

/** Starts or stops watching a target. */
export function setWatched(target: WatchTarget, isOn: boolean): void {
  write(WATCHED, withWatch(readWatchedRecord(), target, isOn, readServerTime()));
}

const readKeys = reader(READ, (text) => listValues(parseJson(text ?? '')).filter((key) => typeof key === 'string'));
const asSet = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Reads the keys of the events that the person has read. */
export function readReadRecord(): ReadonlySet<string> {
  const keys = readKeys();
  const known = asSet.get(keys) ?? new Set(keys);
  asSet.set(keys, known);
  return known;
}

/** Marks events as read, in all tabs. */
export function markRead(keys: readonly string[]): void {
  const known = readReadRecord();
  if (keys.some((key) => !known.has(key))) write(READ, withKeys([...known], keys));
}

/** Reads which events need no announcement any more. */
export const readToldRecord = reader(TOLD, readTold);

/**
 * Replaces the record of events that need no announcement any more. Only `claimNews` may call this, while it holds its
 * lock.
 */
export const writeToldRecord = (told: ToldEvents): void => write(TOLD, told);

/** Reads when the person was away; null if there was no absence, or the person has already seen what happened. */
export const readAwayRecord = reader(AWAY, (text): Span | null => {
  const span = parseJson(text ?? '');
  if (!isRecord(span) || typeof span['from'] !== 'number' || typeof span['to'] !== 'number') return null;
  return { from: span['from'], to: span['to'] };
});

export const writeAwayRecord = (span: Span | null): void => write(AWAY, span);

/** Reads when a tab was last visible: milliseconds since 1970, server clock; null if unknown. */
export function readVisibleAt(): number | null {
  const at = Number(readRemembered(VISIBLE_AT) ?? Number.NaN);
  return Number.isNaN(at) ? null : at;
}

export const writeVisibleAt = (at: number): void => remember(VISIBLE_AT, String(at));
