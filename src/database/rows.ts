/** The number of cached executions with one filter value; written in the same transaction as the rows. */
export interface CounterRow {
  /** `all`, `status:{s}`, `instance:{code}`, `company:{code}`, `createdBy:{email}` */
  key: string;
  count: number;
}

/** A fact about the cache itself; `cache-meta.ts` describes keys and values. */
export interface MetaRow {
  key: string;
  value: unknown;
}
