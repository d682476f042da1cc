import { queryKeyed, type Query } from '../http/query-string';

/**
 * The `order by` of a list: the declared keys in the order of the query, then the id. Ignores undeclared keys and
 * directions other than asc and desc, as API Platform does.
 */
export function orderBy(query: Query, columns: Readonly<Record<string, string>>, idColumn: string): string {
  const order = query.values.get('order');
  const keys = typeof order === 'object' && !Array.isArray(order) ? Object.keys(order) : [];
  const parts = keys.flatMap((key) => {
    const direction = queryKeyed(query, 'order', key)?.toLowerCase();
    const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
    return column !== undefined && (direction === 'asc' || direction === 'desc') ? [`${column} ${direction}`] : [];
  });
  const ordered = parts.some((part) => part.startsWith(`${idColumn} `)) ? parts : [...parts, `${idColumn} asc`];
  return `order by ${ordered.join(', ')}`;
}
