import { expect, test } from 'vitest';
import { missingPart } from './missing-part';

test('a missing connection comes before missing mappings', () => {
  expect(missingPart('{"akeneo_connection":null,"mappings":[]}')).toBe('connection');
  expect(missingPart('{"akeneo_connection":1,"mappings":[]}')).toBe('work');
  expect(missingPart('{"akeneo_connection":1,"mappings":[{}]}')).toBeNull();
});

test('reports nothing for a configuration that is not JSON, or that has none of the keys', () => {
  expect(missingPart('{')).toBeNull();
  expect(missingPart('{}')).toBeNull();
});
