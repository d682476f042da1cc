import type { ExecutionRow } from '../execution';
import { failureStreak } from '../runs/health/failure-streak';
import { outcomeOf } from '../runs/health/outcome';
import { isFailureWatched, isSubjectWatched, type Watched } from './watched';

/**
 * What has happened: a run failed, worked after failures (`recovered`), or ended otherwise; a due run did not start
 * (`missed`); a run takes much longer than usual (`late`).
 */
export type EventKind = 'failed' | 'recovered' | 'warned' | 'worked' | 'stopped' | 'missed' | 'late';

/** An event that a person is told about. */
export interface RunEvent {
  /** Equal in every tab and whenever the same event is found again. */
  key: string;
  kind: EventKind;
  /** When the run ended or was due, or since when it is late; milliseconds since 1970, server clock. */
  at: number;
  instanceCode: string | null;
  /** The name of the integration. */
  label: string;
  company: string | null;
  /** Null for a run that did not start. */
  runId: number | null;
  /** The server's message about a failure. */
  reason: string | null;
  /** Failures in a row up to this run, or before this run if it worked. */
  failures: number;
  /** Whether older runs, which were not read, may belong to these failures. */
  mayBeMore: boolean;
  /** Warnings of the run. */
  warnings: number;
}

/** Whether an event means that something is wrong. */
export const isError = ({ kind }: Pick<RunEvent, 'kind'>): boolean => kind === 'failed' || kind === 'missed';

const textOf = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

/** The names with which an event describes its run. */
export const namesOf = (run: ExecutionRow): Pick<RunEvent, 'instanceCode' | 'label' | 'company'> => ({
  instanceCode: run.instanceCode,
  label: textOf(run.instanceLabel) ?? run.instanceCode ?? String(run.id),
  company: textOf(run.companyName) ?? run.companyCode,
});

/** When a run ended, or the closest known time; milliseconds since 1970. 0 if the run has no time at all. */
export const endTime = ({ finishedAt, startedAt, createdAt }: ExecutionRow): number =>
  Date.parse(finishedAt ?? startedAt ?? createdAt ?? '') || 0;

/** The key of the event of a run's end. */
export const endKey = (runId: number): string => `run:${runId}`;

/**
 * The event of a run's end; null if the run has not ended, or the person does not watch it.
 * @param earlier runs of the same integration before this one, newest first
 * @param hasAll whether there are no older runs than these
 */
export function eventOfEnd(
  run: ExecutionRow,
  earlier: readonly ExecutionRow[],
  hasAll: boolean,
  watched: Watched,
): RunEvent | null {
  const outcome = outcomeOf(run.status);
  if (outcome === 'running') return null;
  const { count: before, mayBeLonger } = failureStreak(earlier, hasAll);
  const kind = kindOf(outcome, before);
  const at = endTime(run);
  const subject = { instanceCode: run.instanceCode, runId: run.id, at };
  const isAboutFailure = kind === 'failed' || kind === 'recovered';
  if (!(isAboutFailure ? isFailureWatched : isSubjectWatched)(watched, subject)) return null;
  return {
    key: endKey(run.id),
    kind,
    at,
    ...namesOf(run),
    runId: run.id,
    reason: kind === 'failed' ? textOf(run.errorMessage) : null,
    failures: kind === 'failed' ? before + 1 : before,
    mayBeMore: mayBeLonger,
    warnings: run.warningCount,
  };
}

function kindOf(outcome: 'success' | 'warning' | 'error' | 'stopped', failuresBefore: number): EventKind {
  if (outcome === 'error') return 'failed';
  if (outcome === 'stopped') return 'stopped';
  if (failuresBefore > 0) return 'recovered';
  return outcome === 'warning' ? 'warned' : 'worked';
}
