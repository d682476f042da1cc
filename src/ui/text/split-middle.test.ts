import { expect, test } from 'vitest';
import { splitMiddle } from './split-middle';

test('a long text keeps its last ten characters', () => {
  expect(splitMiddle('bynder_media_to_akeneo_asset_sync')).toEqual(['bynder_media_to_akeneo_', 'asset_sync']);
});

test('a short text is not split', () => {
  expect(splitMiddle('twenty characters ok')).toEqual(['twenty characters ok', '']);
});

test('characters outside the basic plane are not split', () => {
  const [head, tail] = splitMiddle('a'.repeat(15) + '🚀'.repeat(10));
  expect(head).toBe('a'.repeat(15));
  expect(tail).toBe('🚀'.repeat(10));
});

test('the tail of a path is its last step with the separator before it', () => {
  expect(splitMiddle('Mappings › header › season_old › Attribute')).toEqual([
    'Mappings › header › season_old',
    ' › Attribute',
  ]);
});

test('a path with a long last step is split like other texts', () => {
  expect(splitMiddle('Mappings › bynder_media_to_akeneo_asset_sync')[1]).toBe('asset_sync');
});
