import { expect, test } from 'vitest';
import { readNotificationTarget } from './notification-target';

test('the data of a notification is read', () => {
  const target = { address: '/job_execution/7', event: 'run:7' };
  expect(readNotificationTarget(structuredClone(target))).toEqual(target);
});

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', 7, null])(
  'the address %j is ignored',
  (address) => {
    expect(readNotificationTarget({ address, event: 7 })).toEqual({ address: null, event: null });
  },
);

test.each([undefined, null, 'text', []])('%j is no data', (data) => {
  expect(readNotificationTarget(data)).toEqual({ address: null, event: null });
});
