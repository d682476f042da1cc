import { expect, test, vi } from 'vitest';
import { Listeners } from './listeners';

test('every listener is called until it unsubscribes', () => {
  const listeners = new Listeners<[number]>();
  const [first, second] = [vi.fn<(news: number) => void>(), vi.fn<(news: number) => void>()];
  const leave = listeners.subscribe(first);
  listeners.subscribe(second);
  listeners.notify(1);
  leave();
  listeners.notify(2);
  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
});

test('watching begins with the first listener, ends with the last, and can begin again', () => {
  const log: string[] = [];
  const listeners = new Listeners(() => {
    log.push(listeners.isEmpty ? 'begins without listeners' : 'begins');
    return () => log.push('ends');
  });
  const leaves = [listeners.subscribe(() => {}), listeners.subscribe(() => {})];
  for (const leave of leaves) leave();
  listeners.subscribe(() => {})();
  expect(log).toEqual(['begins', 'ends', 'begins', 'ends']);
});
