import type { SqlValue } from './database';

/** Collects the conditions of a `where` and numbers their parameters. */
export interface Conditions {
  /** Adds a condition, in which `?` stands for the value. */
  add(sql: string, value: SqlValue): void;
  /** Adds a condition without a value. */
  addPlain(sql: string): void;
  /** `where …` with all conditions; an empty text when there are none. */
  where(): string;
  values: SqlValue[];
}

/** Creates a collection without conditions. */
export function conditions(): Conditions {
  const parts: string[] = [];
  const values: SqlValue[] = [];
  return {
    values,
    add: (sql, value) => {
      values.push(value);
      parts.push(sql.replaceAll('?', `$${values.length}`));
    },
    addPlain: (sql) => {
      parts.push(sql);
    },
    where: () => (parts.length === 0 ? '' : `where ${parts.join(' and ')}`),
  };
}

/** A `like` pattern for the texts that contain this text. Wildcards in the text are escaped. */
export function partOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
