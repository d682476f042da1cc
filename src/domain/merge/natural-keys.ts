import type { JsonNode } from './json-node';

/** The key of an item, by the name of the list it stands in (design, section 5; spec 2, section 3). */
const KEYS: Record<string, readonly string[]> = {
  mappings: ['akeneo_asset_family', 'reference_entity'],
  mapping: ['akeneo_asset_family', 'reference_entity'],
  akeneo_asset_multi_products: ['name'],
  akeneo_asset_multi_records: ['name'],
  akeneo_asset_multi_categories: ['name'],
  rules: ['label'],
  securedVariables: ['code'],
};

/** The items of a list by their natural keys, in order; null when one has none or two have the same. */
export function keyedItems(listName: string | undefined, items: readonly JsonNode[]): Map<string, JsonNode> | null {
  const names = listName === undefined ? undefined : Object.hasOwn(KEYS, listName) ? KEYS[listName] : undefined;
  if (names === undefined) return null;
  const keyed = new Map<string, JsonNode>();
  for (const item of items) {
    const key = keyOf(item, names);
    if (key === null || keyed.has(key)) return null;
    keyed.set(key, item);
  }
  return keyed;
}

function keyOf(item: JsonNode, names: readonly string[]): string | null {
  if (item.kind !== 'object') return null;
  for (const name of names) {
    const value = item.entries.get(name);
    if (value?.kind === 'leaf' && value.raw.startsWith('"') && value.raw !== '""')
      return `${name}=${String(JSON.parse(value.raw))}`;
  }
  return null;
}
