import { beforeEach, expect, test, vi } from 'vitest';
import { openNotification, type PageOpener } from './open-notification';

const TARGET = { address: '/job_execution/7', event: 'run:7' };

interface FakePage {
  focused?: boolean;
  visible?: boolean;
  /** Whether `focus` rejects. */
  refuses?: boolean;
  /** Whether the page does not answer messages. */
  isDeaf?: boolean;
  isControlled?: boolean;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return () => vi.useRealTimers();
});

/** A browser with these pages, and the list of actions on them. */
function browser(...pages: FakePage[]) {
  const done: unknown[] = [];
  const opener: PageOpener = {
    matchAll: async () =>
      pages.map(({ focused = false, visible = false, refuses = false, isDeaf, isControlled }, index) => ({
        focused,
        visibilityState: visible ? 'visible' : 'hidden',
        focus: async () => {
          if (refuses) throw new DOMException('Not allowed', 'InvalidAccessError');
          done.push(`focus ${index}`);
        },
        navigate: async (address) => {
          if (isControlled === false) throw new TypeError('Not controlled');
          done.push(`load ${address} in ${index}`);
        },
        postMessage: (message, [port]) => {
          done.push([index, message]);
          if (isDeaf !== true && port instanceof MessagePort) port.postMessage(null);
          else vi.advanceTimersByTime(5000);
        },
      })),
    openWindow: async (address) => done.push(`open ${address}`),
  };
  return { done, opener };
}

test.each([
  ['the page with the focus', [{ visible: true }, { focused: true, visible: true }], 1],
  ['a visible page if no page has the focus', [{}, { visible: true }], 1],
  ['any page if no page is visible', [{}, {}], 0],
])('if pages are open, opens the address in %s', async (_, pages, chosen) => {
  const { done, opener } = browser(...pages);
  await openNotification(TARGET, opener);
  expect(done).toEqual([`focus ${chosen}`, [chosen, { type: 'OPEN', ...TARGET }]]);
});

test('a page that cannot be focused opens the target too', async () => {
  const { done, opener } = browser({ refuses: true });
  await openNotification(TARGET, opener);
  expect(done).toEqual([[0, { type: 'OPEN', ...TARGET }]]);
});

test('a page that does not answer is navigated to the address; if that fails, a new page opens', async () => {
  const { done, opener } = browser({ isDeaf: true });
  const message = [0, { type: 'OPEN', ...TARGET }];
  await openNotification(TARGET, opener);
  expect(done).toEqual(['focus 0', message, 'load /job_execution/7 in 0']);
  const other = browser({ isDeaf: true, isControlled: false });
  await openNotification(TARGET, other.opener);
  expect(other.done).toEqual(['focus 0', message, 'open /job_execution/7']);
  const events = browser({ isDeaf: true });
  await openNotification({ address: null, event: null }, events.opener);
  expect(events.done).toEqual(['focus 0', [0, { type: 'OPEN', address: null, event: null }]]);
});

test('without an open page, opens one', async () => {
  const { done, opener } = browser();
  await openNotification(TARGET, opener);
  await openNotification({ address: null, event: null }, opener);
  await openNotification({ address: 'https://evil.test' }, opener);
  expect(done).toEqual(['open /job_execution/7', 'open /', 'open /']);
});
