import { expect, test } from 'vitest';
import { browserStorage } from './browser-storage';

/** A storage that refuses values longer than `maxLength`. */
function fakeStorage(maxLength: number): Storage {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > maxLength) throw new DOMException('full', 'QuotaExceededError');
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  };
  return Object.assign(Object.create(methods) as Storage, {});
}

test('values that a full storage refuses stay in the page, and the older stored value is removed', () => {
  const area = fakeStorage(3);
  const storage = browserStorage(() => area);
  storage.set('session', 'old');
  storage.set('session', 'newer');
  expect(storage.get('session')).toBe('newer');
  expect(area.getItem('session')).toBeNull();
  storage.remove('session');
  expect(storage.get('session')).toBeNull();
});

test('works without any storage', () => {
  const storage = browserStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(storage.get('config')).toBeNull();
  storage.set('config', '{}');
  expect(storage.get('config')).toBe('{}');
  expect(storage.keys()).toEqual(['config']);
  storage.clear();
  expect(storage.keys()).toEqual([]);
});
