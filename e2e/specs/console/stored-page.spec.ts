import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { makeRelease } from '../../fixtures/deployment';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

const TRACKER = '/execution_tracker';
/** As the first paint leaves it, until the console takes over. */
const PAINTED = '#root > [inert]';
const rowsOf = (page: Page) => page.locator('tbody tr a[data-row-opener]');

/** A first visit: the cache is filled, and the service worker answers from now on. */
async function visit(page: Page): Promise<void> {
  await page.goto(TRACKER);
  await expect(page.getByText(/^\d+ executions$/)).toBeVisible();
  await new Shell(page).isControlled();
}

/** The document of the tracker as the service worker gives it. */
async function documentOf(page: Page): Promise<string> {
  const answer = await page.goto(TRACKER);
  expect(answer?.fromServiceWorker()).toBe(true);
  return (await answer?.text()) ?? '';
}

/** The executions that a document brings along; undefined where it brings none. */
function toldRows(document: string): { id: number; instanceLabel: string }[] | undefined {
  const [, json] = /<script type="application\/json" id="preloaded-page">([^<]+)<\/script>$/.exec(document) ?? [];
  return json === undefined
    ? undefined
    : (JSON.parse(json) as { page: { rows: { id: number; instanceLabel: string }[] } }).page.rows;
}

/** Has every file of the console itself wait for ever in pages that are opened from now on; the first scripts stand in the page. */
async function holdConsole(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { append } = HTMLHeadElement.prototype;
    HTMLHeadElement.prototype.append = function (...nodes) {
      if (!nodes.some((node) => node instanceof DocumentFragment)) append.apply(this, nodes);
    };
  });
}

/** Has every database of pages that are opened from now on never answer. */
async function holdDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
}

test('the stored page carries its first scripts, and its policy lets no other in', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  // Somebody's script in a page that is stored like that.
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
  // One in the head would hold the first frame back.
  await expect(page.locator('link[as="font"]')).toHaveCount(1);
  await expect(page.locator('body > link[as="font"]')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'ran'))).toBe(false);
  // The hashes are not taken for another policy of the server.
  await expect(new Shell(page).updateButton()).toHaveCount(0);
});

test('a stored page that is not the one of its build is not stored', async ({ page, signedIn, server, dist }) => {
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
  // The one before goes on.
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

  let told: ReturnType<typeof toldRows>;
  // A busy machine may take longer than a document waits.
  await expect(async () => {
    told = toldRows(await documentOf(page));
    expect(told).toHaveLength(30);
  }).toPass();
  expect(told?.some(({ instanceLabel }) => instanceLabel === hostile)).toBe(true);

  // With a database that does not answer and a console that does not come they are on the screen all the same.
  await holdConsole(page);
  await holdDatabases(page);
  await page.goto(TRACKER);
  const painted = page.locator(PAINTED);
  await expect(painted.locator('a[data-row-opener]')).toHaveCount(30);
  await expect(painted.getByText(hostile).first()).toBeAttached();
  expect(await painted.locator('a[data-row-opener]').allTextContents()).toEqual(told?.map(({ id }) => String(id)));
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

test('the styles stand in the stored page, and are not asked for again', async ({ page, signedIn }) => {
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
  // In the page itself: what is painted stays for a tenth of a second only.
  await page.addInitScript((painted) => {
    const press = (): void => {
      const opener = document.querySelectorAll<HTMLElement>(`${painted} a[data-row-opener]`)[1];
      if (opener === undefined) return;
      watch.disconnect();
      Reflect.set(globalThis, 'pressed', opener.textContent);
      // As a press comes, when what has painted it is done.
      setTimeout(() => opener.click());
    };
    const watch = new MutationObserver(press);
    watch.observe(document, { childList: true, subtree: true });
  }, PAINTED);
  let id = '';
  // A busy machine may take longer for the rows than a document waits.
  await expect(async () => {
    await page.goto(TRACKER);
    await page.waitForFunction(() => Reflect.has(globalThis, 'pressed'), undefined, { timeout: 2_000 });
    id = await page.evaluate(() => String(Reflect.get(globalThis, 'pressed')));
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`/job_execution/${id}$`));
  await expect(page.locator('main dl').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(id);
  // It stays when what was painted is forgotten.
  await page.waitForFunction(() => (Reflect.get(globalThis, 'firstPaint') as { early: unknown }).early === null);
  await expect(page.locator('main dl').first()).toBeVisible();
});

test('where two people use a device the document tells nobody’s rows, and the page paints its own', async ({
  page,
  signedIn,
}) => {
  await signedIn('ROLE_ADMIN');
  await visit(page);
  await signedIn('ROLE_USER');
  await page.goto(TRACKER);
  await expect(page.getByText(/^\d+ executions$/)).toBeVisible();
  const own = await rowsOf(page).allTextContents();
  expect(toldRows(await documentOf(page))).toBeUndefined();
  await holdConsole(page);
  await page.goto(TRACKER);
  await expect(page.locator(PAINTED).locator('a[data-row-opener]')).toHaveCount(30);
  expect(await rowsOf(page).allTextContents()).toEqual(own);
});

test('the rows do not stay in the document of somebody who is not signed in', async ({ page, signedIn }) => {
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
  await expect(async () => expect(toldRows(await documentOf(page))).toHaveLength(30)).toPass();
  // Another tab ends the session: the cache is still there.
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.removeItem('session'));
  await expect(new LoginPage(page).email()).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join())).toContain(
    'cache:',
  );
  // The page tells the service worker a moment later.
  await expect(async () => expect(toldRows(await documentOf(page))).toBeUndefined()).toPass();
});

test('other screens, filters and later pages come without rows', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  await visit(page);
  for (const address of ['/job_instance', `${TRACKER}?status=error`, `${TRACKER}?page=2`]) {
    const document = await (await page.goto(address))?.text();
    expect(toldRows(document ?? ''), address).toBeUndefined();
  }
});
