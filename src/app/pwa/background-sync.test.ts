import { expect, test } from 'vitest';
import { WAKE_TAG } from '@/lib/service-worker-messages';
import { registerBackgroundSync, onBackgroundSync } from './background-sync';

/** The service workers of a browser; `register` is its Background Sync, if supported. */
function workersOf(register?: (tag: string) => Promise<void>) {
  const events = new EventTarget();
  const workers = Object.assign(events, {
    getRegistration: async () => (register ? { sync: { register } } : {}),
  }) as unknown as ServiceWorkerContainer;
  return { workers, say: (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data })) };
}

test('registers one sync without personal data in its tag', async () => {
  const asked: string[] = [];
  await registerBackgroundSync(workersOf(async (tag) => void asked.push(tag)).workers);
  expect(asked).toEqual([WAKE_TAG]);
});

test.each([
  ['has no service workers', null],
  ['has no Background Sync', workersOf().workers],
  ['does not permit it', workersOf(() => Promise.reject(new DOMException('no', 'NotAllowedError'))).workers],
])('does nothing when the browser %s', async (_, workers) => {
  await expect(registerBackgroundSync(workers)).resolves.toBeUndefined();
});

test('calls back only for the wake message, and not after the clean-up', () => {
  const { workers, say } = workersOf();
  let woken = 0;
  const end = onBackgroundSync(() => (woken += 1), workers);
  say({ type: 'OTHER' });
  say(undefined);
  expect(woken).toBe(0);
  say({ type: 'WAKE' });
  expect(woken).toBe(1);
  end();
  say({ type: 'WAKE' });
  expect(woken).toBe(1);
});
