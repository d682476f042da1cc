import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import { transportProblem, type ApiProblem } from '@/domain/problem';
import type { LaunchPorts } from '../launch/launcher';
import { readLines } from './bulk-drafts';
import { startTask } from './bulk-tasks';
import { launchLines, settleLaunches, waitAgain, type LaunchesContext } from './launch-lines';

const REFUSED: ApiProblem = { ...transportProblem('network'), kind: 'http', status: 422, description: 'Disabled.' };
const user = { id: '7', email: 'ada@acme.test' };
const CODES = ['a', 'b', 'c'];

let open: { cache: CacheDatabase; drafts: DraftsDatabase };
let count = 0;
let bulk: string;
/** The launches and look-ups, in order. */
let told: string[];
let answers: Record<string, Awaited<ReturnType<LaunchPorts['launch']>>>;
const stop = { now: new AbortController() };

const ports = (): LaunchPorts => ({
  // The pauses before the look-ups take no real time.
  clock: { now: () => 0, sleep: () => Promise.resolve() } as unknown as LaunchPorts['clock'],
  trace: (code) => Promise.resolve({ code, user, afterId: 0, since: 0 }),
  async launch(code) {
    const line = (await readLines(open.drafts, bulk)).find((each) => each.code === code);
    told.push(`${code} ${line?.state} ${line?.trace === null ? 'without' : 'with'} a trace`);
    return answers[code] ?? { ok: true, value: { executionId: 5 } };
  },
  find: () => {
    told.push('look-up');
    return Promise.resolve(true);
  },
  remember: () => {},
  recall: () => null,
});
const context = (): LaunchesContext => ({
  drafts: open.drafts,
  ports: ports(),
  signal: stop.now.signal,
  wordsOf: ({ description }) => description ?? '',
});
const states = async (): Promise<string[]> =>
  (await readLines(open.drafts, bulk)).map(({ code, state, executionId, refusal }) =>
    [code, state, executionId, refusal].filter((each) => each !== null).join(' '),
  );

beforeEach(async () => {
  count += 1;
  open = { cache: new CacheDatabase(`launch-cache-${count}`), drafts: new DraftsDatabase(`launch-drafts-${count}`) };
  bulk = await startTask(open, CODES, { kind: 'launch', delta: null });
  told = [];
  answers = {};
  stop.now = new AbortController();
});
afterEach(() => {
  vi.restoreAllMocks();
  open.cache.close();
  open.drafts.close();
});

test('each line becomes `launching` before its request, and the next launch waits for the response', async () => {
  answers = { a: { ok: false, problem: transportProblem('timeout') }, b: { ok: false, problem: REFUSED } };
  await launchLines(bulk, CODES, null, context());
  const lookUps = ['look-up', 'look-up', 'look-up'];
  expect(told).toEqual([
    'a launching with a trace',
    ...lookUps,
    'b launching with a trace',
    'c launching with a trace',
  ]);
  expect(await states()).toEqual(['a unclear', 'b refused Disabled.', 'c launched 5']);
});

test('a line is launched once, and again only when a person asks for it', async () => {
  answers = { b: { ok: false, problem: REFUSED } };
  await launchLines(bulk, CODES, null, context());
  await launchLines(bulk, CODES, null, context());
  await waitAgain(open.drafts, bulk, 'a');
  await launchLines(bulk, CODES, null, context());
  expect(told).toHaveLength(3);
  answers = {};
  await waitAgain(open.drafts, bulk, 'b');
  await launchLines(bulk, ['b'], null, context());
  expect(await states()).toEqual(['a launched 5', 'b launched 5', 'c launched 5']);
});

test('after a stop, the launch in progress ends and no other launch begins', async () => {
  const own = ports();
  const launch = own.launch;
  const stopping: LaunchPorts['launch'] = (...args) => {
    stop.now.abort();
    return launch(...args);
  };
  await launchLines(bulk, CODES, null, { ...context(), ports: { ...own, launch: stopping } });
  expect(await states()).toEqual(['a launched 5', 'b waiting', 'c waiting']);
});

test('after a crash, a launch that may have been sent is looked up and not sent again', async () => {
  const trace = { code: 'a', user, afterId: 0, since: 0 };
  await open.drafts.bulkLines.update([bulk, 'a'], { state: 'launching', trace });
  await open.drafts.bulkLines.update([bulk, 'b'], { state: 'launching', trace: null });
  await settleLaunches(bulk, context());
  expect(told).toEqual(['look-up', 'look-up', 'look-up']);
  expect(await states()).toEqual(['a unclear', 'b waiting', 'c waiting']);
});
