/** A change of the tables of existing stores. */
export interface Migration {
  /** What is different afterwards, for messages: "executions have a priority". */
  what: string;
  /** Statements that PGlite and PostgreSQL can run in a transaction. */
  sql: string;
}

/** The number of the schema before the first migration. Stores with an older schema cannot be upgraded. */
export const firstSchema = 10;

/**
 * The migrations in their order: the first upgrades schema 10 to 11, the next upgrades 11 to 12. Never change or remove
 * a released migration, because stores have already run it.
 */
export const migrations: readonly Migration[] = [
  {
    what: 'e-mails have the time of their next try',
    sql: 'alter table sent_emails add column next_try_at timestamptz not null default now()',
  },
];
