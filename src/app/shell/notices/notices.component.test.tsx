import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentSession, type Session } from '@/data/session/session-store';
import { receiveStatus } from '@/data/sync/sync-status-store';
import { fakeClock, show, speak } from '../../../../tests/support/component/render';
import { setConnection, signIn, statusOf } from '../../../../tests/support/component/world';
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

test('a lost connection is shown with its time, in both languages, until it is back', async () => {
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
