import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './random-id';

const UUID_FORMAT = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an id is a version 4 UUID, even on an insecure origin', () => {
  expect(randomId()).toMatch(UUID_FORMAT);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(id).toMatch(UUID_FORMAT);
  expect(new Set(ids).size).toBe(100);
});
