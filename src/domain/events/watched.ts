import { isRecord, parseJson } from '@/lib/json';

/** What a person wants to be told about. All times are milliseconds since 1970, server clock. */
export interface Watched {
  /** Since when the person is told of failures of all integrations; null if the person is not told of them. */
  failures: number | null;
  /** Since when each integration is watched, by its code. */
  instances: Readonly<Record<string, number>>;
  /** Since when each execution is watched, by its id. */
  runs: Readonly<Record<string, number>>;
}

/** Something that a person can watch or stop watching. */
export type WatchTarget = 'failures' | { instance: string } | { run: number };

/** The maximum number of watched executions. The oldest are dropped, because they ended long ago. */
const MAX_RUNS = 500;

/** The default for a person who has not chosen yet: failures are watched, from now on. */
export const watchedAtFirst = (now: number): Watched => ({ failures: now, instances: {}, runs: {} });

/** Reads a stored text; null if there is none, or the text is malformed. */
export function readWatched(text: string | null): Watched | null {
  const stored = text === null ? null : parseJson(text);
  if (!isRecord(stored)) return null;
  const { failures } = stored;
  return {
    failures: typeof failures === 'number' ? failures : null,
    instances: timesOf(stored['instances']),
    runs: timesOf(stored['runs']),
  };
}

function timesOf(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Whether this target itself is watched. An execution is not watched just because its integration is. */
export function isWatched({ failures, instances, runs }: Watched, target: WatchTarget): boolean {
  if (target === 'failures') return failures !== null;
  return 'instance' in target ? Object.hasOwn(instances, target.instance) : Object.hasOwn(runs, target.run);
}

/**
 * Whether the person watches anything that can still cause an event.
 * @param pendingRuns the number of watched executions that have not ended yet
 */
export const isAnythingWatched = ({ failures, instances }: Watched, pendingRuns: number): boolean =>
  failures !== null || pendingRuns > 0 || Object.keys(instances).length > 0;

/** Starts or stops watching a target. A target that is already watched keeps its time. */
export function withWatch(watched: Watched, target: WatchTarget, isOn: boolean, now: number): Watched {
  if (isWatched(watched, target) === isOn) return watched;
  if (target === 'failures') return { ...watched, failures: isOn ? now : null };
  if ('instance' in target) return { ...watched, instances: withTime(watched.instances, target.instance, isOn, now) };
  const runs = Object.entries(withTime(watched.runs, String(target.run), isOn, now));
  const last = runs.toSorted(([, a], [, b]) => b - a).slice(0, MAX_RUNS);
  return { ...watched, runs: Object.fromEntries(last) };
}

function withTime(times: Readonly<Record<string, number>>, key: string, isOn: boolean, now: number) {
  const others = Object.entries(times).filter(([each]) => each !== key);
  return Object.fromEntries([...others, ...(isOn ? [[key, now] as const] : [])]);
}

/**
 * An event still counts if it happened at most this many milliseconds before the watch began, because servers cut times
 * to seconds, and clocks differ a little.
 */
const TOLERANCE_MS = 5_000;

const isSince = (at: number, since: number): boolean => at >= since - TOLERANCE_MS;

/** What an event is about. */
export interface EventSubject {
  instanceCode: string | null;
  runId: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Whether the person watches the execution or its integration, and is therefore told of every event. */
export function isSubjectWatched({ instances, runs }: Watched, { instanceCode, runId, at }: EventSubject): boolean {
  if (runId !== null && Object.hasOwn(runs, runId)) return true;
  const since = instanceCode !== null && Object.hasOwn(instances, instanceCode) ? instances[instanceCode] : undefined;
  return since !== undefined && isSince(at, since);
}

/** Whether the person is told of failures of this subject. */
export const isFailureWatched = (watched: Watched, subject: EventSubject): boolean =>
  isSubjectWatched(watched, subject) || (watched.failures !== null && isSince(subject.at, watched.failures));
