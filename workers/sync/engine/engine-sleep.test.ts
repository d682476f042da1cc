import { expect, test } from 'vitest';
import type { DraftsDatabase } from '@/database/drafts-database';
import type { TabPresence } from '../leadership/tab-presence';
import { EngineSleep } from './engine-sleep';

/** Begins a wait (`awake`) without a visible tab. Calling `counted` resolves the pending count of the unsent drafts. */
function asleep() {
  let counted = (_unsent: number): void => {};
  const count = (): Promise<number> => new Promise((resolve) => (counted = resolve));
  const drafts = { drafts: { where: () => ({ anyOf: () => ({ count }) }) } } as unknown as DraftsDatabase;
  const presence = { hiddenFor: () => 3_600_000, watchesExecution: () => false } as TabPresence;
  const sleep = new EngineSleep({ presence, drafts, inMemory: false });
  const awake = sleep.waitUntilAwake(new AbortController().signal);
  return { sleep, awake, counted: (unsent: number) => counted(unsent) };
}

test('the engine sleeps until a wake', async () => {
  const { sleep, awake, counted } = asleep();
  counted(0);
  const later = new Promise((resolve) => setTimeout(() => resolve('asleep')));
  expect(await Promise.race([awake, later])).toBe('asleep');
  sleep.wake();
  await expect(awake).resolves.toBeUndefined();
});

test('a draft that waits to be sent keeps the engine awake', async () => {
  const { awake, counted } = asleep();
  counted(1);
  await expect(awake).resolves.toBeUndefined();
});

test('a wake while the drafts are counted is not lost', async () => {
  const { sleep, awake, counted } = asleep();
  sleep.wake();
  counted(0);
  await expect(awake).resolves.toBeUndefined();
});
