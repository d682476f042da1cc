import { useSyncExternalStore } from 'react';
import type { ItemChoice, ItemCounter } from '@/domain/runs/figures/run-items';
import { isRecord, listValues, parseJson } from '@/lib/json';
import { Listeners } from '@/lib/listeners';
import { readRemembered, remember, rememberedKey } from './user-storage';

/*
 * Which counters of a job count items, as the signed-in person has chosen for each job on this device. The choices are
 * not in the cache, so a live query that reads items must also depend on `useItemChoices`.
 */
const PREFIX = 'item-counters/';

let version = 0;

const changes: Listeners = new Listeners(() => {
  const listen = ({ key }: StorageEvent): void => {
    const prefix = rememberedKey(PREFIX);
    if (key === null || (prefix !== null && key.startsWith(prefix))) noticeChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
});

function noticeChange(): void {
  version += 1;
  changes.notify();
}

/** Returns a number that changes whenever a choice changes in any tab. */
export const useItemChoices = (): number =>
  useSyncExternalStore(
    changes.subscribe,
    () => version,
    () => version,
  );

/** Returns a function that gives the choice for a job. The function reads the storage only once for each job. */
export function itemChoices(): (jobCode: string | null) => ItemChoice {
  const known = new Map<string, ItemChoice>();
  return (jobCode) => {
    if (jobCode === null) return null;
    const choice = known.has(jobCode) ? (known.get(jobCode) ?? null) : readItemChoice(jobCode);
    known.set(jobCode, choice);
    return choice;
  };
}

/** The stored choice for a job; null if there is none, or if it is malformed. */
export function readItemChoice(jobCode: string): ItemChoice {
  const counters = listValues(parseJson(readRemembered(PREFIX + jobCode) ?? '')).flatMap(
    (each) => readCounter(each) ?? [],
  );
  return counters.length === 0 ? null : counters;
}

function readCounter(value: unknown): ItemCounter | null {
  if (!isRecord(value)) return null;
  const { step, counter } = value;
  return typeof step === 'string' && typeof counter === 'string' ? { step, counter } : null;
}

/**
 * Remembers the choice for a job.
 * @param choice null returns to the default counters
 */
export function chooseItems(jobCode: string, choice: ItemChoice): void {
  remember(
    PREFIX + jobCode,
    choice === null ? null : JSON.stringify(choice.map(({ step, counter }) => ({ step, counter }))),
  );
  noticeChange();
}
