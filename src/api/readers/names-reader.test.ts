import { describe, expect, test } from 'vitest';
import { readNames } from './names-reader';

const codes = (answer: unknown): string[] => readNames('attribute', answer).names.map(({ code }) => code);

describe('reads the codes of the rows from', () => {
  const rows = [{ code: 'season', labels: { en_US: 'Season' } }, { code: 'weight' }];
  test.each([
    ['a list', rows],
    ['a list of texts', ['season', 'weight']],
    ['items', { items: rows, count: 2, page: 1 }],
    ['a collection', { '@id': '/x', 'hydra:member': rows, 'hydra:totalItems': 2 }],
    ['a collection without the prefix', { member: rows, totalItems: 2 }],
    ['embedded items', { _links: { self: {} }, _embedded: { items: rows } }],
    ['data', { data: rows }],
    ['nodes of a graph', { data: { attributes: { edges: rows.map((node) => ({ node })) } } }],
    ['an object by code', { season: { id: '1', label: 'Season' }, weight: { id: '2' } }],
    ['labels by code', { season: 'Season', weight: 'Weight' }],
    ['one list under another key', { attributes: rows, total: 2 }],
  ])('%s', (_, answer) => {
    expect(codes(answer)).toEqual(['season', 'weight']);
  });
});

test.each([
  [null],
  [undefined],
  [7],
  ['season'],
  [[]],
  [{}],
  [[null, 3, {}, [], { code: '' }, { code: 'x'.repeat(300) }]],
  [{ title: 'An error occurred', detail: 'No.' }],
  [{ error: 'no', code: 'x' }],
])('a response of any other form has no names: %j', (answer) => {
  expect(codes(answer)).toEqual([]);
});

test('reads the labels in the languages of the interface, and the first label in any other language', () => {
  const [named] = readNames('attribute', [
    {
      code: 'season',
      labels: { de_DE: 'Saison (de)', nl_NL: 'Seizoen', en_GB: 'Season', fr_FR: 'Saison', en_US: 'Other' },
    },
  ]).names;
  expect(named?.labels).toEqual({ '': 'Saison (de)', en: 'Season', fr: 'Saison' });
  const lists = readNames('attribute', [
    {
      code: 'a',
      labels: [
        { locale: 'fr_FR', label: 'Un' },
        { locale: 'en_US', data: 'One' },
      ],
    },
  ]);
  expect(lists.names[0]?.labels).toEqual({ fr: 'Un', en: 'One' });
  expect(readNames('metaproperty', { a: { name: 'season', label: 'Season' } }).names[0]).toMatchObject({
    code: 'season',
    labels: { '': 'Season' },
  });
});

test('reads types, dependence on locale and channel, and names that are switched off', () => {
  const { names } = readNames('locale', [
    { code: 'a', type: 'pim_catalog_text', localizable: true, scopable: true },
    { code: 'b', type: { name: 'select' }, value_per_locale: true },
    { code: 'c', enabled: false },
  ]);
  expect(names).toEqual([
    { code: 'a', labels: {}, type: 'pim_catalog_text', byLocale: true, byChannel: true },
    { code: 'b', labels: {}, type: 'select', byLocale: true },
    { code: 'c', labels: {}, type: null, isOff: true },
  ]);
});

test('the code of a metafield includes its namespace, and unknown members are not read', () => {
  const secret = { namespace: 'custom', key: 'sku', name: 'SKU', token: 'hidden', accessToken: 'hidden' };
  expect(readNames('productMetafield', [secret, { key: 'own.ean', name: null }]).names).toEqual([
    { code: 'custom.sku', labels: { '': 'SKU' }, type: null },
    { code: 'own.ean', labels: {}, type: null },
  ]);
});

test('reads the total and whether there is a next page', () => {
  const page = (answer: unknown) => {
    const { total, hasNext } = readNames('attribute', answer);
    return [total, hasNext];
  };
  expect(page({ items: [{ code: 'a' }], count: 25 })).toEqual([25, null]);
  // This count may be the number of rows on this page alone.
  expect(page({ items: [{ code: 'a' }], count: 1 })).toEqual([null, null]);
  expect(page({ _links: { next: { href: 'x' } }, _embedded: { items: [{ code: 'a' }] } })).toEqual([null, true]);
  expect(page({ _links: { self: {} }, _embedded: { items: [{ code: 'a' }] } })).toEqual([null, false]);
  expect(page({ _links: { next: null }, _embedded: { items: [{ code: 'a' }] } })).toEqual([null, false]);
  expect(page({ 'hydra:member': [], 'hydra:totalItems': '3' })).toEqual([3, null]);
  expect(page([{ code: 'a' }])).toEqual([null, null]);
});
