/** A statement gets a name when it is used for the third time. From then on, each connection keeps its plan. */
const OFTEN = 3;
/**
 * The maximum number of names. Statements contain page numbers and filters, so there may be any number of statements.
 */
const MOST_NAMES = 200;
/** The maximum number of statements whose uses are counted at a time. */
const MOST_COUNTED = 1_000;

/** Names for prepared statements. */
export interface StatementNames {
  /** The name of a frequent statement. Undefined for a rare statement, which is planned at each use. */
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
