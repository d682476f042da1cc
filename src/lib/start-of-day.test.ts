import { afterEach, expect, test } from 'vitest';
import { restoreDevice, useDevice } from '@tests/support/device';
import { startOfDay } from './start-of-day';

afterEach(restoreDevice);

test('a day without a midnight begins at one, and its neighbours at midnight', () => {
  useDevice('America/Santiago', 0, 0);
  const begin = startOfDay(new Date(2026, 8, 6, 12).getTime());
  expect(begin).toBe(new Date(2026, 8, 6, 1).getTime());
  expect(startOfDay(begin, 1)).toBe(new Date(2026, 8, 7).getTime());
  expect(startOfDay(begin, -1)).toBe(new Date(2026, 8, 5).getTime());
});
