/** How many cached executions match one filter value; written in the transaction that writes the rows. */
export interface CounterRow {
  /** `all`, `status:{s}`, `instance:{code}`, `company:{code}`, `createdBy:{email}` */
  key: string;
  count: number;
}

/** What the cache knows of itself: the values of the `meta` table by their keys, which `cache-meta.ts` names. */
export interface MetaValues {
  head: HeadState;
  fill: BackfillState;
  /** The server's own count of all executions. */
  total: number | null;
  /** Names of the small lists that were read to their end at least once: before that, empty does not mean none. */
  walked: string[];
  /** When a person last looked something up below the window; milliseconds, device clock. */
  lookedUpAt: number;
  /** How this backend takes a filter by job instance, when not by the plain code. */
  instanceForm: KnownInstanceForm;
  /** The rows that were written lately (`WriteLog`). */
  told: AnswerKeys[];
  /** Number of the leadership that may write. */
  term: number;
}

/** One row of the `meta` table. */
export type MetaRow = { [K in keyof MetaValues]: { key: K; value: MetaValues[K] } }[keyof MetaValues];

/** Every execution with an id up to `top` that lies in the window is known, as far as the backfill has come. */
export interface HeadState {
  top: number;
}

/** How far the backfill, which reads executions from the newest downwards, has come; kept, so that a restart goes on. */
export interface BackfillState {
  done: boolean;
  /** Next page to request. */
  page: number;
  /** Executions read so far. */
  seen: number;
  /** Ids from here on downwards are known already; 0 for the first backfill. */
  floor: number;
  total: number | null;
  /** Highest id when the backfill began. */
  top: number;
  /**
   * No execution between this id and the newest one is missing: the lowest that the backfill has read, the
   * bottom of the window when it is done. Infinite before the first page.
   */
  lowest: number;
  /** Lowest id of the window: older executions are not kept. 0 when the window reaches to the first one. */
  bottom: number;
}

/** What is known of a backend that does not filter by the plain code; `none`: by the IRI neither. */
export interface KnownInstanceForm {
  form: 'code' | 'iri' | 'none';
  /** Milliseconds, device clock. */
  at: number;
}

/** One answer, with the keys of the rows that it was the last to write. */
export interface AnswerKeys {
  /** When it was requested: milliseconds, device clock. */
  asked: number;
  /** The thread that wrote it. */
  by: string;
  keys: string[];
}
