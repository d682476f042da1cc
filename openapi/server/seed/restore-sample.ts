import { schemaName, type Database } from '../store/database';
import { seedStore, type SecretServices } from './seed-store';

const copies = `${schemaName}_sample`;

/**
 * Returns a function that restores the sample data. The function empties and refills every table except the settings;
 * ids start at 1 again. Creating the data takes most of the time, so the filled tables are copied. Later calls in the
 * same minute restore the copies. In the next minute, other runs may be due by their schedules, so the data are created
 * again.
 *
 * Restoring copies switches off triggers and the checks of references, so the database role must be a superuser, as in
 * PGlite.
 */
export function sampleRestorer(db: Database, secretServices: SecretServices, executions?: number): () => Promise<void> {
  let copiedIn: number | null = null;
  return async () => {
    const minute = Math.floor(Date.now() / 60_000);
    const isCopied = copiedIn === minute;
    copiedIn = null;
    await db.transaction(async (tx) => {
      const found = await tx.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = '${schemaName}' and tablename <> 'settings'`,
      );
      const names = found.map(({ name }) => name);
      await tx.script(`truncate ${names.join(', ')} restart identity`);
      if (isCopied) return tx.script(restoring(names));
      await seedStore(tx, secretServices, executions);
      await tx.script(copying(names));
    });
    copiedIn = minute;
  };
}

const copying = (names: readonly string[]): string =>
  [
    `drop schema if exists ${copies} cascade`,
    `create schema ${copies}`,
    ...names.map((name) => `create table ${copies}.${name} as table ${name}`),
    `create table ${copies}.last_ids as
       select sequencename as name, last_value as id from pg_sequences
       where schemaname = '${schemaName}' and last_value is not null`,
  ].join(';');

const restoring = (names: readonly string[]): string =>
  [
    'set local session_replication_role = replica',
    ...names.map((name) => `insert into ${name} overriding system value table ${copies}.${name}`),
    `select setval(name::regclass, id) from ${copies}.last_ids`,
  ].join(';');
