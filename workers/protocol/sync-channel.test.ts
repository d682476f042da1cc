import { afterAll, afterEach, expect, test } from 'vitest';
import { SYNC_PROTOCOL, SyncChannel, type ForeignMessage } from './sync-channel';
import { syncName, type SyncMessage } from './sync-status';

const NAME = 'drafts:channel';
const received: SyncMessage[] = [];
const foreign: ForeignMessage[] = [];
const receiver = new SyncChannel(NAME, {
  onMessage: (message) => received.push(message),
  onForeign: (message) => foreign.push(message),
});
const other = new BroadcastChannel(syncName(NAME));

afterAll(() => {
  receiver.close();
  other.close();
});
afterEach(() => {
  received.length = 0;
  foreign.length = 0;
});

test('a message of the same protocol arrives as it was sent', async () => {
  const sender = new SyncChannel(NAME, { onMessage() {}, onForeign() {} });
  sender.send({ kind: 'wake', target: 'head' });
  await expect.poll(() => received).toMatchObject([{ kind: 'wake', target: 'head' }]);
  expect(foreign).toEqual([]);
  sender.close();
});

test('only the number and the kind of a message of another protocol are read', async () => {
  other.postMessage({ protocol: SYNC_PROTOCOL + 1, kind: 'unauthorized', token: 'token' });
  other.postMessage({ kind: 'status', status: {} });
  await expect
    .poll(() => foreign)
    .toEqual([
      { protocol: SYNC_PROTOCOL + 1, kind: 'unauthorized' },
      { protocol: 0, kind: 'status' },
    ]);
  expect(received).toEqual([]);
});
