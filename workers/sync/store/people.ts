import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import type { PersonRow } from '@/domain/person';
import { checkTerm } from '../leadership/term';
import { changeCounters, counterChanges } from './execution-counters';
import { rowsOf } from './rows-of';

/** One transaction rewrites at most this many executions. */
const MAX_ROWS = 300;

/**
 * Completes executions whose people the server identifies only by an id. If the cache has the e-mail, adds it;
 * otherwise adds the id to `unnamedPeople`. Call this in the transaction that writes or compares the executions.
 */
export async function withNames(cache: CacheDatabase, rows: readonly ExecutionRow[]): Promise<ExecutionRow[]> {
  const ids = [...new Set(rows.flatMap(unnamedPeople))];
  const people = await rowsOf(cache.people, ids);
  const emails = new Map(people.flatMap((person) => (person?.email == null ? [] : [[person.id, person.email]])));
  return rows.map((row) => (row.unnamedPeople === undefined && ids.length === 0 ? row : named(row, emails)));
}

/**
 * Stores a person, and writes the e-mail into the executions that have only the id, the newest first. The index
 * `unnamedPeople` shows which executions still lack the e-mail, so after an interruption, another call does the rest.
 */
export async function keepPerson(
  { cache, term }: { cache: CacheDatabase; term: number | null },
  person: PersonRow,
): Promise<void> {
  const { executions, people, counters, meta } = cache;
  let count = MAX_ROWS;
  while (count === MAX_ROWS) {
    count = await cache.transaction('rw', [executions, people, counters, meta], async () => {
      await checkTerm(cache, term);
      await people.put(person);
      if (person.email === null) return 0;
      const rows = await executions.where('unnamedPeople').equals(person.id).reverse().limit(MAX_ROWS).toArray();
      const after = await withNames(cache, rows);
      await executions.bulkPut(after);
      const written = after.map((row, index) => ({ before: rows[index], after: row }));
      await changeCounters(cache, counterChanges(written, []));
      return rows.length;
    });
  }
}

/** The ids of the people who created and stopped an execution, except people whose e-mail is known. */
function unnamedPeople({ createdById, createdByEmail, stoppedById, stoppedByEmail }: ExecutionRow): string[] {
  const ids = [createdByEmail === null ? createdById : null, stoppedByEmail === null ? stoppedById : null];
  return [...new Set(ids.filter((id) => id !== null))];
}

function named(row: ExecutionRow, emails: ReadonlyMap<string, string>): ExecutionRow {
  const emailOf = (id: string | null): string | null => (id === null ? null : (emails.get(id) ?? null));
  const after: ExecutionRow = {
    ...row,
    createdByEmail: row.createdByEmail ?? emailOf(row.createdById),
    stoppedByEmail: row.stoppedByEmail ?? emailOf(row.stoppedById),
  };
  delete after.unnamedPeople;
  const unnamed = unnamedPeople(after);
  return unnamed.length === 0 ? after : { ...after, unnamedPeople: unnamed };
}
