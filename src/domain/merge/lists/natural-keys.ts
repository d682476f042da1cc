import { leafValue, membersOf, type JsonNode } from '@/lib/json-nodes';

/**
 * How a merge recognises an entry in another version of its list:
 * - `key`: by its natural key, which is the first of these members that is a non-empty text
 * - `names`: by content and position, because several entries may have the same values. These members serve as the name
 *   of an entry. Entries with equal names can be versions of one entry, even if nothing else is equal. `kind` is the
 *   member that decides what the other members mean
 */
type ListIdentity = { key: readonly string[] } | { names: readonly string[]; kind?: string };

const MAPPING = { key: ['akeneo_asset_family', 'reference_entity', 'code_metadata'] };
const MULTIBINDING = { key: ['name'] };

/** How to recognise the entries of each list that a configuration may have, by the key of the list. */
const IDENTITIES = {
  mappings: MAPPING,
  mapping: MAPPING,
  akeneo_asset_multi_products: MULTIBINDING,
  akeneo_asset_multi_records: MULTIBINDING,
  akeneo_asset_multi_categories: MULTIBINDING,
  rules: { key: ['label'] },
  conditions: { names: ['field'], kind: 'operator' },
  media_urls: { names: ['bynderMetadata', 'attribute'] },
  metadata: { names: ['attribute', 'locale', 'channel'], kind: 'property_type' },
  actions: { names: ['toField'], kind: 'type' },
  reverseMapping: { names: ['name', 'akeneoAttributeCode', 'akeneoLocale', 'akeneoChannel'] },
  values: { names: ['attribute', 'locale', 'channel'] },
  assetToProduct: { names: ['productSkuMetadata', 'variantSkuMetadata'] },
  delete_akeneo_assets: { names: ['asset_family'] },
  delete_bynder_shopify_assets: { names: ['productSkuMetadata', 'variantSkuMetadata'] },
} as const satisfies Record<string, ListIdentity>;

/** The key of a list with a rule in `IDENTITIES`. */
export type ListName = keyof typeof IDENTITIES;

const BY_NAME: ReadonlyMap<string, ListIdentity> = new Map(Object.entries(IDENTITIES));

/** Whether `IDENTITIES` has a rule for the list at this key. */
export const isListName = (name: string): name is ListName => BY_NAME.has(name);

/**
 * The members that can be the natural key of an entry in the list at this key; null if its entries have no natural key.
 */
export function keyNames(listName: string | undefined): readonly string[] | null {
  const identity = BY_NAME.get(listName ?? '');
  return identity !== undefined && 'key' in identity ? identity.key : null;
}

/**
 * The members that serve as the name of an entry in the list at this key. Entries with equal names can be versions of
 * one entry, even if nothing else is equal. Null if the list has no rule in `IDENTITIES`.
 */
export function likenessNames(listName: string | undefined): readonly string[] | null {
  const identity = BY_NAME.get(listName ?? '');
  if (identity === undefined) return null;
  return 'key' in identity ? identity.key : identity.names;
}

/**
 * The member that decides what the other members of an entry mean, such as a filter's operator; null if there is none.
 */
export function kindMember(listName: string | undefined): string | null {
  const identity = BY_NAME.get(listName ?? '');
  return identity !== undefined && 'names' in identity ? (identity.kind ?? null) : null;
}

/**
 * The entries of a list in order, by natural key. Null if an entry has no natural key, or if two entries have the same
 * key.
 */
export function keyedItems(names: readonly string[], items: readonly JsonNode[]): Map<string, JsonNode> | null {
  const keyed = new Map<string, JsonNode>();
  for (const item of items) {
    const key = naturalKey(item, names);
    if (key === null || keyed.has(key)) return null;
    keyed.set(key, item);
  }
  return keyed;
}

/** The natural key of an entry, `name=value`; null if none of these members is a non-empty text. */
export function naturalKey(node: JsonNode, names: readonly string[]): string | null {
  if (node.kind !== 'object') return null;
  const members = membersOf(node);
  for (const name of names) {
    const member = members.get(name);
    const value = member && leafValue(member);
    if (typeof value === 'string' && value !== '') return `${name}=${value}`;
  }
  return null;
}
