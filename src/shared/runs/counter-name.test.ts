import { expect, test } from 'vitest';
import { counterName } from './counter-name';

test.each([
  ['readItems', 'read items'],
  ['written_records', 'written records'],
  ['item.skipped', 'item skipped'],
  ['PIM_updates', 'PIM updates'],
  ['read', 'read'],
  ['__', '__'],
])('%s becomes %s', (name, words) => {
  expect(counterName(name)).toBe(words);
});
