import { useSyncExternalStore } from 'react';
import type { ItemChoice, ItemCounter } from '@/domain/runs/figures/run-items';
import { isRecord, listValues, parseJson } from '@/lib/json';
import { Listeners } from '@/lib/listeners';
import { readRemembered, remember, rememberedKey } from './user-storage';

/*
 * The counters that the signed-in person has chosen as items, for each job, remembered on this device. The choices are
 * not in the cache, so a live query that reads items must also depend on `useItemChoices`.
 */
const PREFIX = 'item-counters/';

let version = 0;

const changes: Listeners = new Listeners(() => {
  const listen = ({ key }: StorageEvent): void => {
    const prefix = rememberedKey(PREFIX);
    if (key === null || (prefix !== null && key.startsWith(prefix))) tell();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
});

function tell(): void {
  version += 1;
  changes.notify();
}

/** A number that changes with each change of a choice, in any tab. */
export const useItemChoices = (): number =>
  useSyncExternalStore(
    changes.subscribe,
    () => version,
    () => version,
  );

/** Returns a function that looks up the choice for a job; it reads each choice once. */
export function itemChoices(): (jobCode: string | null) => ItemChoice {
  const known = new Map<string, ItemChoice>();
  return (jobCode) => {
    if (jobCode === null) return null;
    const choice = known.has(jobCode) ? (known.get(jobCode) ?? null) : readItemChoice(jobCode);
    known.set(jobCode, choice);
    return choice;
  };
}

/** The choice for a job; null if there is none, or it is malformed. */
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

/** Remembers the choice for a job. @param choice null for the default counters */
export function chooseItems(jobCode: string, choice: ItemChoice): void {
  remember(
    PREFIX + jobCode,
    choice === null ? null : JSON.stringify(choice.map(({ step, counter }) => ({ step, counter }))),
  );
  tell();
}
