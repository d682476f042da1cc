import type { ExecutionRow } from '../execution';
import { failureStreak } from '../runs/health/failure-streak';
import { outcomeOf } from '../runs/health/outcome';
import { isFailureWatched, isSubjectWatched, type Watched } from './watched';

/**
 * What has happened: a run failed, worked after failures (`recovered`), or ended otherwise; a due run did not start
 * (`missed`); a run takes much longer than usual (`late`).
 */
export type EventKind = 'failed' | 'recovered' | 'warned' | 'worked' | 'stopped' | 'missed' | 'late';

/** Something that a person is told. */
export interface RunEvent {
  /** The same each time the event is found, in every tab. */
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
  /** Failures in a row up to this run, or before it if it worked. */
  failures: number;
  /** Whether older runs, which were not looked at, may belong to these failures. */
  mayBeMore: boolean;
  /** Warnings of the run. */
  warnings: number;
}

/** Whether an event means that something is wrong. */
export const isError = ({ kind }: Pick<RunEvent, 'kind'>): boolean => kind === 'failed' || kind === 'missed';

const textOf = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

/** The names by which an event calls its run. */
export const namesOf = (run: ExecutionRow): Pick<RunEvent, 'instanceCode' | 'label' | 'company'> => ({
  instanceCode: run.instanceCode,
  label: textOf(run.instanceLabel) ?? run.instanceCode ?? String(run.id),
  company: textOf(run.companyName) ?? run.companyCode,
});

/** When a run ended, milliseconds since 1970; servers may omit the time. 0 when nothing is known. */
export const endTime = ({ finishedAt, startedAt, createdAt }: ExecutionRow): number =>
  Date.parse(finishedAt ?? startedAt ?? createdAt ?? '') || 0;

/** The event of the end of a run. */
export const endKey = (runId: number): string => `run:${runId}`;

/**
 * The event of a run's end; null if it has not ended, or the person is not told about it.
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
