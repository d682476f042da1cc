import { expect, test, vi } from 'vitest';
import { transportProblem } from '@/domain/problem';
import { BackendHealth } from './backend-health';
import { WaitQueue } from './wait-queue';

const clock = { now: () => 0, elapsed: () => 0, random: () => 0, sleep: async () => {} };

/** Creates a signal and the set of its listeners. */
function createSignal() {
  const ending = new AbortController();
  const listening = new Set<unknown>();
  const { signal } = ending;
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  vi.spyOn(signal, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listening.add(listener);
      add(type, listener);
    },
  );
  vi.spyOn(signal, 'removeEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listening.delete(listener);
      remove(type, listener);
    },
  );
  return { ending, signal, listening };
}

test('wakeAll resumes every waiting task and leaves no listener behind', async () => {
  const { signal, listening } = createSignal();
  const queue = new WaitQueue();
  const both = Promise.all([queue.wait(signal), queue.wait(signal)]);
  queue.wakeAll();
  await both;
  expect(listening.size).toBe(0);
});

test('an abort resumes only the tasks of its signal and leaves no listener behind', async () => {
  const { ending, signal, listening } = createSignal();
  const queue = new WaitQueue();
  const one = queue.wait(signal);
  let isOtherWaiting = true;
  const other = queue.wait(new AbortController().signal).then(() => (isOtherWaiting = false));
  ending.abort();
  await one;
  expect(isOtherWaiting).toBe(true);
  expect(listening.size).toBe(0);
  queue.wakeAll();
  await other;
  await queue.wait(signal);
});

test('many outages of the connection leave no listeners behind', async () => {
  const { signal, listening } = createSignal();
  const health = new BackendHealth(clock, () => {});
  for (let outage = 0; outage < 100; outage += 1) {
    health.failed(transportProblem('network'));
    const reachable = Promise.all(['fill', 'sender'].map(() => health.waitUntilReachable(signal)));
    health.succeeded();
    await reachable;
  }
  expect(listening.size).toBe(0);
});
