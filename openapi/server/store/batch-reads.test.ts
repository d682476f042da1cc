import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchReads } from './batch-reads';

/** A batched read (`ask`) whose reads last until the test ends them. `reads` contains the keys of each read. */
function slowRead(timeoutMs?: number) {
  const reads: { keys: readonly string[]; end: (failed?: Error) => void }[] = [];
  const read = (keys: readonly string[]) =>
    new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
      const number = reads.length;
      const found = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key} of read ${number}`]));
      reads.push({ keys, end: (failed) => (failed ? reject(failed) : resolve(found)) });
    });
  return { reads, ask: batchReads(read, timeoutMs) };
}

test('calls during a read share the next read, which asks for each key once', async () => {
  const { reads, ask } = slowRead();
  const first = ask('a');
  await turn();
  const later = [ask('a'), ask('b'), ask('a'), ask('nobody')];
  await turn();
  expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
  reads[0]?.end();
  expect(await first).toBe('a of read 0');
  await turn();
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b', 'nobody']]);
  reads[1]?.end();
  expect(await Promise.all(later)).toEqual(['a of read 1', 'b of read 1', 'a of read 1', undefined]);
});

test('a failing read fails only for its callers', async () => {
  const { reads, ask } = slowRead();
  const first = ask('a');
  await turn();
  const later = ask('a');
  reads[0]?.end(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turn();
  reads[1]?.end();
  expect(await later).toBe('a of read 1');
});

test('a hanging read does not block later calls', async () => {
  const { reads, ask } = slowRead(10);
  void ask('a');
  await turn();
  const later = ask('b');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.end();
  expect(await later).toBe('b of read 1');
});
