import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SyncStatus } from '@workers/protocol/sync-status';

const session = vi.hoisted(() => ({ current: null as object | null }));
vi.mock('../session-store', () => ({ currentSession: () => session.current }));

beforeEach(() => {
  vi.useFakeTimers();
  // The module waits only once, so each test needs a new one.
  vi.resetModules();
  session.current = {};
  setController(null);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Sets the service worker that controls the page: null if there is none, undefined if the browser does not support
 * service workers.
 */
function setController(controller: object | null | undefined, pathname = '/execution_tracker'): void {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('navigator', controller === undefined ? {} : { serviceWorker: { controller } });
}

/** Opens a page. Returns whether deferred work may start, and functions that send the events it waits for. */
async function openPage() {
  const { firstDataReady, markFirstScreenShown } = await import('./first-screen');
  const { receiveStatus } = await import('./sync-status-store');
  let ready = false;
  void firstDataReady().then(() => (ready = true));
  const receive = (phase: SyncStatus['phase']): void =>
    receiveStatus({ phase, term: 1, tasks: [], latencyMs: null } as unknown as SyncStatus);
  const isReady = async (afterMs = 0): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(afterMs);
    return ready;
  };
  return { isReady, receive, markFirstScreenShown };
}

test('on a first start, deferred work begins shortly after the first response', async () => {
  const { isReady, receive } = await openPage();
  receive('starting');
  expect(await isReady(600)).toBe(false);
  receive('live');
  expect(await isReady(400)).toBe(false);
  expect(await isReady(100)).toBe(true);
});

test('an unreachable server counts as a response, and the wait for a silent server is limited', async () => {
  const failing = await openPage();
  failing.receive('failing');
  expect(await failing.isReady(500)).toBe(true);
  vi.resetModules();
  const silent = await openPage();
  expect(await silent.isReady(2_900)).toBe(false);
  expect(await silent.isReady(100)).toBe(true);
});

test.each([{}, undefined])(
  'if the screen needs the server, deferred work begins at once, both on a later start and without service workers',
  async (controller) => {
    setController(controller, '/users');
    expect(await (await openPage()).isReady()).toBe(true);
  },
);

test('without a session, deferred work does not wait for a response', async () => {
  session.current = null;
  expect(await (await openPage()).isReady()).toBe(true);
});

test.each(['/', '/execution_tracker', '/job_instance/a/view'])(
  'at %s, deferred work begins when the data is shown, or after two seconds',
  async (path) => {
    setController({}, path);
    const responding = await openPage();
    expect(await responding.isReady(1_900)).toBe(false);
    responding.markFirstScreenShown();
    expect(await responding.isReady()).toBe(true);
    vi.resetModules();
    const silent = await openPage();
    expect(await silent.isReady(1_900)).toBe(false);
    expect(await silent.isReady(100)).toBe(true);
  },
);

test('on the sign-in page, deferred work does not wait for a dashboard', async () => {
  setController({}, '/');
  session.current = null;
  const { isReady } = await openPage();
  expect(await isReady()).toBe(true);
});
