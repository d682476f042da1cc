import type { ExecutionRow } from './execution';

/**
 * The log of a run, once it was requested: `none` the server has none · `too-large` more than is kept of one log · `no-room`
 * newer logs fill the room · `refused` the server does not give it.
 */
export type LogState = 'kept' | 'none' | 'too-large' | 'no-room' | 'refused';

/** How far the details of a run were read in advance. Its steps are in `executionDetails`. */
export interface KeptRunRow {
  id: number;
  /** The states of the run (`runState`) that the details belong to. */
  states: string[];
  /** The warnings of the run when its steps were read. */
  warningCount: number;
  /** Null until it was requested. */
  log: LogState | null;
  /** Whether the versions of its integration were read after the run was created, or refused. */
  hasVersions: boolean;
  /** Steps whose warnings are not completely read, with the next page of each. */
  unread: { stepId: number; page: number }[];
}

/** The warnings of a step on this device. */
export interface KeptStepWarnings {
  stepId: number;
  items: { id: number; message: string }[];
  /** How many the server has; null when it does not count. */
  total: number | null;
  /** Whether nothing is missing. */
  isComplete: boolean;
}

/** The warnings of a run on this device. */
export interface KeptWarningsRow {
  id: number;
  steps: KeptStepWarnings[];
}

/** The log of a run on this device. */
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

/** Whether kept details belong to the run as it is now. More warnings than before make them out of date too. */
export function isUpToDate(kept: KeptRunRow, run: ExecutionRow): boolean {
  return kept.states.includes(runState(run)) && run.warningCount <= kept.warningCount;
}
