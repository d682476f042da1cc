/** A change of the tables of existing stores. */
export interface Migration {
  /** What it changes, for messages: "executions have a priority". */
  what: string;
  /** Statements that PGlite and PostgreSQL can run in a transaction. */
  sql: string;
}

/** The schema before the first migration. Older stores cannot be upgraded. */
export const firstSchema = 10;

/**
 * The migrations in their order: the first upgrades schema 10 to 11, the next one 11 to 12. A released migration is
 * never edited or removed, because stores have run it.
 */
export const migrations: readonly Migration[] = [];
