import { parseJsonText } from '@/lib/json-text';
import { keyNames, naturalKey } from './natural-keys';

/**
 * The name of an entry in one version of a conflict (a JSON text); null at any other path, and for an entry without a
 * name.
 */
export function entryName(path: readonly string[], text: string): string | null {
  const names = keyNames(path.at(-2));
  const entry = names && parseJsonText(text);
  const key = names && entry && naturalKey(entry, names);
  return key && key.slice(key.indexOf('=') + 1);
}

/** Whether this path segment is an added entry with the earlier name of another entry. Its name starts with `+`. */
export const isNewNamesake = (path: readonly string[], index: number): boolean =>
  keyNames(path[index - 1]) !== null && (path[index]?.startsWith('+') ?? false);
