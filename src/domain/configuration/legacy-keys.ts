import { isRecord } from '@/lib/json';
import { reverseMappingFieldAt, reverseMappingFormat, reverseMappingPath } from './pim/reverse-mapping';
import type { Path } from './schema/path';
import { readAt } from './text/configuration-text';
import { keysOf } from '@/lib/typed-entries';

/**
 * The keys that have an older spelling. Maps the spelling in new configurations to the spelling in older
 * configurations.
 */
const LEGACY_KEYS = { mappings: 'mapping', shop_connection: 'shopify_connection' } as const;
type ModernKey = keyof typeof LEGACY_KEYS;

/** Which of the two keys for mappings a configuration uses. */
export const mappingsKey = (text: string): 'mappings' | 'mapping' => keyInUse(text, 'mappings');
/** Which of the two keys for the shop connection a configuration uses. */
export const shopConnectionKey = (text: string): 'shop_connection' | 'shopify_connection' =>
  keyInUse(text, 'shop_connection');

/** The spelling of a key in a configuration; the modern spelling if the configuration has both or neither. */
function keyInUse<K extends ModernKey>(text: string, modern: K): K | (typeof LEGACY_KEYS)[K] {
  const legacy = LEGACY_KEYS[modern];
  return readAt(text, [modern]) === undefined && readAt(text, [legacy]) !== undefined ? legacy : modern;
}

/** The spelling of a top-level key in a configuration. A key with only one spelling is returned unchanged. */
export function keyAsSpelledIn(text: string, key: string): string {
  const modern = keysOf(LEGACY_KEYS).find((name) => name === key || LEGACY_KEYS[name] === key);
  return modern === undefined ? key : keyInUse(text, modern);
}

/**
 * Rewrites a path with the spelling of keys that the configuration uses. The path of a violation from the server may
 * have the other spelling.
 */
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
