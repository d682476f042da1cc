import { expect, test } from 'vitest';
import texts from '@locales/en/data-console.json';
import { DATA_REQUESTS } from './data-requests';

test('every request and every field has a label', () => {
  const requests = Object.values(DATA_REQUESTS).flat();
  const needed = requests.flatMap(({ key, fields }) => [
    `request.${key}`,
    ...fields.map(({ name }) => `field.${name}`),
  ]);
  expect(needed.filter((name) => !Object.hasOwn(texts, name))).toEqual([]);
});
