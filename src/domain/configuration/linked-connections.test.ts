import { expect, test } from 'vitest';
import { lacksConnection, linkedConnections } from './linked-connections';

const keysOf = (configuration: unknown): string[] =>
  linkedConnections(JSON.stringify(configuration)).map(({ key }) => key);

test('lists the connections of a configuration from source to target', () => {
  expect(keysOf({ akeneo_connection: 1, mapping: [], bynder_connection: 7 })).toEqual(['bynder/7', 'akeneo/1']);
  expect(keysOf({ bynder_connection: '7', shop_connection: 13 })).toEqual(['bynder/7', 'shopify/13']);
});

test('a connection that is stored under both spellings of its key counts once', () => {
  expect(keysOf({ shop_connection: 13, shopify_connection: 13 })).toEqual(['shopify/13']);
});

test('ignores values that are not the id of a connection', () => {
  expect(keysOf({ akeneo_connection: null, bynder_connection: { domain: 'x' }, shop_connection: '' })).toEqual([]);
  expect(linkedConnections('{ broken')).toEqual([]);
});

test.each([
  ['{"bynder_connection":1,"akeneo_connection":2}', false],
  ['{"bynder_connection":1,"akeneo_connection":null}', true],
  ['{"bynder_connection":{"domain":""}}', true],
  ['{"bynder_connection":{"domain":"media.example"}}', false],
  ['{"keyword":"k"}', false],
  ['{', false],
])('%s lacks a connection: %s', (text, lacks) => {
  expect(lacksConnection(text)).toBe(lacks);
});
