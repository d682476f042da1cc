import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setWatched, writeVisibleAt } from '@/data/events/event-records';
import { clearSession, markSignedOut } from '@/data/session-store';
import { currentDatabases } from '@/data/sync/databases';
import type { ExecutionRow } from '@/domain/execution';
import { setWindowTitle } from '@/ui/layout/window-title';
import { fakeClock, showAt, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { Bell } from './bell';

const badge = {
  setAppBadge: vi.fn<(count?: number) => Promise<void>>(async () => undefined),
  clearAppBadge: vi.fn<() => Promise<void>>(async () => undefined),
};

// Load the panel before the first click, because loading takes long on a busy machine.
beforeAll(() => import('@/ui/overlay/chakra/popover-panel'));

beforeEach(() => {
  localStorage.clear();
  signIn({ id: Math.floor(Math.random() * 1e9) });
  Object.assign(navigator, badge);
  badge.setAppBadge.mockClear();
  setWindowTitle('Tracker');
});

const showBell = () =>
  showAt(
    '/',
    ['/', '*'].map((path) => ({ path, element: <Bell /> })),
  );
const bell = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

async function write(id: number, status: string, other: Partial<ExecutionRow> = {}): Promise<void> {
  const finishedAt = new Date().toISOString();
  const row = executionRow(id, { status, finishedAt, instanceLabel: 'Alpha', companyName: 'Acme', ...other });
  await act(async () => void (await currentDatabases()?.cache.executions.put(row)));
}

test('until a failure is opened, the bell, the title and the badge count it', async () => {
  const { user, address } = showBell();
  await bell('Notifications');
  await write(1, 'error', { errorMessage: 'Token revoked' });
  await bell('Notifications, 1 error');
  expect(document.title).toBe('(1) Tracker');
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(1);
  await user.click(await bell('Notifications, 1 error'));
  const link = await screen.findByRole('link', { name: 'Alpha' });
  expect(link.closest('li')?.textContent).toMatch(/^AlphaToken revokedError · Acme\d\d:\d\dUnread$/);
  await user.click(link);
  expect(address()).toBe('/job_execution/1');
  await bell('Notifications');
  expect(document.title).toBe('Tracker');
  expect(badge.clearAppBadge).toHaveBeenCalled();
});

test('the keys j, k and the arrows move between the events, and Enter opens one', async () => {
  const { user, address } = showBell();
  await bell('Notifications');
  await write(1, 'error', { instanceCode: 'alpha', instanceLabel: 'Alpha' });
  await write(2, 'error', { instanceCode: 'beta', instanceLabel: 'Beta' });
  await user.click(await bell('Notifications, 2 errors'));
  const focused = (): string | undefined => document.activeElement?.textContent;
  await expect.poll(focused).toBe('Beta');
  await user.keyboard('j');
  expect(focused()).toBe('Alpha');
  await user.keyboard('k{ArrowUp}');
  expect(focused()).toBe('Beta');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/job_execution/1');
});

test('a new event does not take the focus from another event of the same day', async () => {
  fakeClock.start(new Date(2026, 2, 14, 12));
  const { user } = showBell();
  await bell('Notifications');
  await write(1, 'error', { instanceCode: 'alpha', instanceLabel: 'Alpha' });
  await user.click(await bell('Notifications, 1 error'));
  const focused = (): string | undefined => document.activeElement?.textContent;
  await expect.poll(focused).toBe('Alpha');
  await fakeClock.pass(60_000);
  await write(2, 'error', { instanceCode: 'beta', instanceLabel: 'Beta' });
  await screen.findByRole('link', { name: 'Beta' });
  expect(focused()).toBe('Alpha');
});

test('the end of a watched run marks the title of a hidden tab, and does not count as an error', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  showBell();
  await bell('Notifications');
  act(() => setWatched({ run: 2 }, true));
  await write(2, 'success');
  await bell('Notifications, 1 new');
  expect(document.title).toBe('✓ Tracker');
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(undefined);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(document.title).toBe('Tracker');
});

test('the panel counts the same as the bell: errors, or else all unread events', async () => {
  const { user } = showBell();
  await bell('Notifications');
  act(() => setWatched({ run: 2 }, true));
  await write(2, 'success', { instanceCode: 'beta' });
  await user.click(await bell('Notifications, 1 new'));
  await screen.findByText('1 new');
  await write(1, 'error', { instanceCode: 'alpha' });
  await bell('Notifications, 1 error');
  expect(await screen.findByText('1 error')).not.toBeNull();
});

test('describes failures in French, with French spacing', async () => {
  await write(1, 'success');
  await write(2, 'error');
  await write(3, 'error');
  const { user } = showBell();
  await speak('fr');
  await user.click(await bell('Notifications, 1 erreur'));
  const link = await screen.findByRole('link', { name: 'Alpha' });
  expect(link.closest('li')?.textContent).toContain('Erreur, 2 fois de suite');
  expect(screen.getByText(/tout ce qui échoue/).textContent).toBe('Suivi\u00a0: tout ce qui échoue');
});

test('says what happened during an absence, until the person closes that message', async () => {
  writeVisibleAt(Date.now() - 3_600_000);
  await write(1, 'error', { createdAt: new Date(Date.now() - 1_800_000).toISOString() });
  await write(2, 'success', { createdAt: new Date(Date.now() - 1_800_000).toISOString() });
  const { user } = showBell();
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await screen.findByText(/^2 runs, 1 error, since/);
  await user.click(screen.getByRole('button', { name: 'Close “While you were away”' }));
  expect(screen.queryByText('While you were away')).toBeNull();
});

test('a run stopped during an absence did not work; the link also lists runs created before the absence', async () => {
  const at = (minutesAgo: number): string => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  writeVisibleAt(Date.now() - 3_600_000);
  const createdAt = at(90);
  await write(1, 'stopped', { createdAt, finishedAt: at(30) });
  await write(2, 'success', { createdAt: at(40), finishedAt: at(30) });
  const { user, address } = showBell();
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await screen.findByText(/^2 runs, since/);
  await user.click(screen.getByRole('link', { name: 'Show them' }));
  const [from] = new URLSearchParams(address().split('?')[1]).get('created')?.split('/') ?? [];
  expect(new Date(from ?? '').toISOString()).toBe(createdAt);
});

test.each([
  ['ends by itself', false, '(1) Tracker', ['Your session has ended']],
  ['is ended by the person', true, 'Tracker', []],
])('title and notifications after a session that %s', async (_, isSignOut, title, told) => {
  const shown: string[] = [];
  const close = vi.fn<() => void>();
  class FakeNotification extends EventTarget {
    static readonly permission = 'granted';
    readonly close = close;
    constructor(text: string) {
      super();
      shown.push(text);
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'Notification'));
  const { unmount } = showBell();
  await bell('Notifications');
  await write(1, 'error');
  await bell('Notifications, 1 error');
  await expect.poll(() => shown).toEqual(['Error: Alpha']);
  act(() => {
    if (isSignOut) markSignedOut();
    clearSession();
  });
  unmount();
  expect(document.title).toBe(title);
  expect(shown.slice(1)).toEqual(told);
  expect(close).toHaveBeenCalledTimes(isSignOut ? 1 : 0);
});

test('where only the service worker can show notifications, pressing one opens the run and marks it as read', async () => {
  const shown: (NotificationOptions & { title: string })[] = [];
  const showNotification = (title: string, options: NotificationOptions): void =>
    void shown.push({ title, ...options });
  const close = vi.fn<() => void>();
  const getNotifications = async ({ tag }: { tag: string }) => (tag === 'alpha' ? [{ close }] : []);
  const registration = { showNotification, getNotifications };
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  class NoConstructor {
    static readonly permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  Object.assign(globalThis, { Notification: NoConstructor });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'Notification');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const { address, unmount } = showBell();
  await bell('Notifications');
  await write(1, 'error', { instanceCode: 'alpha' });
  await expect.poll(() => shown).toHaveLength(1);
  const data = { address: '/job_execution/1', event: 'run:1' };
  expect(shown[0]).toMatchObject({ title: 'Error: Alpha', tag: 'alpha', data });
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
  });
  const message = new MessageEvent('message', { data: { type: 'OPEN', ...data }, ports: [port2] });
  act(() => void serviceWorker.dispatchEvent(message));
  await answered;
  port1.close();
  await bell('Notifications');
  expect(address()).toBe('/job_execution/1');
  unmount();
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

test('the settings of the bell can end all watching', async () => {
  setWatched({ instance: 'alpha' }, true);
  setWatched({ run: 3 }, true);
  await write(3, 'inProgress', { finishedAt: null });
  const { user } = showBell();
  await user.click(await bell('Notifications'));
  await screen.findByText('Watching everything that fails, 1 integration, and 1 run');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('button', { name: 'Stop watching alpha' }));
  await user.click(screen.getByRole('button', { name: 'Stop watching Alpha, execution 3' }));
  await user.click(screen.getByRole('switch', { name: 'Everything that fails' }));
  await user.click(screen.getByRole('button', { name: 'Back to the notifications' }));
  expect(screen.queryByText('Nothing is watched')).not.toBeNull();
});
