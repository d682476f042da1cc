import type { Queryable } from './database';
import { firstSchema, type Migration } from './migrations';

/** This version of the backend cannot open or upgrade the store. The message says what to do. */
export class UpgradeError extends Error {}

const NOTHING_CHANGED = 'Nothing was changed.';

function assertUpgradable(stored: number, wanted: number): void {
  if (stored > wanted)
    throw new UpgradeError(
      `The database has schema ${stored}, but this version knows only schemas up to ${wanted}. ${NOTHING_CHANGED} ` +
        'Start the newer version that wrote the database.',
    );
  if (stored < firstSchema)
    throw new UpgradeError(
      `The database has schema ${stored}. Only schema ${firstSchema} and newer ones can be upgraded. ` +
        `${NOTHING_CHANGED} Choose another folder or database, or delete this one to start over.`,
    );
}

/**
 * Runs the migrations that a store lacks. All run in the caller's transaction, so the schema stays the same when one of
 * them fails.
 * @param stored the number of the store's schema
 * @throws UpgradeError
 */
export async function upgrade(tx: Queryable, stored: number, migrations: readonly Migration[]): Promise<void> {
  const wanted = firstSchema + migrations.length;
  assertUpgradable(stored, wanted);
  for (const [place, { what, sql }] of migrations.entries()) {
    const number = firstSchema + place + 1;
    if (number <= stored) continue;
    try {
      await tx.script(sql);
      await tx.query(`update settings set value = $1 where key = 'schema'`, [String(number)]);
    } catch (cause) {
      throw new UpgradeError(
        `The database could not be upgraded from schema ${stored} to ${wanted}: migration ${number} (${what}) failed ` +
          `with "${cause instanceof Error ? cause.message : String(cause)}". ${NOTHING_CHANGED} ` +
          'Start the previous version to go on working, and report this message.',
        { cause },
      );
    }
  }
  if (stored < wanted) console.log(`The database was upgraded from schema ${stored} to ${wanted}.`);
}
