import { afterAll, afterEach, expect, test } from 'vitest';
import { SYNC_PROTOCOL, SyncChannel, type ForeignMessage } from './sync-channel';
import { syncName, type SyncMessage, type SyncStatus } from './sync-status';

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

test('of a message with another protocol number, only this number and the kind are read', async () => {
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

const STATUS: SyncStatus = {
  cacheName: 'cache:x',
  schema: 1,
  term: 1,
  phase: 'live',
  lastSuccessAt: null,
  latencyMs: 20,
  failure: null,
  fill: { seen: 1, total: null, done: false },
  rejectedRows: 0,
  tasks: [{ name: 'head', endedAt: 1, succeededAt: null, nextAt: 2 }],
  sendingHeldUntil: null,
};
const MESSAGES: readonly SyncMessage[] = [
  { kind: 'hello' },
  { kind: 'status', status: STATUS },
  {
    kind: 'presence',
    tabId: 't',
    visible: true,
    watching: [
      { kind: 'execution', id: 7 },
      { kind: 'instance', code: 'x' },
    ],
    gone: false,
  },
  { kind: 'wake', target: 'head' },
  { kind: 'unauthorized', token: 't' },
  { kind: 'clock', offsetMs: -3 },
  { kind: 'storage-failed', cacheName: 'cache:x' },
  { kind: 'draft-sent', draftId: 'd', code: 'x' },
];

/** Sends messages, then a last message. When the last message arrives, all others have been handled. */
async function sendAll(messages: readonly unknown[]): Promise<void> {
  for (const message of messages) other.postMessage(message);
  other.postMessage({ kind: 'clock', offsetMs: 999, protocol: SYNC_PROTOCOL });
  await expect.poll(() => received.at(-1)).toEqual({ kind: 'clock', offsetMs: 999 });
  received.pop();
}

test('every message arrives', async () => {
  await sendAll(MESSAGES.map((message) => ({ ...message, protocol: SYNC_PROTOCOL })));
  expect(received).toEqual(MESSAGES);
});

test('data that no build sends is dropped', async () => {
  const broken = MESSAGES.flatMap((message) =>
    Object.keys(message).flatMap((key) =>
      [null, undefined, {}, NaN, 7n].map((value) => ({ ...message, [key]: value, protocol: SYNC_PROTOCOL })),
    ),
  );
  const junk = [null, undefined, 0, '', 'status', true, [], [null], {}, new Date(), new Map(), { kind: null }];
  const strange = [{}, { kind: 'constructor' }, { kind: 'sale' }, { kind: ['status'] }].map((each) => ({
    ...each,
    protocol: SYNC_PROTOCOL,
  }));
  const nested = [
    { ...STATUS, tasks: [null] },
    { ...STATUS, tasks: null },
    { ...STATUS, fill: null },
    { ...STATUS, term: '7' },
    { ...STATUS, failure: {} },
  ].map((status) => ({ kind: 'status', status, protocol: SYNC_PROTOCOL }));
  const watches = [null, {}, { kind: 'execution', id: 'x' }, { kind: 'instance' }].map((watch) => ({
    kind: 'presence',
    tabId: 't',
    visible: true,
    gone: false,
    watching: [watch],
    protocol: SYNC_PROTOCOL,
  }));
  await sendAll([...junk, ...strange, ...broken, ...nested, ...watches]);
  expect(received).toEqual([]);
  expect(foreign).toEqual([]);
});

test('a protocol number that no build can have does not count as a newer build', async () => {
  const numbers = [Infinity, NaN, -1, 1.5, 1e9, '7', null, {}, [8]];
  await sendAll([
    ...numbers.map((protocol) => ({ kind: 'status', protocol })),
    { kind: 'buy', protocol: SYNC_PROTOCOL + 1 },
  ]);
  expect(foreign).toEqual([]);
});
