import { expect, test, vi } from 'vitest';
import { transportProblem } from '@/domain/problem';
import { Health } from './health';
import { WaitQueue } from './wait-queue';

const clock = { now: () => 0, elapsed: () => 0, random: () => 0, sleep: async () => {} };

/** A signal that counts its listeners. */
function counted() {
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
  const { signal, listening } = counted();
  const waiting = new WaitQueue();
  const both = Promise.all([waiting.wait(signal), waiting.wait(signal)]);
  expect(waiting.size).toBe(2);
  waiting.wakeAll();
  await both;
  expect(waiting.size).toBe(0);
  expect(listening.size).toBe(0);
});

test('an abort resumes only the tasks of its signal and leaves no listener behind', async () => {
  const { ending, signal, listening } = counted();
  const waiting = new WaitQueue();
  const one = waiting.wait(signal);
  const other = waiting.wait(new AbortController().signal);
  ending.abort();
  await one;
  expect(waiting.size).toBe(1);
  expect(listening.size).toBe(0);
  waiting.wakeAll();
  await other;
  await waiting.wait(signal);
  expect(waiting.size).toBe(0);
});

test('many outages of the connection leave no listeners behind', async () => {
  const { signal, listening } = counted();
  const health = new Health(clock, () => {});
  for (let outage = 0; outage < 100; outage += 1) {
    health.failed(transportProblem('network'));
    const reachable = Promise.all(['fill', 'sender'].map(() => health.waitUntilReachable(signal)));
    health.succeeded();
    await reachable;
  }
  expect(listening.size).toBe(0);
});
