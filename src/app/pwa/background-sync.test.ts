import { expect, test } from 'vitest';
import { WAKE_TAG } from '@/lib/service-worker-messages';
import { registerBackgroundSync, onBackgroundSync } from './background-sync';

/** The service workers of a browser; `register` is the browser's Background Sync, absent if it has none. */
function workersOf(register?: (tag: string) => Promise<void>) {
  const events = new EventTarget();
  const workers = Object.assign(events, {
    getRegistration: async () => (register ? { sync: { register } } : {}),
  }) as unknown as ServiceWorkerContainer;
  return { workers, send: (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data })) };
}

test('registers one sync without personal data in its tag', async () => {
  const tags: string[] = [];
  await registerBackgroundSync(workersOf(async (tag) => void tags.push(tag)).workers);
  expect(tags).toEqual([WAKE_TAG]);
});

test.each([
  ['has no service workers', null],
  ['has no Background Sync', workersOf().workers],
  ['forbids the sync', workersOf(() => Promise.reject(new DOMException('no', 'NotAllowedError'))).workers],
])('does nothing when the browser %s', async (_, workers) => {
  await expect(registerBackgroundSync(workers)).resolves.toBeUndefined();
});

test('calls back only for the wake message, and not after the clean-up', () => {
  const { workers, send } = workersOf();
  let woken = 0;
  const end = onBackgroundSync(() => (woken += 1), workers);
  send({ type: 'OTHER' });
  send(undefined);
  expect(woken).toBe(0);
  send({ type: 'WAKE' });
  expect(woken).toBe(1);
  end();
  send({ type: 'WAKE' });
  expect(woken).toBe(1);
});
