import type { MetafieldOwner } from '../connection';
import type { NameKind } from './name';

/** The call of the API that returns the names of a list. */
export interface NameRequest {
  request: string;
  params?: Readonly<Record<string, string>>;
  ownerType?: MetafieldOwner;
  /** Whether the call returns the names page by page. */
  isPaged: boolean;
}

const REQUESTS: Record<NameKind, Omit<NameRequest, 'params'> & { within?: string }> = {
  assetFamily: { request: 'asset_families', isPaged: true },
  assetAttribute: { request: 'asset_family_attributes', within: 'asset_family', isPaged: false },
  referenceEntity: { request: 'ref_entities', isPaged: true },
  recordAttribute: { request: 'ref_entity_attributes', within: 'reference_entity', isPaged: false },
  attribute: { request: 'attribute_search', isPaged: true },
  locale: { request: 'locale_search', isPaged: true },
  channel: { request: 'channels', isPaged: true },
  metaproperty: { request: 'metaproperties', isPaged: false },
  option: { request: 'metaproperty_options', within: 'metaproperty_name', isPaged: true },
  productMetafield: { request: 'metafieldKeys', ownerType: 'PRODUCT', isPaged: false },
  variantMetafield: { request: 'metafieldKeys', ownerType: 'PRODUCTVARIANT', isPaged: false },
};

/**
 * The request for the names of one kind.
 * @param within the family, entity or property that has the names; "" for the whole system
 */
export function nameRequest(kind: NameKind, within: string): NameRequest {
  const { within: param, ...request } = REQUESTS[kind];
  return { ...request, ...(param !== undefined && { params: { [param]: within } }) };
}
