import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SyncChannel } from '@workers/protocol/sync-channel';
import { startSync, stopSync } from '@/data/sync/sync-client';
import { SendingHeldBanner } from '@/shared/server-wait/sending-held-banner';
import { currentSession, type Session } from '@/data/session-store';
import { receiveStatus } from '@/data/sync/sync-status-store';
import { fakeClock, show, speak } from '@tests/support/component/render';
import { setConnection, signIn, statusOf } from '@tests/support/component/world';
import { ConnectionNotice } from './connection-notice';
import { FillNotice } from './fill-notice';

const NOW = new Date(2026, 2, 14, 12, 0, 0);
const HOUR = 3_600_000;

function session(): Session {
  const current = currentSession();
  if (current === null) throw new Error('no user is signed in');
  return current;
}

const notice = (): string | null => screen.queryByRole('status')?.textContent ?? null;
const reportFill = (seen: number, total: number | null): void =>
  act(() => receiveStatus({ ...statusOf('live'), fill: { seen, total, done: false } }));
const bar = (): HTMLElement | null => screen.queryByRole('progressbar');

beforeEach(() => {
  fakeClock.start(NOW);
  signIn({ expiresAt: NOW.getTime() + HOUR });
});

afterEach(stopSync);

test('the progress of the first download appears after a second and disappears when the download is done', async () => {
  show(<FillNotice />);
  reportFill(1_200, 10_000);
  await fakeClock.pass(999);
  expect(bar()).toBeNull();
  await fakeClock.pass(1);
  expect(bar()?.getAttribute('aria-valuetext')).toBe('1,200 of 10,000');
  reportFill(1_300, null);
  expect(bar()?.getAttribute('aria-valuetext')).toBe('1,300');
  setConnection('live');
  expect(bar()).toBeNull();
});

test('a download that is done within a second shows no progress, and the next one waits a second again', async () => {
  show(<FillNotice />);
  reportFill(1, 2);
  await fakeClock.pass(900);
  setConnection('live');
  await fakeClock.pass(900);
  reportFill(1, 2);
  await fakeClock.pass(900);
  expect(bar()).toBeNull();
  await fakeClock.pass(100);
  expect(bar()).not.toBeNull();
});

test('a download that cannot continue shows no progress while the connection is lost', async () => {
  show(<FillNotice />);
  reportFill(1, 2);
  await fakeClock.pass(1_000);
  act(() => receiveStatus({ ...statusOf('failing'), fill: { seen: 1, total: 2, done: false } }));
  expect(bar()).toBeNull();
});

test('while the connection is lost, a notice says since when, in both languages', async () => {
  show(<ConnectionNotice session={session()} />);
  setConnection('live');
  expect(notice()).toBeNull();
  setConnection('failing');
  expect(notice()).toBe('No connection since 12:00. You’re seeing data stored on this device.');
  await speak('fr');
  expect(notice()).toContain('12:00');
  expect(notice()).not.toContain('No connection');
  setConnection('live');
  expect(notice()).toBeNull();
});

test('a server that responds with errors has a separate notice', () => {
  show(<ConnectionNotice session={session()} />);
  act(() => receiveStatus({ ...statusOf('failing'), failure: 'http' }));
  expect(notice()).toBe('The server answers with errors. You’re seeing data stored on this device.');
});

test('if the session expires while the notice is shown, the notice says until when the data can be read', async () => {
  show(<ConnectionNotice session={session()} />);
  setConnection('failing');
  await fakeClock.pass(HOUR - 15_000);
  expect(notice()).toMatch(/^No connection since 12:00\./);
  await fakeClock.pass(15_000);
  expect(notice()).toMatch(/^Your session has expired and there is no connection\. You can read and draft until /);
});

test('a long wait that the server asked for is shown until its end, with a button to try now', async () => {
  startSync(session());
  const asked = vi.spyOn(SyncChannel.prototype, 'send');
  const held = (seconds: number): void =>
    act(() =>
      receiveStatus({
        ...statusOf('failing'),
        failure: 'http',
        tasks: [{ name: 'head', endedAt: Date.now(), succeededAt: null, nextAt: Date.now() + seconds * 1_000 }],
      }),
    );
  show(<ConnectionNotice session={session()} />);
  held(20);
  expect(screen.queryByRole('button')).toBeNull();
  held(600);
  await fakeClock.pass(1_000);
  expect(notice()).toContain('The server asks to wait until 12:10.');
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(asked.mock.calls.filter(([{ kind }]) => kind === 'wake')).toEqual([[{ kind: 'wake', target: 'all' }]]);
  await speak('fr');
  expect(notice()).toContain('Le serveur demande d’attendre jusqu’à 12:10.');
  await fakeClock.pass(600_000);
  expect(screen.queryByRole('button')).toBeNull();
});

test('if the server asks to wait before more drafts are sent, the wait is shown and the user can end it', async () => {
  startSync(session());
  const asked = vi.spyOn(SyncChannel.prototype, 'send');
  show(<SendingHeldBanner />);
  setConnection('live');
  expect(notice()).toBeNull();
  act(() => receiveStatus({ ...statusOf('live'), sendingHeldUntil: Date.now() + 600_000 }));
  await fakeClock.pass(1_000);
  expect(notice()).toContain('The server asks to wait until 12:10 before more drafts are sent.');
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(asked.mock.calls).toContainEqual([{ kind: 'wake', target: 'all' }]);
  act(() => receiveStatus(statusOf('live')));
  await fakeClock.pass(1_000);
  expect(notice()).toBeNull();
});
