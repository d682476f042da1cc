/** The value of a query parameter as in PHP: a text, a list (`status[]=`), or keyed values (`createdAt[after]=`). */
export type QueryValue = string | string[] | { [key: string]: string };

/** The query of a call. `entries` has the original names and order, for links to other pages of a list. */
export interface Query {
  values: ReadonlyMap<string, QueryValue>;
  entries: readonly (readonly [name: string, value: string])[];
}

const bracketed = /^([^[]+)\[([^\]]*)\]$/;

function put(values: Map<string, QueryValue>, name: string, value: string): void {
  const match = bracketed.exec(name);
  if (!match) {
    values.set(name, value);
    return;
  }
  const [, base = '', key = ''] = match;
  const current = values.get(base);
  if (key === '' || /^\d+$/.test(key)) {
    values.set(base, Array.isArray(current) ? [...current, value] : [value]);
  } else {
    const keyed = typeof current === 'object' && !Array.isArray(current) ? current : {};
    values.set(base, { ...keyed, [key]: value });
  }
}

/**
 * Reads a query like PHP: brackets create lists and maps. If a name without brackets occurs several times, its last
 * value counts.
 */
export function parseQuery(text: string): Query {
  const entries = [...new URLSearchParams(text)];
  const values = new Map<string, QueryValue>();
  for (const [name, value] of entries) put(values, name, value);
  return { values, entries };
}

/** The text of a filter with a single value; undefined when the filter is absent or has several values or keys. */
export function queryText(query: Query, name: string): string | undefined {
  const value = query.values.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** The values of a filter that may have one value or a list; undefined when it is absent or has keys. */
export function queryList(query: Query, name: string): readonly string[] | undefined {
  const value = query.values.get(name);
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : undefined;
}

/** The value under a key, as in `order[id]` or `createdAt[after]`; undefined when it is absent. */
export function queryKeyed(query: Query, name: string, key: string): string | undefined {
  const value = query.values.get(name);
  return typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
