import { expect, test } from 'vitest';
import { WAKE_TAG } from '@/lib/service-worker-messages';
import { type OpenPages, wakePages } from './wake-pages';

/** Pages of a browser, each with the messages that it has received. */
function browser(count: number) {
  const heard = Array.from({ length: count }, (): unknown[] => []);
  const asked: unknown[] = [];
  const pages: OpenPages = {
    async matchAll(options) {
      asked.push(options);
      return heard.map((messages) => ({ postMessage: (message) => messages.push(message) }));
    },
  };
  return { heard, asked, pages };
}

test('sends every open page, also those that an earlier build controls, a message without data', async () => {
  const { heard, asked, pages } = browser(2);
  await wakePages(WAKE_TAG, pages);
  expect(heard).toEqual([[{ type: 'WAKE' }], [{ type: 'WAKE' }]]);
  expect(asked).toEqual([{ type: 'window', includeUncontrolled: true }]);
});

test('ignores another tag', async () => {
  const { heard, asked, pages } = browser(1);
  await wakePages('other', pages);
  expect([heard, asked]).toEqual([[[]], []]);
});
