import type { ExecutionRow } from './execution';

/** The result of a request for the log of a run. `no-room`: the space for logs on this device is used up. */
export type LogState = 'kept' | 'none' | 'too-large' | 'no-room' | 'refused';

/** Which details of a run have been read in advance. The steps themselves are in `executionDetails`. */
export interface KeptRunRow {
  id: number;
  /** The states of the run (`runState`) for which these details are valid. */
  states: string[];
  /** The warning count of the run when its steps were read. */
  warningCount: number;
  /** Null before the first request. */
  log: LogState | null;
  /**
   * True if the versions of the integration were read after the run was created, or if the server refused to send them.
   */
  hasVersions: boolean;
  /** The steps whose warnings have not all been read, each with the next page to read. */
  unread: { stepId: number; page: number }[];
}

/** The warnings of a step that are stored on this device. */
export interface KeptStepWarnings {
  stepId: number;
  items: { id: number; message: string }[];
  /** The number of warnings on the server; null if the response did not contain it. */
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
  /** Whether `packed` is compressed with gzip. If not, `packed` contains the bytes of the log itself. */
  isGzip: boolean;
  /** The number of bytes of the log itself. */
  size: number;
  /** The number of bytes of `packed`. */
  packedSize: number;
  /** Device clock, milliseconds. */
  readAt: number;
}

/** A text for the state of a run. Details that were read in another state are out of date. */
export function runState({ status, finishedAt }: Pick<ExecutionRow, 'status' | 'finishedAt'>): string {
  return `${status} ${finishedAt ?? ''}`;
}

/**
 * Whether stored details are up to date: they belong to the current state of the run, and the run does not have more
 * warnings than at the time when its steps were read.
 */
export function isUpToDate(kept: KeptRunRow, run: ExecutionRow): boolean {
  return kept.states.includes(runState(run)) && run.warningCount <= kept.warningCount;
}
