/**
 * The number of cached executions in total, in a block of ids, or with one value of a filter. Written in the same
 * transaction as the executions.
 */
export interface CounterRow {
  /**
   * `all`, `ids:{block}`, `status:{s}`, `instance:{code}`, `company:{code}`, `createdBy:{email}`, `unknown:{filter}`
   */
  key: string;
  count: number;
}

/**
 * The values of the `meta` table, which describe the cache itself, by key. `cache-meta.ts` has the keys as constants.
 */
export interface MetaValues {
  head: HeadState;
  fill: BackfillState;
  /** The server's total of all executions. */
  total: number | null;
  /**
   * The names of the small lists that were read completely at least once. Until a list has been read, an empty table
   * does not mean that the server has no rows.
   */
  readLists: string[];
  /**
   * When a user last looked up executions that are older than the window (see `bottom`): milliseconds, device clock.
   */
  lookedUpAt: number;
  /** How this backend filters by job instance; absent as long as it accepts the plain code. */
  instanceForm: InstanceFilterFormat;
  /** The recently written rows (`WriteLog`). */
  writeLog: WriteLogEntry[];
  /**
   * The companies to which this person has belonged since the sign-in, the current company last. Empty if the cached
   * rows belong to several companies. Absent while the person belongs to the company in the token.
   */
  companies: string[];
  /** The rights of this person, if they differ from the rights in the token. */
  rights: string;
  /** True if the server refuses to send the e-mails of people whom it identifies only by an id. */
  peopleRefused: boolean;
  /** The term of the leader that may write. */
  term: number;
}

/** One row of the `meta` table. */
export type MetaRow = { [K in keyof MetaValues]: { key: K; value: MetaValues[K] } }[keyof MetaValues];

/** How far `pollNewest` has read. */
export interface HeadState {
  /** The cache has every execution from this id down to the lowest id that the backfill has read. */
  top: number;
}

/**
 * Progress of the backfill, which reads executions from the newest downwards. Stored, so that it resumes after a
 * restart.
 */
export interface BackfillState {
  done: boolean;
  /** The next page to request. */
  page: number;
  /** The number of executions read so far. */
  seen: number;
  /** Executions with this id or a lower one are already known; 0 for the first backfill. */
  floor: number;
  /** The number of executions on the server; null if it does not count them. */
  total: number | null;
  /** The highest id that was known when the backfill began or that the backfill has read since. */
  top: number;
  /**
   * The cache has every execution between this id and the newest one. It is the lowest id read so far, or the bottom of
   * the window when the backfill is done. Infinity before the first page.
   */
  lowest: number;
  /** The lowest id of the window; older executions are not kept. 0 when the window contains all executions. */
  bottom: number;
}

/** How a backend filters by job instance, and when this was found out. */
export interface InstanceFilterFormat {
  /** The format that the backend accepts (`InstanceIdFormat`); `none` if it accepts no format. */
  form: 'code' | 'iri' | 'property' | 'none';
  /** Milliseconds, device clock. */
  at: number;
}

/** A response, with the keys of the rows that it wrote and that no later response has written again. */
export interface WriteLogEntry {
  /** When the request was sent: milliseconds, device clock. */
  requestedAt: number;
  /** Identifies the thread that wrote the rows. */
  by: string;
  keys: string[];
}
