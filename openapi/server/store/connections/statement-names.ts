/** Asked this often, a statement is worth a plan that is kept. */
const OFTEN = 3;
/** Plans that a connection keeps at most: the numbers of pages and the filters of lists stand in their statements. */
const MOST_NAMES = 200;
/** Statements that are counted at a time. */
const MOST_COUNTED = 1_000;

/** Names under which connections keep the plans of statements. */
export interface StatementNames {
  /** The name of a statement that is asked often; none for a rare one, which is planned each time. */
  nameOf(sql: string): string | undefined;
}

/** Names for the statements of one store, the same on all of its connections. */
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
