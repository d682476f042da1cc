import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const opened: string[] = [];
const terminate = vi.fn<() => void>();
let search: (query: string) => Promise<unknown> = async () => null;

vi.mock('comlink', () => ({
  wrap: () => ({
    open: async (text: string) => opened.push(text),
    search: (query: string) => search(query),
  }),
}));
vi.mock('@workers/log/main?worker&url', () => ({ default: '/log.js' }));

const { LogReader } = await import('./log-reader');

beforeEach(() => {
  opened.length = 0;
  terminate.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://console.test/'));
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = terminate;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a search that takes too long ends the worker, and a new worker reads the log', async () => {
  const reader = new LogReader();
  await reader.open('text');
  search = () => new Promise(() => {});
  const answer = reader.search('/(a+)+$/');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual({ state: 'too-slow' });
  expect(terminate).toHaveBeenCalledOnce();
  expect(opened).toEqual(['text', 'text']);
});

test('only the latest search has a result', async () => {
  const reader = new LogReader();
  await reader.open('text');
  search = async (query) => ({ query });
  const [first, second] = await Promise.all([reader.search('a'), reader.search('ab')]);
  expect(first).toBeNull();
  expect(second).toEqual({ state: 'found', hits: { query: 'ab' } });
});

test('an invalid regular expression is reported', async () => {
  const reader = new LogReader();
  await reader.open('text');
  search = async () => null;
  expect(await reader.search('/(/')).toEqual({ state: 'no-pattern' });
});

test('a search rejects if the worker cannot start', async () => {
  let fail = (): void => {};
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = terminate;
      constructor() {
        super();
        fail = () => this.dispatchEvent(new Event('error'));
      }
    },
  );
  const reader = new LogReader();
  search = () => new Promise(() => {});
  const answer = reader.search('a');
  fail();
  await expect(answer).rejects.toThrow('The log worker failed');
});
