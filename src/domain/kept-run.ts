import type { ExecutionRow } from './execution';

/**
 * The result of requesting the log of a run.
 * - `kept`: the log is stored on this device
 * - `none`: the server has no log
 * - `too-large`: the log exceeds the limit for one log
 * - `no-room`: newer logs use all the space for logs
 * - `refused`: the server refused the request
 */
export type LogState = 'kept' | 'none' | 'too-large' | 'no-room' | 'refused';

/** Which details of a run have been read in advance. Its steps are in `executionDetails`. */
export interface KeptRunRow {
  id: number;
  /** The states of the run (`runState`) that the details belong to. */
  states: string[];
  /** The warning count of the run when its steps were read. */
  warningCount: number;
  /** Null before the first request. */
  log: LogState | null;
  /** True once the versions of its integration have been read after the run was created, or the server refused them. */
  hasVersions: boolean;
  /** Steps with warnings that are not read yet, each with its next page. */
  unread: { stepId: number; page: number }[];
}

/** The warnings of a step that are stored on this device. */
export interface KeptStepWarnings {
  stepId: number;
  items: { id: number; message: string }[];
  /** The number of warnings on the server; null when the response does not contain it. */
  total: number | null;
  /** Whether `items` contains every warning of the step. */
  isComplete: boolean;
}

/** The warnings of a run that are stored on this device. */
export interface KeptWarningsRow {
  id: number;
  steps: KeptStepWarnings[];
}

/** The log of a run, stored on this device. */
export interface KeptLogRow {
  id: number;
  packed: Uint8Array<ArrayBuffer>;
  /** Whether `packed` is gzip; else it is the plain bytes. */
  isGzip: boolean;
  /** Bytes of the log itself. */
  size: number;
  /** Bytes of `packed`. */
  packedSize: number;
  /** Device clock, milliseconds. */
  readAt: number;
}

/** The state of a run. Details read for another state of the run are out of date. */
export function runState({ status, finishedAt }: Pick<ExecutionRow, 'status' | 'finishedAt'>): string {
  return `${status} ${finishedAt ?? ''}`;
}

/** Whether the details belong to the current state of the run, and it has no more warnings than when they were read. */
export function isUpToDate(kept: KeptRunRow, run: ExecutionRow): boolean {
  return kept.states.includes(runState(run)) && run.warningCount <= kept.warningCount;
}
