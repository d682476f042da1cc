/** How many cached executions match one filter value; written in the transaction that writes the rows. */
export interface CounterRow {
  /** `all`, `status:{s}`, `instance:{code}`, `company:{code}`, `createdBy:{email}` */
  key: string;
  count: number;
}

/** A fact about the cache itself; keys and values are described in `cache-meta.ts`. */
export interface MetaRow {
  key: string;
  value: unknown;
}
