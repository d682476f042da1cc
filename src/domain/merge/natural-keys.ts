import { membersOf, type JsonPart } from '@/lib/json-text';

/** The key of an item, by the name of the list it stands in (design, section 5; spec 2, section 3). */
const KEYS = new Map<string, readonly string[]>([
  ['mappings', ['akeneo_asset_family', 'reference_entity']],
  ['mapping', ['akeneo_asset_family', 'reference_entity']],
  ['akeneo_asset_multi_products', ['name']],
  ['akeneo_asset_multi_records', ['name']],
  ['akeneo_asset_multi_categories', ['name']],
  ['rules', ['label']],
]);

/** The items of a list by their natural keys, in order; null when one has none or two have the same. */
export function keyedItems(listName: string | undefined, items: readonly JsonPart[]): Map<string, JsonPart> | null {
  const names = KEYS.get(listName ?? '');
  if (names === undefined) return null;
  const keyed = new Map<string, JsonPart>();
  for (const item of items) {
    const key = keyOf(item, names);
    if (key === null || keyed.has(key)) return null;
    keyed.set(key, item);
  }
  return keyed;
}

function keyOf({ node }: JsonPart, names: readonly string[]): string | null {
  if (node.type !== 'object') return null;
  const members = membersOf(node);
  for (const name of names) {
    const value: unknown = members.get(name)?.value;
    if (typeof value === 'string' && value !== '') return `${name}=${value}`;
  }
  return null;
}
