import { describe, expect, test } from 'vitest';
import { mergeJson, type JsonConflict } from './merge-json';

type Entry = Record<string, unknown>;
type List = readonly Entry[];

const mapping = (sku: string, changes: Entry = {}): Entry => ({
  productSkuMetadata: sku,
  productMetafields: ['custom.images'],
  productSkuSeparator: ',',
  imageAltMetadata: 'name',
  imagePositionMetadata: '',
  conditions: [],
  urlPreset: 'webimage',
  ...changes,
});
const filter = (field: string, operator: string, value: string | string[]): Entry => ({ field, operator, value });

function merge(list: string, base: List, mine: List, theirs: List, side: 'mine' | 'theirs' = 'mine') {
  const [from = '', my = '', their = ''] = [base, mine, theirs].map((items) => JSON.stringify({ [list]: items }));
  const merged = mergeJson(from, my, their, () => side);
  if (merged === null) throw new Error('not merged');
  return { conflicts: merged.conflicts, items: (JSON.parse(merged.text) as Record<string, Entry[]>)[list] ?? [] };
}
const asked = (conflicts: JsonConflict[]) =>
  conflicts.map(({ path, mine, theirs, reason }) => [path.join(' / '), mine, theirs, ...(reason ? [reason] : [])]);

describe('two people edit the same list', () => {
  const base = [mapping('sku'), mapping('ean')];

  test.each([
    ['assetToProduct', mapping('sku'), 'imageAltMetadata', 'imagePositionMetadata'],
    ['delete_bynder_shopify_assets', mapping('sku'), 'variantSkuMetadata', 'productSkuSeparator'],
    ['delete_akeneo_assets', { asset_family: 'a', bynder_id_attribute_code: 'b', extra: 1 }, 'asset_family', 'extra'],
    ['reverseMapping', { name: 'a', multipleValues: false, separator: ',' }, 'multipleValues', 'separator'],
    ['actions', { type: 'pattern', toField: 'a', pattern: 'b' }, 'toField', 'pattern'],
    ['metadata', { bynderMetadata: 'a', attribute: 'b', property_type: 'simple', locale: '*' }, 'locale', 'attribute'],
    ['media_urls', { bynderMetadata: 'a', attribute: 'b' }, 'bynderMetadata', 'attribute'],
    ['values', { attribute: 'a', bynder_property: 'b', locale: 'c' }, 'bynder_property', 'locale'],
    ['conditions', filter('a', 'EQUAL', 'b'), 'field', 'value'],
    ['a_list_that_the_console_does_not_know', { code: 'a', first: 1, second: 2 }, 'first', 'second'],
  ])('in %s, changes of two fields of one entry are both kept', (list, entry, first, second) => {
    const [mine, theirs] = [
      { ...entry, [first]: 'mine' },
      { ...entry, [second]: 'theirs' },
    ];
    const { conflicts, items } = merge(list, [entry], [mine], [theirs]);
    expect(conflicts).toEqual([]);
    expect(items).toEqual([{ ...entry, [first]: 'mine', [second]: 'theirs' }]);
  });

  test('a field that both people changed is the only conflict', () => {
    const mine = [mapping('sku', { imageAltMetadata: 'title', urlPreset: 'mine' }), mapping('ean')];
    const theirs = [mapping('sku', { imageAltMetadata: 'alt', imagePositionMetadata: 'rank' }), mapping('ean')];
    const { conflicts, items } = merge('assetToProduct', base, mine, theirs);
    expect(asked(conflicts)).toEqual([['assetToProduct / #1=sku / imageAltMetadata', '"title"', '"alt"']]);
    expect(items[0]).toEqual({ ...mine[0], imagePositionMetadata: 'rank' });
  });

  test('entries that both people add, remove and move are merged', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((sku) => mapping(sku, { imageAltMetadata: `${sku}-alt` })) as [
      Entry,
      Entry,
      Entry,
      Entry,
    ];
    const [x, y] = [{ productSkuMetadata: 'x' }, { productSkuMetadata: 'y' }];
    const { conflicts, items } = merge('assetToProduct', [a, b, c, d], [d, a, b, x], [a, c, d, y]);
    expect(conflicts).toEqual([]);
    expect(items).toEqual([d, y, a, x]);
  });

  test('an entry that both people add is kept once, and different added entries are all kept', () => {
    const [same, x, y] = [mapping('same'), mapping('x'), mapping('y')];
    const { conflicts, items } = merge('assetToProduct', base, [...base, same, x], [same, ...base, y]);
    expect(conflicts).toEqual([]);
    expect(items.map(({ productSkuMetadata }) => productSkuMetadata).toSorted()).toEqual([
      'ean',
      'same',
      'sku',
      'x',
      'y',
    ]);
  });

  test('an entry that one person removed and the other changed is a conflict', () => {
    const changed = mapping('ean', { urlPreset: 'theirs' });
    const { conflicts, items } = merge('assetToProduct', base, [mapping('sku')], [mapping('sku'), changed]);
    expect(asked(conflicts)).toEqual([['assetToProduct / #2=ean', null, JSON.stringify(changed)]]);
    expect(items).toEqual([mapping('sku')]);
    expect(merge('assetToProduct', base, [mapping('sku')], [mapping('sku'), changed], 'theirs').items).toEqual([
      mapping('sku'),
      changed,
    ]);
  });

  test('different orders are one conflict', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((sku) => mapping(sku)) as [Entry, Entry, Entry];
    const { conflicts, items } = merge('assetToProduct', [a, b, c], [b, a, c], [a, c, b]);
    expect(asked(conflicts)).toEqual([['assetToProduct / order', '["b","a","c"]', '["a","c","b"]']]);
    expect(items).toEqual([b, a, c]);
  });
});

describe('two people edit the filters of one mapping', () => {
  const [season, year] = [filter('season', 'EQUAL', 'summer'), filter('year', 'EQUAL', '2026')];
  const withFilters = (...conditions: Entry[]): Entry[] => [mapping('sku', { conditions })];

  test('changes of different filters are all kept', () => {
    const mine = withFilters(filter('season', 'EQUAL', 'winter'), year);
    const theirs = withFilters(season, filter('year', 'IN', ['2026', '2027']), filter('status', 'NOT_EMPTY', ''));
    const { conflicts, items } = merge('assetToProduct', withFilters(season, year), mine, theirs);
    expect(conflicts).toEqual([]);
    expect(items).toEqual(
      withFilters(
        filter('season', 'EQUAL', 'winter'),
        filter('year', 'IN', ['2026', '2027']),
        filter('status', 'NOT_EMPTY', ''),
      ),
    );
  });

  test('a value that both people changed is a conflict', () => {
    const [mine, theirs] = ['winter', 'spring'].map((value) => withFilters(filter('season', 'EQUAL', value), year)) as [
      Entry[],
      Entry[],
    ];
    expect(asked(merge('assetToProduct', withFilters(season, year), mine, theirs).conflicts)).toEqual([
      ['assetToProduct / #1=sku / conditions / #1=season / value', '"winter"', '"spring"'],
    ]);
  });

  test('if one person changed the operator and both changed the value, the conflict is about the whole filter', () => {
    const mine = withFilters(filter('season', 'IN', ['summer', 'winter']), year);
    const theirs = withFilters(filter('season', 'EQUAL', 'spring'), year);
    const { conflicts, items } = merge('assetToProduct', withFilters(season, year), mine, theirs, 'theirs');
    expect(conflicts.map(({ path, reason }) => [path.at(-1), reason])).toEqual([['#1=season', 'otherKind']]);
    expect(items).toEqual(theirs);
  });

  test('if one person rewrote a filter completely and the other changed it, the conflict is about the whole filter', () => {
    const mine = withFilters(season, filter('status', 'NOT_EMPTY', ''));
    const theirs = withFilters(season, filter('year', 'EQUAL', '2027'));
    const { conflicts, items } = merge('assetToProduct', withFilters(season, year), mine, theirs);
    expect(conflicts.map(({ path, reason }) => [path.at(-1), reason])).toEqual([['#2=year', 'rewritten']]);
    expect(items).toEqual(mine);
  });
});

test('rules without a label are merged by content', () => {
  const rule = (priority: number, field: string): Entry => ({
    label: '',
    priority,
    conditions: [filter(field, 'EQUAL', 'x')],
  });
  const base = [rule(1, 'a'), rule(2, 'b')];
  const { conflicts, items } = merge('rules', base, [rule(9, 'a'), rule(2, 'b')], [rule(1, 'a'), rule(8, 'b')]);
  expect(conflicts).toEqual([]);
  expect(items).toEqual([rule(9, 'a'), rule(8, 'b')]);
});
