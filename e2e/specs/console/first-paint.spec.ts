import type { Locator, Page } from '@playwright/test';
import { holdFiles, refuseFiles } from '../../fixtures/console-files';
import { expect, test } from '../../fixtures/console-test';
import { executionsAreStored } from '../../fixtures/stored-data';
import { ExecutionControl } from '../../fixtures/execution-control';
import { TrackerPage } from '../../pages/tracker-page';

// The console's scripts can be held back only without a service worker.
test.use({ serviceWorkers: 'block' });

const SCRIPTS = /(?!first-paint|hand-over)[^/]+\.js$/;
/** Attributes that differ: React's ids, the router's mark on links, and `inert` on the first paint. */
const NOT_COMPARED = /^(?:id|inert|data-discover)$/;

/**
 * The content of `#root`, without what loads after the rows (`data-later`): elements with their attributes, positions
 * and texts, one per line. Without running times, because they change.
 */
function linesOf(own: string): string[] {
  const root = document.querySelector('#root');
  root?.normalize();
  const lines: string[] = [];
  const walk = (node: Node, depth: number): void => {
    const indent = ' '.repeat(depth);
    if (node instanceof Text) lines.push(indent + node.data.replace(/^for \d.*|^depuis \d.*/, 'running'));
    if (!(node instanceof Element) || node.hasAttribute('data-later')) return;
    const attributes = [...node.attributes]
      .filter(({ name, value }) => !new RegExp(own).test(name) || value === 'content' || value === 'navigation')
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
    const { x, y, width, height } = node.getBoundingClientRect();
    const box = node.closest('.numeric') === null ? [x, y, width, height].map((length) => length.toFixed(1)) : [];
    lines.push(`${indent}${node.tagName} ${attributes.join(' ')} at ${box.join(' ')}`);
    for (const child of node.childNodes) walk(child, depth + 1);
  };
  for (const child of root?.childNodes ?? []) walk(child, 0);
  return lines;
}

const shown = (page: Page): Promise<string[]> => page.evaluate(linesOf, NOT_COMPARED.source);

/**
 * Opens the tracker without the console's scripts, so that only the first paint runs. The scripts wait for the
 * returned function. They are not refused, because then the page would show an error message.
 */
async function openHeld(page: Page, address = '/execution_tracker'): Promise<() => void> {
  const bring = await holdFiles(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    await (Reflect.get(globalThis, 'firstPaint') as { settled: Promise<void> } | undefined)?.settled;
  });
  return bring;
}

/** The names of the browser's databases. */
const databases = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());

/** Fills the cache with one visit. Afterwards the backend does not respond, and the data is an hour old. */
async function visit(page: Page, control: ExecutionControl): Promise<void> {
  await page.goto('/execution_tracker');
  await expect(page.locator('tbody tr a[data-row-opener]')).toHaveCount(30);
  await executionsAreStored(page);
  await control.setFaults({ kind: 'latency', path: '^/api/', ms: 60_000 });
  await page.goto('/robots.txt');
  // The console stores this time when its page is left, so another page sees it a little later.
  const lastSuccess = await page.waitForFunction(() =>
    Object.keys(localStorage).find((name) => name.startsWith('last-success:')),
  );
  const key = await lastSuccess.jsonValue();
  await page.evaluate((name) => localStorage.setItem(name, String(Date.now() - 3_600_000)), String(key));
}

/** One of every kind of row. */
async function everyKindOfRow(control: ExecutionControl): Promise<void> {
  await control.pauseRunner();
  const statuses = ['waiting', 'inProgress', 'success', 'warning', 'error', 'mustStop', 'stopped'];
  for (const status of statuses)
    await control.create({ jobInstance: 'acme_dummy', status, createdBy: 'admin@acme.test', count: 1 });
  // An execution launched by the schedule has no creator.
  await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 2 });
}

test.describe('the newest executions are on screen before the console is', () => {
  const people = [
    { who: 'ROLE_USER', language: 'en', width: 1366, mode: 'light' },
    { who: 'ROLE_ADMIN', language: 'fr', width: 1366, mode: 'dark' },
    { who: 'ROLE_CLIENT_ADMIN', language: 'fr', width: 360, mode: 'light' },
  ];
  for (const { who, language, width, mode } of people) {
    test(`${who}, ${language}, ${width} px, ${mode}: the console shows the same as the first paint`, async ({
      page,
      signedIn,
      server,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const control = new ExecutionControl(server.url);
      await everyKindOfRow(control);
      await signedIn(who);
      await page.evaluate(
        (choice) => Object.entries(choice).forEach(([key, value]) => localStorage.setItem(key, value)),
        { locale: language, 'colour-mode': mode },
      );
      await visit(page, control);
      const bring = await openHeld(page);
      await expect(page.locator('tbody tr a[data-row-opener]')).toHaveCount(30);
      const painted = await shown(page);

      // The same visit with the console, which must neither move nor remove the painted rows.
      await page.addInitScript(() => {
        const seen = { shift: 0, fewestRows: Infinity };
        Reflect.set(globalThis, 'seen', seen);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
        }).observe({ type: 'layout-shift', buffered: true });
        const look = (): void => {
          const rows = document.querySelectorAll('#root tbody a[data-row-opener]').length;
          if (rows > 0 || seen.fewestRows < Infinity) seen.fewestRows = Math.min(seen.fewestRows, rows);
          requestAnimationFrame(look);
        };
        look();
      });
      bring();
      await page.goto('/execution_tracker');
      await page.waitForFunction(() => {
        const row = document.querySelector('#root tbody tr');
        return row !== null && Object.keys(row).some((key) => key.startsWith('__react'));
      });
      expect(await shown(page)).toEqual(painted);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'seen') as unknown)).toEqual({
        shift: 0,
        fewestRows: 30,
      });
    });
  }
});

test('no rows are painted for another person, and nothing at all without a session, with filters, or on another screen', async ({
  page,
  signedIn,
  server,
}) => {
  const control = new ExecutionControl(server.url);
  await signedIn('ROLE_USER');
  await visit(page, control);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const names = await databases(page);
  const session = kept['session'] ?? '';
  const put = (changes: Record<string, string>): Promise<void> =>
    page.evaluate(
      (values) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      },
      { ...kept, ...changes },
    );

  // Proves that the rows are painted without the changes, so that the cases below are meaningful.
  await openHeld(page);
  await expect(page.locator('#root tbody a[data-row-opener]')).toHaveCount(30);

  type Painted = 'nothing' | 'the frame';
  const cases: [name: string, painted: Painted, change: () => Promise<unknown>, address?: string][] = [
    ['nobody', 'nothing', () => put({ session: '' })],
    ['a broken session', 'nothing', () => put({ session: session.slice(0, -40) })],
    [
      'an expired session',
      'nothing',
      () => put({ session: session.replace('"clockOffsetMs":0', '"clockOffsetMs":99999999999') }),
    ],
    ['another backend', 'the frame', () => put({ config: '{"backendUrl":"https://elsewhere.test"}' })],
    ['filters in the address', 'nothing', () => put({}), '/execution_tracker?status=error'],
    ['a later page', 'nothing', () => put({}), '/execution_tracker?page=2'],
    ['another screen', 'nothing', () => put({}), '/job_instance'],
    ['another person', 'the frame', () => signedIn('ROLE_ADMIN')],
  ];
  for (const [name, painted, change, address] of cases) {
    await change();
    await openHeld(page, address);
    if (painted === 'nothing') expect(await page.locator('#root').innerHTML(), name).toBe('');
    else await expect(page.locator('#root > [inert] tbody tr[aria-hidden]'), name).toHaveCount(30);
    expect(await page.locator('#root a[data-row-opener]').count(), name).toBe(0);
    expect(await databases(page), name).toEqual(names);
  }
});

/** An element moved by a layout shift, as the browser reports it. */
interface Moved {
  node: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

for (const { who, language, width, mode } of [
  { who: 'ROLE_CLIENT_ADMIN', language: 'en', width: 1366, mode: 'light' },
  { who: 'ROLE_USER', language: 'fr', width: 360, mode: 'dark' },
])
  test(`without rows, the loading frame is painted, and the console shows the same: ${who}, ${language}, ${width} px`, async ({
    page,
    signedIn,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signedIn(who);
    await page.evaluate(
      (choice) => Object.entries(choice).forEach(([key, value]) => localStorage.setItem(key, value)),
      // A stored `config` means that this is not a first start, which would read its rows from the server.
      { locale: language, 'colour-mode': mode, config: '{}' },
    );
    const bring = await openHeld(page);
    await expect(page.locator('#root > [inert] .skeleton-skeleton:visible').first()).toBeVisible();
    const painted = await shown(page);

    // The same visit with the console, but neither the databases nor the backend respond: a response would change the
    // state of the connection. The space of the notice about slow storage is reserved.
    await new ExecutionControl(server.url).setFaults({ kind: 'latency', path: '^/api/', ms: 60_000 });
    await page.addInitScript(`globalThis.linesOf = ${linesOf.toString()}`);
    await page.addInitScript((own) => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      // The lines of the first frame, because a slow machine may soon report slow storage.
      const seen = { shifts: [] as string[], hidden: false, framesOfConsole: 0, lines: [] as string[] };
      Reflect.set(globalThis, 'seen', seen);
      const watching = new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as unknown as { sources: Moved[] }[])
          for (const { node, previousRect, currentRect } of sources)
            seen.shifts.push(JSON.stringify([node?.parentElement?.outerHTML, previousRect, currentRect]));
      });
      watching.observe({ type: 'layout-shift', buffered: true });
      let wasVisible = false;
      const look = (): void => {
        const bar = document.querySelector('#root td:last-child .skeleton-skeleton');
        const isVisible = bar !== null && getComputedStyle(bar).visibility === 'visible';
        seen.hidden ||= wasVisible && !isVisible;
        wasVisible = isVisible;
        if (bar !== null && Object.keys(bar).some((key) => key.startsWith('__react'))) seen.framesOfConsole += 1;
        if (seen.framesOfConsole === 1 && seen.lines.length === 0)
          seen.lines = (Reflect.get(globalThis, 'linesOf') as typeof linesOf)(own);
        if (seen.framesOfConsole < 10) requestAnimationFrame(look);
        else watching.disconnect();
      };
      look();
    }, NOT_COMPARED.source);
    bring();
    await page.goto('/execution_tracker');
    await page.waitForFunction(
      () => (Reflect.get(globalThis, 'seen') as { framesOfConsole: number }).framesOfConsole === 10,
    );
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as { lines: string[] });
    expect(seen).toMatchObject({ shifts: [], hidden: false });
    expect(seen.lines.filter((line) => !line.includes('notice'))).toEqual(
      painted.filter((line) => !/notice|execution-foot/.test(line)),
    );
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
  });

test('a first start shows the newest executions before the engine has stored them', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  // A worker that never starts.
  await page.addInitScript(() => {
    Reflect.set(
      globalThis,
      'SharedWorker',
      class extends EventTarget {
        port = new MessageChannel().port1;
      },
    );
  });
  const tracker = new TrackerPage(page);
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await expect(page.getByText(/^\d+ executions$/)).toBeVisible();
});

test('if the console does not load, a message replaces the frame', async ({ page, signedIn, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await signedIn('ROLE_USER');
  await refuseFiles(page, /entry-[^/]+\.js$/);
  await page.goto('/execution_tracker');
  await expect(page.getByText('Sync Console could not start.', { exact: false })).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(0);
});

/** Clicks at the position of an element, because the first paint is inert. */
async function pressOn(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('a press on the first paint works before the console has loaded', () => {
  const facts = 'main dl';
  for (const where of ['its link', 'another cell of its row'] as const) {
    test(`a row is opened by ${where}, and going back leads to the list`, async ({ page, signedIn, server }) => {
      const control = new ExecutionControl(server.url);
      await signedIn('ROLE_USER');
      await visit(page, control);
      const bring = await holdFiles(page, SCRIPTS);
      await page.goto('/execution_tracker', { waitUntil: 'commit' });
      const row = page.locator('#root > [inert] tbody tr:has(a[data-row-opener])').nth(2);
      const opener = row.locator('a[data-row-opener]');
      const href = (await opener.getAttribute('href')) ?? '';
      await pressOn(page, where === 'its link' ? opener : row.locator('td').last());
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator('#root > [inert] tbody a[data-row-opener]')).toHaveCount(30);
      bring();
      await expect(page.locator(facts).first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
        idx: 1,
        key: expect.stringMatching(/^\d+$/) as unknown,
      });
      await page.goBack();
      await expect(page.locator('tbody tr a[data-row-opener]')).toHaveCount(30);
      await expect(page).toHaveURL(/\/execution_tracker$/);
    });
  }

  test('also while the console is being rendered', async ({ page, signedIn, server }) => {
    await signedIn('ROLE_USER');
    await visit(page, new ExecutionControl(server.url));
    // Delays every slice of the rendering, so that a click falls between two slices.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      const counted = { slices: 0 };
      Reflect.set(globalThis, 'counted', counted);
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        const post = (): void => Reflect.apply(postMessage, this, message) as undefined;
        if (message[0] !== null) return post();
        counted.slices += 1;
        setTimeout(post, counted.slices < 6 ? 300 : 0);
      };
    });
    await page.goto('/execution_tracker', { waitUntil: 'commit' });
    await page.waitForFunction(() => (Reflect.get(globalThis, 'counted') as { slices: number }).slices >= 2);
    const opener = page.locator('#root > [inert] a[data-row-opener]').nth(2);
    const href = (await opener.getAttribute('href')) ?? '';
    await pressOn(page, opener);
    await expect(page.locator(facts).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test('with Ctrl held, a press opens a tab and leaves the page unchanged', async ({
    page,
    context,
    signedIn,
    server,
  }) => {
    await signedIn('ROLE_USER');
    await visit(page, new ExecutionControl(server.url));
    await holdFiles(page, SCRIPTS);
    await page.goto('/execution_tracker', { waitUntil: 'commit' });
    const opening = context.waitForEvent('page');
    await page.keyboard.down('Control');
    await pressOn(page, page.locator('#root > [inert] a[data-row-opener]').first());
    await page.keyboard.up('Control');
    await (await opening).close();
    await expect(page).toHaveURL(/\/execution_tracker$/);
  });
});
