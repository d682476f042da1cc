/** From this number of uses on, the plan of a statement is kept. */
const OFTEN = 3;
/** Kept plans per connection, at most. Limited, because page numbers and filters are part of the statements. */
const MOST_NAMES = 200;
/** Statements that are counted at a time. */
const MOST_COUNTED = 1_000;

/** Names for prepared statements. */
export interface StatementNames {
  /** The name of a frequent statement; undefined for a rare one, which is planned each time. */
  nameOf(sql: string): string | undefined;
}

/** Creates the names of one store, which all its connections share. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return {
    nameOf: (sql) => {
      const known = names.get(sql);
      if (known !== undefined || names.size === MOST_NAMES) return known;
      const count = (counts.get(sql) ?? 0) + 1;
      if (counts.size === MOST_COUNTED) counts.clear();
      counts.set(sql, count);
      if (count < OFTEN) return undefined;
      counts.delete(sql);
      const name = `planned_${names.size}`;
      names.set(sql, name);
      return name;
    },
  };
}
