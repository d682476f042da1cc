import { leafValue, membersOf, type JsonNode } from '@/lib/json-nodes';

/**
 * How a merge identifies an entry in another version of its list.
 * - `key`: by the first of these members that is a non-empty text
 * - `names`: by content and position, because several entries may have the same values; entries with equal `names` are
 *   alike. `kind` is the member that decides what the other members mean.
 */
type ListIdentity = { key: readonly string[] } | { names: readonly string[]; kind?: string };

const MAPPING = { key: ['akeneo_asset_family', 'reference_entity', 'code_metadata'] };
const MULTIBINDING = { key: ['name'] };

/** Every list of entries that a configuration may have, by its key. */
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

/** The key of a list of entries with an identity rule above. */
export type ListName = keyof typeof IDENTITIES;

const BY_NAME: ReadonlyMap<string, ListIdentity> = new Map(Object.entries(IDENTITIES));

/** Whether there is an identity rule for the list at this key. */
export const isListName = (name: string): name is ListName => BY_NAME.has(name);

/** The members that identify an entry of the list at this key; null for a list whose entries have no natural key. */
export function keyNames(listName: string | undefined): readonly string[] | null {
  const identity = BY_NAME.get(listName ?? '');
  return identity !== undefined && 'key' in identity ? identity.key : null;
}

/** The members by which two entries without a natural key are alike; null for a list without an identity rule. */
export function likenessNames(listName: string | undefined): readonly string[] | null {
  const identity = BY_NAME.get(listName ?? '');
  if (identity === undefined) return null;
  return 'key' in identity ? identity.key : identity.names;
}

/** The member that decides what the other members of an entry mean, such as a filter's operator. */
export function kindMember(listName: string | undefined): string | null {
  const identity = BY_NAME.get(listName ?? '');
  return identity !== undefined && 'names' in identity ? (identity.kind ?? null) : null;
}

/** The entries of a list by natural key, in order; null if an entry has none, or if two entries have the same key. */
export function keyedItems(names: readonly string[], items: readonly JsonNode[]): Map<string, JsonNode> | null {
  const keyed = new Map<string, JsonNode>();
  for (const item of items) {
    const key = naturalKey(item, names);
    if (key === null || keyed.has(key)) return null;
    keyed.set(key, item);
  }
  return keyed;
}

/** The natural key of an entry, `name=value`; null when all these members are empty or not texts. */
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
