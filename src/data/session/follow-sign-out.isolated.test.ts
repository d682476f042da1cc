import { expect, test, vi } from 'vitest';
import { closeDatabases } from '../sync/databases';
import { announceSignOut, followSignOut } from './follow-sign-out';
import { isSignedOut } from '../session-store';

vi.mock('../browser-storage', () => ({ tabStorage: { clear: vi.fn<() => void>() } }));
vi.mock('../sync/databases', () => ({ closeDatabases: vi.fn<() => void>() }));
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
