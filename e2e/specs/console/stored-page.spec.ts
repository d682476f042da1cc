import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { executionsAreStored } from '../../fixtures/stored-data';
import { makeRelease } from '../../fixtures/deployment';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

const TRACKER = '/execution_tracker';
/** The first paint, before the console replaces it. */
const PAINTED = '#root > [inert]';
const rowsOf = (page: Page) => page.locator('tbody tr a[data-row-opener]');

/** A first visit, until the cache is filled and the service worker is active. */
async function visit(page: Page): Promise<void> {
  await page.goto(TRACKER);
  await executionsAreStored(page);
  await new Shell(page).isControlled();
}

/** The document of the tracker from the service worker. */
async function documentOf(page: Page): Promise<string> {
  const answer = await page.goto(TRACKER);
  expect(answer?.fromServiceWorker()).toBe(true);
  return (await answer?.text()) ?? '';
}

/** The executions embedded in a document; undefined if it has none. */
function embeddedRows(document: string): { id: number; instanceLabel: string }[] | undefined {
  const [, json] = /<script type="application\/json" id="preloaded-page">([^<]+)<\/script>$/.exec(document) ?? [];
  return json === undefined
    ? undefined
    : (JSON.parse(json) as { page: { rows: { id: number; instanceLabel: string }[] } }).page.rows;
}

/** Blocks every file of the console in pages opened from now on. The first-paint scripts are inline and still run. */
async function holdConsole(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { append } = HTMLHeadElement.prototype;
    HTMLHeadElement.prototype.append = function (...nodes) {
      if (!nodes.some((node) => node instanceof DocumentFragment)) append.apply(this, nodes);
    };
  });
}

/** Makes every database hang in pages opened from now on. */
async function holdDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
}

test('the stored page contains its first scripts, and its policy blocks all other inline scripts', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  // A foreign script in a release.
  server.deploy(await makeRelease(dist, 'foreign', '<script>globalThis.ran = true</script>'));
  expectConsole(/CSP: script-src-elem inline|Content Security Policy/);
  await signedIn('ROLE_USER');
  await visit(page);
  const answer = await page.goto(TRACKER);
  expect(answer?.fromServiceWorker()).toBe(true);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const sourcesOf = (kind: string) => new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1];
  expect(sourcesOf('script')).toMatch(/^'self' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='$/);
  expect(sourcesOf('style')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  await expect(rowsOf(page)).toHaveCount(30);
  await expect(page.locator('head script:not([src])')).toHaveCount(3);
  // A preload in the head would delay the first frame.
  await expect(page.locator('link[as="font"]')).toHaveCount(1);
  await expect(page.locator('body > link[as="font"]')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'ran'))).toBe(false);
  // The added hashes do not count as another policy of the server.
  await expect(new Shell(page).updateButton()).toHaveCount(0);
});

test('a page of another build is not stored', async ({ page, signedIn, server, dist }) => {
  const release = await makeRelease(dist, 'second');
  await appendFile(join(release, 'shell.html'), '<!-- somebody was here -->');
  await signedIn('ROLE_USER');
  await visit(page);
  server.deploy(release);
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve, { once: true }));
    return installing?.state;
  });
  expect(outcome).toBe('redundant');
  // The previous service worker still works.
  expect((await page.goto(TRACKER))?.fromServiceWorker()).toBe(true);
  await expect(rowsOf(page)).toHaveCount(30);
});

test('the newest rows come with the document, and are painted without a database', async ({ page, signedIn, api }) => {
  await signedIn('ROLE_USER');
  const admin = await api('ROLE_ADMIN');
  const hostile = '</script><script>globalThis.ran = true</script><!--';
  const { status } = await admin.patch('/api/job_instances/acme_dummy', { label: hostile });
  expect(status).toBe(200);
  await visit(page);
  await expect(page.getByText(hostile).first()).toBeAttached();

  let embedded: ReturnType<typeof embeddedRows>;
  // On a busy machine the rows may miss the time limit of the document.
  await expect(async () => {
    embedded = embeddedRows(await documentOf(page));
    expect(embedded).toHaveLength(30);
  }).toPass();
  expect(embedded?.some(({ instanceLabel }) => instanceLabel === hostile)).toBe(true);

  // The rows appear even if the databases never respond and the console never loads.
  await holdConsole(page);
  await holdDatabases(page);
  await page.goto(TRACKER);
  const painted = page.locator(PAINTED);
  await expect(painted.locator('a[data-row-opener]')).toHaveCount(30);
  await expect(painted.getByText(hostile).first()).toBeAttached();
  expect(await painted.locator('a[data-row-opener]').allTextContents()).toEqual(embedded?.map(({ id }) => String(id)));
  await expect(page.locator('#preloaded-page')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'ran'))).toBe(false);
});

test('the first paint is in the person’s language, also when that has changed', async ({ page, signedIn }) => {
  const { email } = await signedIn('ROLE_USER');
  await visit(page);
  await new Shell(page).userMenu(email).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(new Shell(page).title()).toHaveText('Suivi des exécutions');
  await holdConsole(page);
  await page.goto(TRACKER);
  await expect(page.locator(PAINTED).locator('a[data-row-opener]')).toHaveCount(30);
  await expect(page.locator(PAINTED).locator('h1')).toHaveText('Suivi des exécutions');
});

test('the stored page contains the styles and does not request them again', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  await visit(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(TRACKER);
  await rowsOf(page).first().click();
  await expect(page.locator('main dl').first()).toBeVisible();
  const file = await page.locator('head link[rel=stylesheet][disabled]').getAttribute('href');
  expect(file).toMatch(/^\/assets\/start-/);
  expect(asked).not.toContain(file);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
});

test('a painted row that is pressed shows its execution before any database has answered', async ({
  page,
  signedIn,
}) => {
  await signedIn('ROLE_USER');
  await visit(page);
  await holdDatabases(page);
  // Runs in the page, because the first paint is visible for only a tenth of a second.
  await page.addInitScript((painted) => {
    const press = (): void => {
      const opener = document.querySelectorAll<HTMLElement>(`${painted} a[data-row-opener]`)[1];
      if (opener === undefined) return;
      watch.disconnect();
      Reflect.set(globalThis, 'pressed', opener.textContent);
      // After the painting task, like a real click.
      setTimeout(() => opener.click());
    };
    const watch = new MutationObserver(press);
    watch.observe(document, { childList: true, subtree: true });
  }, PAINTED);
  let id = '';
  // On a busy machine the rows may miss the time limit of the document.
  await expect(async () => {
    await page.goto(TRACKER);
    await page.waitForFunction(() => Reflect.has(globalThis, 'pressed'), undefined, { timeout: 2_000 });
    id = await page.evaluate(() => String(Reflect.get(globalThis, 'pressed')));
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`/job_execution/${id}$`));
  await expect(page.locator('main dl').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(id);
  // The execution stays after the preloaded rows are dropped.
  await page.waitForFunction(
    () => (Reflect.get(globalThis, 'firstPaint') as { preloaded: unknown }).preloaded === null,
  );
  await expect(page.locator('main dl').first()).toBeVisible();
});

test('with two people on a device the document contains no rows, and the page paints the right ones', async ({
  page,
  signedIn,
}) => {
  await signedIn('ROLE_ADMIN');
  await visit(page);
  await signedIn('ROLE_USER');
  await page.goto(TRACKER);
  await executionsAreStored(page, 2);
  const own = await rowsOf(page).allTextContents();
  expect(embeddedRows(await documentOf(page))).toBeUndefined();
  await holdConsole(page);
  await page.goto(TRACKER);
  await expect(page.locator(PAINTED).locator('a[data-row-opener]')).toHaveCount(30);
  expect(await rowsOf(page).allTextContents()).toEqual(own);
});

test('the rows are removed from the document when no user is signed in', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  await visit(page);
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto(TRACKER);
  await expect(new LoginPage(page).email()).toBeVisible();
  await expect(page.locator('#preloaded-page')).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(0);
});

test('after a sign-out in another tab no rows are in the document', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  await visit(page);
  await expect(async () => expect(embeddedRows(await documentOf(page))).toHaveLength(30)).toPass();
  // Another tab ends the session, but the cache still exists.
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.removeItem('session'));
  await expect(new LoginPage(page).email()).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join())).toContain(
    'cache:',
  );
  // Retries, because the page notifies the service worker a moment later.
  await expect(async () => expect(embeddedRows(await documentOf(page))).toBeUndefined()).toPass();
});

test('other screens, filters and later pages come without rows', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  await visit(page);
  for (const address of ['/job_instance', `${TRACKER}?status=error`, `${TRACKER}?page=2`]) {
    const document = await (await page.goto(address))?.text();
    expect(embeddedRows(document ?? ''), address).toBeUndefined();
  }
});
