import { describe, expect, test } from 'vitest';
import { mappingsKey, shopConnectionKey, keyAsSpelledIn, pathAsSpelledIn } from './legacy-keys';

test.each([
  ['{}', 'mappings', 'shop_connection'],
  ['{"mappings":[],"shop_connection":1}', 'mappings', 'shop_connection'],
  ['{"mapping":[],"shopify_connection":null}', 'mapping', 'shopify_connection'],
  ['{"mapping":[],"mappings":[],"shopify_connection":1,"shop_connection":2}', 'mappings', 'shop_connection'],
  ['not JSON', 'mappings', 'shop_connection'],
])('%s uses %s and %s', (text, mappings, shop) => {
  expect(mappingsKey(text)).toBe(mappings);
  expect(shopConnectionKey(text)).toBe(shop);
});

describe('pathAsSpelledIn', () => {
  const old = '{"mapping":[{}],"reverseMapping":[{"bynderFieldCode":"x"}]}';
  const current = '{"mappings":[{}],"reverseMapping":[{"bynderMediaField":{}}]}';

  test.each([
    [old, ['mappings', 0, 'code'], ['mapping', 0, 'code']],
    [current, ['mapping', 0], ['mappings', 0]],
    [old, ['reverseMapping', 0, 'akeneoProductField', 'locale'], ['reverseMapping', 0, 'akeneoLocale']],
    [current, ['reverseMapping', 0, 'akeneoLocale'], ['reverseMapping', 0, 'akeneoProductField', 'locale']],
    [current, ['reverseMapping', 0, 'owner'], ['reverseMapping', 0, 'owner']],
    [current, ['reverseMapping', 3, 'akeneoLocale'], ['reverseMapping', 3, 'akeneoLocale']],
    [current, ['delta'], ['delta']],
  ])('in %s, the path %j is spelled %j', (text, path, spelled) => {
    expect(pathAsSpelledIn(text, path)).toEqual(spelled);
  });

  test('other keys keep their spelling', () => {
    expect(keyAsSpelledIn(old, 'rules')).toBe('rules');
  });
});
