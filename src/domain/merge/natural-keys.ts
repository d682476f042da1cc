import { membersOf, type JsonPart } from '@/lib/json-text';

/**
 * How an entry of a list is found again in another version of the list: by the first of these members that has a text, or
 * not at all. A list whose entries are not found again is merged as a whole: when both sides change it, the person decides.
 */
type ListIdentity = readonly string[] | 'whole';

/** Every list of entries that a configuration may have, by the key it is at. */
const IDENTITIES = {
  mappings: ['akeneo_asset_family', 'reference_entity', 'code_metadata'],
  mapping: ['akeneo_asset_family', 'reference_entity', 'code_metadata'],
  akeneo_asset_multi_products: ['name'],
  akeneo_asset_multi_records: ['name'],
  akeneo_asset_multi_categories: ['name'],
  rules: ['label'],
  // No member is a name for these: several entries may be about the same field, attribute or product.
  conditions: 'whole',
  media_urls: 'whole',
  metadata: 'whole',
  actions: 'whole',
  reverseMapping: 'whole',
  values: 'whole',
  assetToProduct: 'whole',
  delete_akeneo_assets: 'whole',
  delete_bynder_shopify_assets: 'whole',
} as const satisfies Record<string, ListIdentity>;

/** The key of a list of entries; a list without a decision about the identity of its entries has no name here. */
export type ListName = keyof typeof IDENTITIES;

const BY_NAME: ReadonlyMap<string, ListIdentity> = new Map(Object.entries(IDENTITIES));

/** Whether it is decided how entries of the list at this key are found again. */
export const isListName = (name: string): name is ListName => BY_NAME.has(name);

/** The members that name an entry of the list at this key; null for a list that is merged as a whole. */
export function keyNames(listName: string | undefined): readonly string[] | null {
  const identity = BY_NAME.get(listName ?? '') ?? 'whole';
  return identity === 'whole' ? null : identity;
}

/** The entries of a list by their natural keys, in order; null when one has none or two have the same. */
export function keyedItems(names: readonly string[], items: readonly JsonPart[]): Map<string, JsonPart> | null {
  const keyed = new Map<string, JsonPart>();
  for (const item of items) {
    const key = naturalKey(item, names);
    if (key === null || keyed.has(key)) return null;
    keyed.set(key, item);
  }
  return keyed;
}

/** What names an entry, as `name=value`; null when none of the members is a text that says something. */
export function naturalKey({ node }: JsonPart, names: readonly string[]): string | null {
  if (node.type !== 'object') return null;
  const members = membersOf(node);
  for (const name of names) {
    const value: unknown = members.get(name)?.value;
    if (typeof value === 'string' && value !== '') return `${name}=${value}`;
  }
  return null;
}
