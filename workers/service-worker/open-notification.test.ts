import { expect, test } from 'vitest';
import { openNotification, type PageOpener } from './open-notification';

const TARGET = { address: '/job_execution/7', event: 'run:7' };

/** A browser with these pages, and what was done to them. */
function browser(...pages: { focused?: boolean; visible?: boolean; refuses?: boolean }[]) {
  const done: unknown[] = [];
  const opener: PageOpener = {
    matchAll: async () =>
      pages.map(({ focused = false, visible = false, refuses = false }, index) => ({
        focused,
        visibilityState: visible ? 'visible' : 'hidden',
        focus: async () => {
          if (refuses) throw new DOMException('Not allowed', 'InvalidAccessError');
          done.push(`focus ${index}`);
        },
        postMessage: (message) => done.push([index, message]),
      })),
    openWindow: async (address) => done.push(`open ${address}`),
  };
  return { done, opener };
}

test.each([
  ['the one with the focus', [{ visible: true }, { focused: true, visible: true }], 1],
  ['else a visible one', [{}, { visible: true }], 1],
  ['else any', [{}, {}], 0],
])('brings an open page to the address: %s', async (_, pages, chosen) => {
  const { done, opener } = browser(...pages);
  await openNotification(TARGET, opener);
  expect(done).toEqual([`focus ${chosen}`, [chosen, { type: 'OPEN', ...TARGET }]]);
});

test('a page that may not get the focus is brought there too', async () => {
  const { done, opener } = browser({ refuses: true });
  await openNotification(TARGET, opener);
  expect(done).toEqual([[0, { type: 'OPEN', ...TARGET }]]);
});

test('without an open page, opens one', async () => {
  const { done, opener } = browser();
  await openNotification(TARGET, opener);
  await openNotification({ address: null, event: null }, opener);
  await openNotification({ address: 'https://evil.test' }, opener);
  expect(done).toEqual(['open /job_execution/7', 'open /', 'open /']);
});
