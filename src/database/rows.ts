/** The number of cached executions with one filter value; written in the same transaction as the rows. */
export interface CounterRow {
  /** `all`, `status:{s}`, `instance:{code}`, `company:{code}`, `createdBy:{email}`, `unknown:{filter}` */
  key: string;
  count: number;
}

/** Facts about the cache itself: the values of the `meta` table by key. `cache-meta.ts` names the keys. */
export interface MetaValues {
  head: HeadState;
  fill: BackfillState;
  /** The server's total of all executions. */
  total: number | null;
  /** Names of the small lists that were read completely at least once. Before that, an empty list proves nothing. */
  readLists: string[];
  /** The last time a user looked up executions below the window; milliseconds, device clock. */
  lookedUpAt: number;
  /** The format of this backend's filter by job instance, if it is not the plain code. */
  instanceForm: InstanceFilterFormat;
  /** The recently written rows (`WriteLog`). */
  writeLog: WriteLogEntry[];
  /**
   * The companies to which this person has belonged since the sign-in, the current one last; empty if the rows belong to
   * several companies. Absent while the person belongs to the company in the token.
   */
  companies: string[];
  /** The rights of this person, if they differ from the rights in the token. */
  rights: string;
  /** Whether the server has refused the e-mails of people whom it names by an id. */
  peopleRefused: boolean;
  /** The term of the leader that may write. */
  term: number;
}

/** One row of the `meta` table. */
export type MetaRow = { [K in keyof MetaValues]: { key: K; value: MetaValues[K] } }[keyof MetaValues];

/** The cache has every execution of the window with an id up to `top`, down to where the backfill has read. */
export interface HeadState {
  top: number;
}

/**
 * Progress of the backfill, which reads executions from the newest downwards. Stored, so that it resumes after a
 * restart.
 */
export interface BackfillState {
  done: boolean;
  /** Next page to request. */
  page: number;
  /** Executions read so far. */
  seen: number;
  /** Executions with this id and below are already known; 0 for the first backfill. */
  floor: number;
  total: number | null;
  /** The highest id when the backfill began. */
  top: number;
  /**
   * The cache has every execution between this id and the newest one. It is the lowest id read so far, or the bottom of
   * the window when the backfill is done. Infinity before the first page.
   */
  lowest: number;
  /** The lowest id of the window; older executions are not kept. 0 when the window contains all executions. */
  bottom: number;
}

/** A filter by job instance that the backend accepts; `none` when it accepts no format. */
export interface InstanceFilterFormat {
  form: 'code' | 'iri' | 'property' | 'none';
  /** Milliseconds, device clock. */
  at: number;
}

/** One response, with the keys of the rows that it was the last to write. */
export interface WriteLogEntry {
  /** When the response was requested: milliseconds, device clock. */
  requestedAt: number;
  /** Identifies the thread that wrote the rows. */
  by: string;
  keys: string[];
}
