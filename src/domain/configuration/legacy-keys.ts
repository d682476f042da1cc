import { isRecord } from '@/lib/json';
import { reverseMappingFieldAt, reverseMappingFormat, reverseMappingPath } from './pim/reverse-mapping';
import type { Path } from './schema/path';
import { readAt } from './text/configuration-text';
import { keysOf } from '@/lib/typed-entries';

/** Older spellings of keys, by the key that new configurations use. */
const LEGACY_KEYS = { mappings: 'mapping', shop_connection: 'shopify_connection' } as const;
type ModernKey = keyof typeof LEGACY_KEYS;

export const mappingsKey = (text: string): 'mappings' | 'mapping' => keyInUse(text, 'mappings');
export const shopConnectionKey = (text: string): 'shop_connection' | 'shopify_connection' =>
  keyInUse(text, 'shop_connection');

/** The key that a configuration uses; the modern one when it has both or neither. */
function keyInUse<K extends ModernKey>(text: string, modern: K): K | (typeof LEGACY_KEYS)[K] {
  const legacy = LEGACY_KEYS[modern];
  return readAt(text, [modern]) === undefined && readAt(text, [legacy]) !== undefined ? legacy : modern;
}

/** A top-level key as the configuration spells it; keys that have only one spelling are returned unchanged. */
export function keyAsSpelledIn(text: string, key: string): string {
  const modern = keysOf(LEGACY_KEYS).find((name) => name === key || LEGACY_KEYS[name] === key);
  return modern === undefined ? key : keyInUse(text, modern);
}

/** A path with its keys spelled as in the configuration. A server's violation may use the other spelling. */
export function pathAsSpelledIn(text: string, path: Path): Path {
  const [first, index, ...inner] = path;
  if (first === 'reverseMapping' && index !== undefined) {
    const entry = readAt(text, [first, index]);
    const field = reverseMappingFieldAt(inner);
    return field === null || !isRecord(entry)
      ? path
      : [first, index, ...reverseMappingPath(reverseMappingFormat(entry), field)];
  }
  return typeof first === 'string' ? [keyAsSpelledIn(text, first), ...path.slice(1)] : path;
}
