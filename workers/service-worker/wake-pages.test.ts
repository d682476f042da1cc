import { expect, test } from 'vitest';
import { WAKE_TAG } from '@/lib/service-worker-messages';
import { wakePages } from './wake-pages';

/** Pages of a browser, each with what it heard. */
function browser(pages: number) {
  const heard = Array.from({ length: pages }, (): unknown[] => []);
  const asked: unknown[] = [];
  const matchAll = async (options: unknown) => {
    asked.push(options);
    return heard.map((messages) => ({ postMessage: (message: unknown) => messages.push(message) }));
  };
  return { heard, asked, clients: { matchAll } as unknown as Pick<Clients, 'matchAll'> };
}

test('wakes every open page, also those that an earlier build controls, with nothing but the word', async () => {
  const { heard, asked, clients } = browser(2);
  await wakePages({ tag: WAKE_TAG }, clients);
  expect(heard).toEqual([[{ type: 'WAKE' }], [{ type: 'WAKE' }]]);
  expect(asked).toEqual([{ type: 'window', includeUncontrolled: true }]);
});

test('is not concerned by another tag', async () => {
  const { heard, asked, clients } = browser(1);
  await wakePages({ tag: 'other' }, clients);
  expect([heard, asked]).toEqual([[[]], []]);
});
