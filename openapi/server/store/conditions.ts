import type { SqlValue } from './database';

/** Collects `where` parts with numbered parameters. */
export interface Conditions {
  /** Adds a part; `?` stands for the value. */
  add(sql: string, value: SqlValue): void;
  /** Adds a part without a value. */
  addPlain(sql: string): void;
  /** `where …`, or nothing when no part was added. */
  where(): string;
  values: SqlValue[];
}

/** Creates an empty `where`. */
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

/** A `like` pattern that matches a part of a text. Wildcards in the text are escaped. */
export function partOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
