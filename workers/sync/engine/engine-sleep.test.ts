import { expect, test } from 'vitest';
import type { DraftsDatabase } from '@/database/drafts-database';
import type { TabPresence } from '../leadership/tab-presence';
import { EngineSleep } from './engine-sleep';

/** A sleep without a visible tab. `counted` ends the count of the unsent drafts. */
function asleep() {
  let counted = (_unsent: number): void => {};
  const count = (): Promise<number> => new Promise((resolve) => (counted = resolve));
  const drafts = { drafts: { where: () => ({ anyOf: () => ({ count }) }) } } as unknown as DraftsDatabase;
  const presence = { hiddenFor: () => 3_600_000, watchesExecution: () => false } as TabPresence;
  const sleep = new EngineSleep({ presence, drafts, inMemory: false });
  let isAwake = false;
  const awake = sleep.waitUntilAwake(new AbortController().signal).then(() => {
    isAwake = true;
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { sleep, awake, settle, isAwake: () => isAwake, counted: (unsent: number) => counted(unsent) };
}

test('the engine sleeps until a wake', async () => {
  const { sleep, awake, settle, isAwake, counted } = asleep();
  counted(0);
  await settle();
  expect(isAwake()).toBe(false);
  sleep.wake();
  await awake;
});

test('a draft that waits to be sent keeps the engine awake', async () => {
  const { awake, counted } = asleep();
  counted(1);
  await awake;
});

test('a wake while the drafts are counted is not lost', async () => {
  const { sleep, awake, counted } = asleep();
  sleep.wake();
  counted(0);
  await awake;
});
