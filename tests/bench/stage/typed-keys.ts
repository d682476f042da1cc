import type { CDPSession, Page } from 'playwright';
import { idle } from './idle';
import { painted } from './interactions';

/** How long a key kept the main thread busy, milliseconds. */
export interface TypedKey {
  /**
   * The time of the key's events. React renders during these events, so the results for the key are in the page
   * afterwards.
   */
  answer: number;
  /** The time until no work is left, including reads of the cache and painting. */
  all: number;
}

/**
 * Types a text key by key into the field with the focus.
 * @param devtools a session in which `Performance` is enabled
 */
export async function typeKeys(page: Page, devtools: CDPSession, text: string): Promise<TypedKey[]> {
  await page.evaluate(watchKeys);
  await painted(page);
  const keys: TypedKey[] = [];
  for (const key of text) {
    await page.evaluate(() => Reflect.set(globalThis, 'keyTime', 0));
    const before = await busyTime(devtools);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await painted(page);
    await idle(page);
    const all = (await busyTime(devtools)) - before;
    keys.push({ answer: await page.evaluate(() => Number(Reflect.get(globalThis, 'keyTime'))), all });
  }
  return keys;
}

/**
 * Runs in the page: adds up the time that its keyboard events take. React renders before the last listener is called.
 */
function watchKeys(): void {
  if (Reflect.has(globalThis, 'keyTime')) return;
  let begun = 0;
  for (const type of ['keydown', 'input', 'keyup']) {
    addEventListener(type, () => (begun = performance.now()), true);
    addEventListener(type, () => {
      Reflect.set(globalThis, 'keyTime', Number(Reflect.get(globalThis, 'keyTime')) + performance.now() - begun);
    });
  }
}

async function busyTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}
