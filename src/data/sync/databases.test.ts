import { expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { reportStorageFailure } from './databases';

test('any error of a read from closed databases is a storage failure; from open ones only an error of the storage', async () => {
  const cache = new CacheDatabase('cache-of-a-failure');
  await cache.open();
  const fault = new RangeError('Wrong index');
  expect(reportStorageFailure(fault, { cache })).toBe(false);
  expect(reportStorageFailure(new DOMException('full', 'QuotaExceededError'), { cache })).toBe(true);
  cache.close({ disableAutoOpen: true });
  expect(reportStorageFailure(fault, { cache })).toBe(true);
});
