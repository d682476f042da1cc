import { expect, test, vi } from 'vitest';
import { deviceStorage } from '../browser-storage';
import { closeDatabases } from '../sync/databases';
import { announceSignOut, followSignOut } from './follow-sign-out';
import { currentSession, isSignedOut, storeSession, subscribeSession } from '../session-store';

vi.mock('../sync/databases', () => ({ closeDatabases: vi.fn<() => void>(), openOwner: () => null }));
vi.mock('../sync/sync-client', () => ({ stopSync: vi.fn<() => void>() }));
vi.mock('../sync/sync-connection', () => ({
  stopSignedOutEngine: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

test('a sign-out in another tab signs this tab out; other messages on the channel do not', async () => {
  const stop = followSignOut();
  const other = new BroadcastChannel('session');
  const heard = vi.fn<(data: unknown) => void>();
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard(data));
  for (const junk of [null, undefined, '', 'signed-in', {}, ['signed-out'], { type: 'signed-out' }])
    other.postMessage(junk);
  announceSignOut();
  await expect.poll(() => heard.mock.calls).toEqual([['signed-out']]);
  expect(isSignedOut()).toBe(true);
  expect(closeDatabases).not.toHaveBeenCalled();
  other.postMessage('signed-out');
  await expect.poll(() => vi.mocked(closeDatabases).mock.calls.length).toBe(1);
  stop();
  other.close();
});

test('a sign-out in another tab ends the session at once, even if the stored session is removed later', async () => {
  const token = `x.${btoa(JSON.stringify({ id: 7, username: 'ada@acme.test', roles: ['ROLE_USER'], exp: 9_999_999_999 }))}.y`;
  const stop = followSignOut();
  storeSession(token, 0);
  expect(currentSession()).not.toBeNull();
  const changed = vi.fn<() => void>();
  const unsubscribe = subscribeSession(changed);
  const other = new BroadcastChannel('session');
  other.postMessage('signed-out');
  await expect.poll(() => currentSession()).toBeNull();
  expect(changed).toHaveBeenCalled();
  expect(deviceStorage.get('session')).toContain(token);
  storeSession(token, 0);
  expect(currentSession()?.token).toBe(token);
  expect(isSignedOut()).toBe(false);
  unsubscribe();
  stop();
  other.close();
});
