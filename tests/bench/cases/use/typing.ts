import type { Page } from 'playwright';
import { ratio, timing, type CaseResult, type Figure } from '../../result/figures';
import {
  recordInteractions,
  takeInteractions,
  painted,
  SHORTEST_REPORTED_MS,
  interactionCount,
} from '../../stage/interactions';
import type { Stage } from '../../stage/stage';
import { RUNS, THROTTLES } from '../settings';

/** The number of mappings in the first large configuration, and the number of characters in the second. */
const MAPPINGS = 500;
const TEXT = 1_000_000;
const FORM_CODE = 'acme_bynder_media_to_akeneo_asset_sync';
const TEXT_CODE = 'acme_dummy';
/** The keys of one run. */
const KEYS = 'abcdefghij';

interface Place {
  name: string;
  /** Opens the page with the field focused. */
  open(page: Page): Promise<void>;
}

/** Measures the time from a key to the next paint in very large forms and texts, compared with a bare input. */
export async function typing(stage: Stage): Promise<CaseResult> {
  await fillConfigurations(stage);
  stage.answerFirst(({ url }, response) => {
    if (url !== '/bench/input/') return false;
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>input</title><input autofocus>');
    return true;
  });
  const { url } = stage.consoleLink;
  const places: Place[] = [
    { name: 'bare input', open: async (page) => void (await page.goto(`${url}/bench/input/`)) },
    {
      name: `label beside ${MAPPINGS} mappings`,
      open: (page) => openTab(page, url, FORM_CODE, 'General data', 'Label'),
    },
    {
      name: `field below ${MAPPINGS} mappings`,
      open: (page) => openTab(page, url, FORM_CODE, 'Configuration', 'Asset writer batch size'),
    },
    {
      name: `JSON of ${MAPPINGS} mappings`,
      open: (page) => openTab(page, url, FORM_CODE, 'Configuration', 'JSON configuration'),
    },
    {
      name: 'JSON of a megabyte',
      open: (page) => openTab(page, url, TEXT_CODE, 'Configuration', 'JSON configuration'),
    },
  ];
  const browser = await stage.freshBrowser();
  await browser.addInitScript(recordInteractions);
  await stage.signIn(browser);
  const figures: Figure[] = [];
  const times = new Map<string, number[]>();
  for (const { name, open } of places) {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    // The bare page is the first place, because later the console's service worker would control it.
    await open(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const devtools = await browser.newCDPSession(page);
    for (const throttle of THROTTLES) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      const keys: number[] = [];
      for (let run = 0; run < Math.min(3, RUNS); run += 1) keys.push(...(await typeKeys(page)));
      times.set(`${name} ${throttle}`, keys);
      figures.push(timing(`${throttle}× processor, ${name}`, keys));
      const bare = times.get(`bare input ${throttle}`) ?? [];
      if (bare !== keys) figures.push(ratio(`${throttle}× processor, ${name}, to the bare input`, keys, bare));
    }
    await page.close();
  }
  await browser.close();
  return { name: 'Typing, from the key to the next paint', figures };
}

/**
 * Types the keys of one run. Returns the duration of each key, in milliseconds. Keys that are too fast to be recorded
 * count as the shortest recorded duration.
 */
async function typeKeys(page: Page): Promise<number[]> {
  await takeInteractions(page);
  const before = await interactionCount(page);
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await painted(page);
  }
  for (const _ of KEYS) await page.keyboard.press('Backspace');
  await painted(page);
  await painted(page);
  const noted = (await takeInteractions(page)).map(({ duration }) => duration);
  const all = (await interactionCount(page)) - before;
  return [...noted, ...Array<number>(Math.max(0, all - noted.length)).fill(SHORTEST_REPORTED_MS)];
}

async function openTab(page: Page, url: string, code: string, tab: string, field: string): Promise<void> {
  await page.goto(`${url}/job_instance/${code}/edit`);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const input = page.getByRole('textbox', { name: field, exact: true });
  await input.click();
  await page.keyboard.press('End');
}

async function fillConfigurations(stage: Stage): Promise<void> {
  const { configuration } = await stage.get<{ configuration: string }>(`/api/job_instances/${FORM_CODE}`);
  const known = JSON.parse(configuration) as { mappings: Record<string, unknown>[] };
  const mappings = Array.from({ length: MAPPINGS }, (_, place) => ({
    ...known.mappings[place % known.mappings.length],
  }));
  await stage.patch(`/api/job_instances/${FORM_CODE}`, {
    configuration: JSON.stringify({ ...known, mappings }, null, 2),
  });
  const line = { code: 'a_property_of_the_asset_service', label: 'A text that says what it is', active: true };
  const lines = Array.from({ length: Math.ceil(TEXT / 130) }, (_, place) => ({ ...line, place }));
  await stage.patch(`/api/job_instances/${TEXT_CODE}`, { configuration: JSON.stringify({ lines }, null, 2) });
}
