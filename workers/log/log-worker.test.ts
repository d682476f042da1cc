import { expect, test } from 'vitest';
import { LogWorker } from './log-worker';

test('searches only the log that was opened last', async () => {
  const worker = new LogWorker();
  await worker.open('one\ntwo');
  const { lineCount } = await worker.open('three\ntwo\ntwo');
  expect(lineCount).toBe(3);
  expect([...((await worker.search('two'))?.lines ?? [])]).toEqual([1, 2]);
});

test('an empty query finds nothing; an invalid pattern returns null', async () => {
  const worker = new LogWorker();
  await worker.open('one');
  expect((await worker.search(''))?.lines).toHaveLength(0);
  expect(await worker.search('/(/')).toBeNull();
});
