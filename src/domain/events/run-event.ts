import { visible } from '@/lib/text/visible-text';
import { companyNameOf } from '../company';
import type { ExecutionRow } from '../execution';
import { failureStreak } from '../runs/health/failure-streak';
import { endTime, outcomeOf } from '../runs/health/outcome';
import { isFailureWatched, isSubjectWatched, type Watched } from './watched';

/**
 * What can happen:
 * - `failed`, `worked`, `warned` (worked with warnings), `stopped`: a run ended
 * - `recovered`: a run worked after failures
 * - `missed`: a run was due and did not start
 * - `late`: a run takes much longer than usual
 */
export const EVENT_KINDS = ['failed', 'recovered', 'warned', 'worked', 'stopped', 'missed', 'late'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Something that a person is told about a run. */
export interface RunEvent {
  /** The same in every tab, and whenever the event is found again. */
  key: string;
  kind: EventKind;
  /** When the run ended, when it was due, or since when it is late; milliseconds since 1970, server clock. */
  at: number;
  instanceCode: string | null;
  /** The name of the integration. */
  label: string;
  company: string | null;
  /** Null for a missed run. */
  runId: number | null;
  /** The server's message about a failure. */
  reason: string | null;
  /** How many runs failed in a row: up to and including this run if it failed, else directly before it. */
  failures: number;
  /** Whether even more runs may have failed in a row, because older runs were not read. */
  mayBeMore: boolean;
  /** The number of the run's warnings. */
  warnings: number;
}

/** Whether an event means that something is wrong. */
export const isError = ({ kind }: Pick<RunEvent, 'kind'>): boolean => kind === 'failed' || kind === 'missed';

/** The names by which an event refers to its run. */
export const namesOf = (run: ExecutionRow): Pick<RunEvent, 'instanceCode' | 'label' | 'company'> => ({
  instanceCode: run.instanceCode,
  label: visible(run.instanceLabel) ?? run.instanceCode ?? String(run.id),
  company: companyNameOf(run),
});

/** The key of the event for the end of a run. */
export const endKey = (runId: number): string => `run:${runId}`;

/**
 * Makes the event for the end of a run. Null if the run has not ended, or if the person does not watch it.
 * @param earlier the runs of the same integration before this run, newest first
 * @param hasAll whether `earlier` contains all runs before this run
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
    reason: kind === 'failed' ? visible(run.errorMessage) : null,
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
