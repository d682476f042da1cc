import { expect, test } from 'vitest';
import { WAKE_TAG } from '@/lib/service-worker-messages';
import type { OpenPages } from './tell-pages';
import { wakePages } from './wake-pages';

/** The open pages of a browser, with the messages that each has received. */
function browser(count: number) {
  const received = Array.from({ length: count }, (): unknown[] => []);
  const queries: unknown[] = [];
  const pages: OpenPages = {
    async matchAll(options) {
      queries.push(options);
      return received.map((messages) => ({ postMessage: (message) => messages.push(message) }));
    },
  };
  return { received, queries, pages };
}

test('sends a message without data to every open page, even to pages that an earlier build controls', async () => {
  const { received, queries, pages } = browser(2);
  await wakePages(WAKE_TAG, pages);
  expect(received).toEqual([[{ type: 'WAKE' }], [{ type: 'WAKE' }]]);
  expect(queries).toEqual([{ type: 'window', includeUncontrolled: true }]);
});

test('ignores a tag that is not the wake tag', async () => {
  const { received, queries, pages } = browser(1);
  await wakePages('other', pages);
  expect([received, queries]).toEqual([[[]], []]);
});
