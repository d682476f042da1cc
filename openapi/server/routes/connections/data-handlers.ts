import type { DataRow, DataSource } from '../../catalogue/data-row';
import { mediaData, pimData, shopData } from '../../catalogue/sample-data';
import { json, type Answer, type Call, type Handlers } from '../../http/call';
import { ownValue } from '../own-value';
import { badRequest, notFound, Problem } from '../../http/problem';
import { queryText } from '../../http/query-string';
import { isJsonObject, parseObject, type JsonObject } from '../instances/configuration/json-reading';
import { isReachable } from './connection-handlers';
import { visibleConnection } from './connection-row';

const metafields: Readonly<Record<string, readonly DataRow[]>> = {
  PRODUCT: [
    { key: 'custom.sku', name: 'SKU' },
    { key: 'custom.ean', name: 'EAN' },
    { key: 'custom.model', name: 'Model' },
    { key: 'custom.season', name: 'Season' },
  ],
  PRODUCTVARIANT: [
    { key: 'custom.variant_sku', name: 'Variant SKU' },
    { key: 'custom.variant_ean', name: 'Variant EAN' },
    { key: 'custom.colour', name: 'Colour' },
  ],
};

/** The required parameters of each request. */
const needed: Readonly<Record<string, readonly string[]>> = {
  attribute_option: ['attribute_code'],
  asset_search: ['asset_family'],
  asset_family_attributes: ['asset_family'],
  asset_family_attribute_options: ['asset_family', 'attribute_code'],
  ref_entity_attributes: ['reference_entity'],
  ref_entity_record_search: ['reference_entity'],
  family_variants: ['family'],
  get_product_draft: ['code'],
  get_product_model_draft: ['code'],
  metaproperty_options: ['metaproperty_name'],
  productById: ['id'],
  fileById: ['id'],
  metafieldDefinitionById: ['id'],
};

const pageSize = 10;

function readParams(call: Call): JsonObject {
  const params = parseObject(queryText(call.query, 'params') ?? '{}');
  if (!params) throw badRequest('The query parameter "params" must be the JSON text of an object.');
  const missing = (ownValue(needed, call.params.request) ?? []).find((name) => !params[name]);
  if (missing !== undefined) throw badRequest(`The parameter "${missing}" is required.`);
  return params;
}

function passes(row: DataRow, name: string, { operator, value }: JsonObject): boolean {
  const actual = row[name];
  if (operator === 'IN') return Array.isArray(value) && value.includes(actual);
  if (operator === 'CONTAINS') return String(actual).includes(String(value));
  return operator === '!=' ? actual !== value : actual === value;
}

/** The rows that pass every filter of `search`, which has a list of filters (operator and value) for each property. */
function searched(rows: readonly DataRow[], search: unknown): readonly DataRow[] {
  if (!isJsonObject(search)) return rows;
  const filters = Object.entries(search).flatMap(([name, list]) =>
    (Array.isArray(list) ? list : []).filter(isJsonObject).map((filter) => [name, filter] as const),
  );
  return rows.filter((row) => filters.every(([name, filter]) => passes(row, name, filter)));
}

function one(rows: readonly DataRow[], params: JsonObject): DataRow {
  const key = params.id ?? params.code;
  const row = rows.find(({ id, code, identifier }) => [id, code, identifier].includes(key));
  if (!row) throw notFound();
  return row;
}

/** One page: the rows after the row whose identifier is `last`, and the `search_after` of the next page. */
function after(rows: readonly DataRow[], last: unknown): Answer {
  const start = rows.findIndex(({ identifier }) => identifier === last) + 1;
  const items = rows.slice(start, start + pageSize);
  return json({ items, count: rows.length, search_after: items.at(-1)?.identifier ?? null });
}

/** The requests whose answer is a whole list, not a page. */
const unpaged = new Set(['metaproperties', 'asset_family_attributes', 'ref_entity_attributes']);

function answerFrom(source: DataSource | undefined, request: string, params: JsonObject): Answer {
  if (!source) throw notFound();
  const rows = typeof source === 'function' ? source(params) : source;
  if (unpaged.has(request)) return json(rows);
  if (/ById$|_draft$/.test(request)) return json(one(rows, params));
  if (request === 'account') return json(rows[0]);
  const found = searched(rows, params.search);
  if (request === 'product_search_gql') return after(found, params.search_after);
  const page = typeof params.page === 'number' ? params.page : 1;
  if (page < 1) throw badRequest('The parameter "page" must be above 0.');
  return json({ items: found.slice((page - 1) * pageSize, page * pageSize), count: found.length, page });
}

const reader =
  (kind: 'akeneo' | 'bynder' | 'shopify', data: Readonly<Record<string, DataSource>>) =>
  async (call: Call): Promise<Answer> => {
    const connection = await visibleConnection(call, kind);
    if (!isReachable(connection)) throw new Problem(502, 'The connected system could not be reached.');
    const request = call.params.request ?? '';
    if (request !== 'metafieldKeys') return answerFrom(ownValue(data, request), request, readParams(call));
    const keys = ownValue(metafields, queryText(call.query, 'ownerType'));
    if (!keys) throw badRequest('The query parameter "ownerType" must be PRODUCT or PRODUCTVARIANT.');
    return json(keys);
  };

/** The calls for data of connected systems. All data come from the sample catalogue. */
export const dataHandlers: Handlers = {
  fetchAkeneoData: reader('akeneo', pimData),
  fetchBynderData: reader('bynder', mediaData),
  fetchShopifyData: reader('shopify', shopData),
};
