import { describe, expect, test } from 'vitest';
import { DATA_REQUESTS, type DataRequest } from './data-requests';
import { readDataQuery, startValues } from './read-data-query';

const all = Object.values(DATA_REQUESTS).flat();
function requestOf(key: string): DataRequest {
  const request = all.find((each) => each.key === key);
  if (request === undefined) throw new Error(`no request ${key}`);
  return request;
}
const problemsOf = (key: string, values: object) => {
  const outcome = readDataQuery(requestOf(key), { ...startValues(requestOf(key)), ...values });
  return outcome.ok ? null : outcome.problems;
};
const paramsOf = (key: string, values: object): unknown => {
  const outcome = readDataQuery(requestOf(key), { ...startValues(requestOf(key)), ...values });
  return outcome.ok ? JSON.parse(outcome.query.params ?? '') : outcome.problems;
};

test('there are 33 requests with unique keys: 19 for a PIM, 5 for an asset service, 9 for a shop', () => {
  expect(Object.values(DATA_REQUESTS).map((requests) => requests.length)).toEqual([19, 5, 9]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(33);
});

test.each([
  ['attribute_option', { attribute_code: ' color ' }, { attribute_code: 'color', page: 1 }],
  [
    'product_search',
    { search: '{"family":[{"operator":"IN","value":["a"]}]}', page: '' },
    { search: { family: [{ operator: 'IN', value: ['a'] }] } },
  ],
  ['product_search_gql', { search_after: 'SKU-9' }, { search_after: 'SKU-9' }],
  ['asset_families', {}, { page: 1 }],
  ['asset_search', { asset_family: 'packshot', page: '3' }, { asset_family: 'packshot', page: 3 }],
  [
    'asset_family_attribute_options',
    { asset_family: 'f', attribute_code: 'a' },
    { asset_family: 'f', attribute_code: 'a' },
  ],
  ['ref_entity_record_search', { reference_entity: 'designer' }, { reference_entity: 'designer', page: 1 }],
  ['family_variants', { family: 'chairs' }, { family: 'chairs', page: 1 }],
  ['get_product_draft', { code: 'SKU-1' }, { code: 'SKU-1' }],
  ['metaproperties', {}, {}],
  ['metaproperty_options', { metaproperty_name: 'season' }, { metaproperty_name: 'season', page: 1 }],
  ['fileById', { id: 'gid://shop/MediaImage/1' }, { id: 'gid://shop/MediaImage/1' }],
  ['metafieldDefinitionSearch', {}, { ownerType: 'PRODUCT' }],
])('%s sends the filled fields', (key, values, params) => {
  expect(paramsOf(key, values)).toEqual(params);
});

test('metafield keys are requested by owner type, without params', () => {
  expect(readDataQuery(requestOf('metafieldKeysVariant'), {})).toEqual({
    ok: true,
    query: { ownerType: 'PRODUCTVARIANT' },
  });
});

describe('refused before anything is sent', () => {
  test.each([
    ['ref_entity_attributes', {}, { reference_entity: 'invalid_reference_entity' }],
    ['asset_search', { asset_family: ' ' }, { asset_family: 'invalid_asset_family' }],
    ['family_variants', {}, { family: 'invalid_family' }],
    ['metaproperty_options', { page: '' }, { metaproperty_name: 'invalid_metaproperty_name', page: 'invalid_page' }],
    ['metaproperty_options', { metaproperty_name: 'x', page: '0' }, { page: 'invalid_page' }],
    ['channels', { page: '-1' }, { page: 'invalid_page' }],
    ['channels', { page: '1.5' }, { page: 'invalid_page' }],
    ['product_search', { search: '[]' }, { search: 'invalid_search' }],
    ['product_search', { search: '{' }, { search: 'invalid_search' }],
    ['productById', {}, { id: 'required' }],
  ])('%s with %o', (key, values, problems) => {
    expect(problemsOf(key, values)).toEqual(problems);
  });
});
