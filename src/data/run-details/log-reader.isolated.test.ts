import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const opened: string[] = [];
const terminate = vi.fn<() => void>();
const workers: EventTarget[] = [];
let open = async (text: string): Promise<unknown> => opened.push(text);
let search: (query: string) => Promise<unknown> = async () => null;

vi.mock('comlink', () => ({
  wrap: () => ({
    open: (text: string) => open(text),
    search: (query: string) => search(query),
  }),
}));
vi.mock('@workers/log/main?worker&url', () => ({ default: '/log.js' }));

const { LogReader } = await import('./log-reader');

beforeEach(() => {
  opened.length = 0;
  workers.length = 0;
  terminate.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://console.test/'));
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = terminate;
      constructor() {
        super();
        workers.push(this);
      }
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

test('a search leaves no listener on the worker', async () => {
  const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  onTestFinished(() => [add, remove].forEach((spy) => spy.mockRestore()));
  const listeners = (spy: typeof add | typeof remove): unknown[] =>
    spy.mock.calls.filter(([type]) => type === 'error').map(([, listener]) => listener);
  const reader = new LogReader();
  await reader.open('text');
  search = async () => null;
  await reader.search('a');
  await vi.waitFor(() => expect(listeners(remove)).toEqual(listeners(add)));
  expect(listeners(add)).toHaveLength(2);
});

test('a worker that replaces a failed one opens the log before it searches', async () => {
  const reader = new LogReader();
  await reader.open('text');
  search = () => new Promise(() => {});
  const failing = reader.search('a');
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('The log worker failed');
  const texts: string[][] = [];
  search = async () => texts.push([...opened]);
  await reader.search('a');
  expect(texts).toEqual([['text', 'text']]);
});

test('a worker that could not be loaded is replaced at the next call', async () => {
  const reader = new LogReader();
  const works = open;
  open = () => new Promise(() => {});
  const opening = reader.open('text');
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(opening).rejects.toThrow('The log worker failed');
  open = works;
  await reader.open('text');
  expect(opened).toEqual(['text']);
  expect(workers).toHaveLength(2);
});
