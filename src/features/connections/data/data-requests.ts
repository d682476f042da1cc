import type { ConnectionType } from '@/domain/connection';

/** The names of the text fields, as sent in `params`. */
type TextName =
  | 'asset_family'
  | 'attribute_code'
  | 'code'
  | 'external_reference'
  | 'family'
  | 'id'
  | 'metaproperty_name'
  | 'option_name'
  | 'reference_entity'
  | 'search_after';
/** The names of all fields. */
export type DataFieldName = TextName | 'page' | 'search' | 'ownerType';

/** Why the value of a field is invalid. Checked before the request is sent. */
export type DataFieldProblem =
  | 'invalid_reference_entity'
  | 'invalid_asset_family'
  | 'invalid_family'
  | 'invalid_metaproperty_name'
  | 'invalid_page'
  | 'invalid_search'
  | 'required';

/** One field of a request. */
export interface DataField {
  name: DataFieldName;
  /** `page`: a number from 1; `search`: the JSON text of an object; `owner`: the owner type of metafields. */
  kind: 'text' | 'page' | 'search' | 'owner';
  /** The error if this field is required and empty; absent for optional fields. */
  errorIfEmpty?: DataFieldProblem;
}

/** A request of the data console to a connected system. */
export interface DataRequest {
  /** Unique among all requests. */
  key: string;
  /** The last segment of the path of the call. */
  request: string;
  fields: readonly DataField[];
  /** If set, the request sends this owner type instead of `params`. */
  ownerType?: 'PRODUCT' | 'PRODUCTVARIANT';
}

const text = (name: TextName, errorIfEmpty?: DataFieldProblem): DataField => ({
  name,
  kind: 'text',
  ...(errorIfEmpty !== undefined && { errorIfEmpty }),
});
const page: DataField = { name: 'page', kind: 'page' };
const search: DataField = { name: 'search', kind: 'search' };
const assetFamily = text('asset_family', 'invalid_asset_family');
const referenceEntity = text('reference_entity', 'invalid_reference_entity');
const code = text('code', 'required');
const id = text('id', 'required');
const attributeCode = text('attribute_code', 'required');

const dataRequest = (request: string, ...fields: DataField[]) => ({ key: request, request, fields }) as const;

const PIM = [
  dataRequest('product_search_gql', search, text('search_after')),
  dataRequest('product_search', search, page),
  dataRequest('product_model_search', search, page),
  dataRequest('attribute_search', search, page),
  dataRequest('attribute_option', attributeCode, page),
  dataRequest('asset_families', page),
  dataRequest('asset_family_attributes', assetFamily),
  dataRequest('asset_family_attribute_options', assetFamily, attributeCode),
  dataRequest('asset_search', assetFamily, search, page),
  dataRequest('ref_entities', page),
  dataRequest('ref_entity_attributes', referenceEntity),
  dataRequest('ref_entity_record_search', referenceEntity, search, page),
  dataRequest('family_search', search, page),
  dataRequest('family_variants', text('family', 'invalid_family'), page),
  dataRequest('category_search', search, page),
  dataRequest('locale_search', search, page),
  dataRequest('channels', page),
  dataRequest('get_product_draft', code),
  dataRequest('get_product_model_draft', code),
];

const ASSET_SERVICE = [
  dataRequest('metaproperties'),
  dataRequest(
    'metaproperty_options',
    text('metaproperty_name', 'invalid_metaproperty_name'),
    text('option_name'),
    text('external_reference'),
    { ...page, errorIfEmpty: 'invalid_page' },
  ),
  dataRequest('assets', search, page),
  dataRequest('webhooks'),
  dataRequest('account'),
];

const SHOP = [
  dataRequest('productById', id),
  dataRequest('productSearch', search),
  dataRequest('productVariantSearch', search),
  dataRequest('fileSearch', search),
  dataRequest('fileById', id),
  dataRequest('metafieldDefinitionById', id),
  dataRequest('metafieldDefinitionSearch', search, { name: 'ownerType', kind: 'owner' }),
  { ...dataRequest('metafieldKeys'), key: 'metafieldKeysProduct', ownerType: 'PRODUCT' as const },
  { ...dataRequest('metafieldKeys'), key: 'metafieldKeysVariant', ownerType: 'PRODUCTVARIANT' as const },
];

/** The 33 requests by kind of connection, in menu order. */
export const DATA_REQUESTS: Readonly<Record<ConnectionType, readonly DataRequest[]>> = {
  akeneo: PIM,
  bynder: ASSET_SERVICE,
  shopify: SHOP,
};
