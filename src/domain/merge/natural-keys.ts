import { membersOf, type JsonPart } from '@/lib/json-text';

/**
 * How a merge identifies an entry in another version of its list: by the first of these members that is a non-empty
 * text. `whole` means that entries have no identity, so the list is merged as one value: if both sides change it, the
 * user decides.
 */
type ListIdentity = readonly string[] | 'whole';

/** Every list of entries that a configuration may have, by its key. */
const IDENTITIES = {
  mappings: ['akeneo_asset_family', 'reference_entity', 'code_metadata'],
  mapping: ['akeneo_asset_family', 'reference_entity', 'code_metadata'],
  akeneo_asset_multi_products: ['name'],
  akeneo_asset_multi_records: ['name'],
  akeneo_asset_multi_categories: ['name'],
  rules: ['label'],
  // No member identifies these entries: several may have the same field, attribute or product.
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

/** The key of a list of entries with an identity rule above. */
export type ListName = keyof typeof IDENTITIES;

const BY_NAME: ReadonlyMap<string, ListIdentity> = new Map(Object.entries(IDENTITIES));

/** Whether there is an identity rule for the list at this key. */
export const isListName = (name: string): name is ListName => BY_NAME.has(name);

/** The members that identify an entry of the list at this key; null for a list that is merged as one value. */
export function keyNames(listName: string | undefined): readonly string[] | null {
  const identity = BY_NAME.get(listName ?? '') ?? 'whole';
  return identity === 'whole' ? null : identity;
}

/** The entries of a list by natural key, in order; null if an entry has none, or if two entries have the same key. */
export function keyedItems(names: readonly string[], items: readonly JsonPart[]): Map<string, JsonPart> | null {
  const keyed = new Map<string, JsonPart>();
  for (const item of items) {
    const key = naturalKey(item, names);
    if (key === null || keyed.has(key)) return null;
    keyed.set(key, item);
  }
  return keyed;
}

/** The natural key of an entry, `name=value`; null when all these members are empty or not texts. */
export function naturalKey({ node }: JsonPart, names: readonly string[]): string | null {
  if (node.type !== 'object') return null;
  const members = membersOf(node);
  for (const name of names) {
    const value: unknown = members.get(name)?.value;
    if (typeof value === 'string' && value !== '') return `${name}=${value}`;
  }
  return null;
}
