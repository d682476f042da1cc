import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/console-test';
import { putDraft } from '../fixtures/draft-record';
import { ExecutionControl } from '../fixtures/execution-control';
import { speak } from '../fixtures/speak';

const SCREENS = [
  '/',
  '/execution_tracker?status=error',
  '/job_execution/1',
  '/job_instance',
  '/job_instance/acme_dummy/view',
  '/job_instance/acme_bynder_rules/edit',
  '/connections',
  '/users',
  '/user/2',
  '/company/acme',
  '/drafts',
  '/configuration',
  '/diagnostics',
  '/no/such/page',
];
/** The recommended minimum size of a touch target, px. */
const FINGER = 44;

test.use({ viewport: { width: 360, height: 740 } });

/**
 * The buttons, fields and links whose touch area is less than `FINGER` high, except those in table rows and links
 * within texts.
 */
const smallTargets = (page: Page) =>
  page.evaluate((finger) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, select, input:not([type=file], [type=checkbox]), textarea, label:has(input[type=checkbox]), nav a, header a',
      ),
    ];
    const reacts = (control: HTMLElement, x: number, y: number): boolean =>
      control.contains(document.elementFromPoint(x, y));
    /** The height (px) of the area around a point in which a touch reaches the control. */
    const reach = (control: HTMLElement, x: number, y: number): number => {
      let [up, down] = [0, 0];
      while (up < finger && reacts(control, x, y - up)) up += 1;
      while (down < finger && reacts(control, x, y + down)) down += 1;
      return up + down;
    };
    return controls
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('tr, .visually-hidden'),
      )
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const { top, bottom, left, right, height } = control.getBoundingClientRect();
        // Skips visually hidden elements, and elements outside the viewport.
        if (height <= 1 || bottom < 0 || top > innerHeight) return [];
        const area = height >= finger ? height : reach(control, (left + right) / 2, (top + bottom) / 2);
        return area >= finger - 1 ? [] : [`${control.tagName} ${control.textContent || control.ariaLabel} ${area}`];
      });
  }, FINGER);

/** The elements that make the page wider than the window. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return ['wider than the window', ...beyond.map((element) => element.outerHTML.slice(0, 200))];
  });

test('on a phone, touch targets are 44 px high, and no screen is wider than the window', async ({
  page,
  signedIn,
  server,
}) => {
  test.setTimeout(300_000);
  await signedIn('ROLE_ADMIN');
  const found: Record<string, string[]> = {};
  const expectToFit = (state: string): Promise<void> =>
    expect.poll(() => tooWide(page), { message: state }).toEqual([]);
  for (const address of SCREENS) {
    await page.goto(address);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const small = await smallTargets(page);
    if (small.length > 0) found[address] = small;
    await expectToFit(address);
  }
  expect(found).toEqual({});

  // The top bar has the most to show when the console is offline and a draft is waiting.
  await putDraft(page, { id: 'waiting', label: 'Waiting', state: 'ready' });
  await page.goto('/');
  await expect(page.locator('main h1').first()).toBeVisible();
  // Waits for the English texts of later screens (`en-more`). Then loads the French texts, before the server stops.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /en-more/.test(name)));
  for (const language of ['fr', 'en']) await speak(page, language);
  await server.stop();
  await expect(page.getByText(/1 saved draft is waiting to be sent/)).toBeVisible({ timeout: 45_000 });
  for (const language of ['en', 'fr']) {
    await speak(page, language);
    await expectToFit(`offline, ${language}`);
  }
});

for (const locale of ['en', 'fr'])
  test(`on a phone, the dashboard shows in full how its figures changed (${locale})`, async ({ page, signedIn }) => {
    await signedIn('ROLE_ADMIN');
    await page.evaluate((language) => localStorage.setItem('locale', language), locale);
    for (const period of ['night', 'day', 'week', 'month']) {
      await page.goto('/');
      await page.getByRole('radio', { checked: false }).first().waitFor();
      await page.locator(`input[type=radio][value=${period}]`).check({ force: true });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const cut = await page
        .getByRole('main')
        .getByRole('listitem')
        .locator('[class*=band-change]')
        .evaluateAll((texts) =>
          texts
            .filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                scrollWidth > clientWidth || scrollHeight > clientHeight,
            )
            .map(({ textContent }) => textContent),
        );
      expect(cut, period).toEqual([]);
    }
  });

test('on a phone, the search field and the button beside it fill the width', async ({ page, signedIn }) => {
  await signedIn('ROLE_ADMIN');
  await page.goto('/job_instance');
  const field = await page.getByRole('searchbox').boundingBox();
  const button = await page.getByRole('button', { name: 'Filters' }).boundingBox();
  if (field === null || button === null) throw new Error('The filter bar is not visible');
  expect(field.x).toBe(16);
  expect(button.x + button.width).toBe(360 - 16);
  expect(button.x - (field.x + field.width)).toBeLessThanOrEqual(16);
});

test('on a phone, the arrows to the previous and the next run are beside the status of a run', async ({
  page,
  signedIn,
  server,
}) => {
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const [, middle] = await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 3 });
  await signedIn('ROLE_ADMIN');
  await page.goto(`/job_execution/${middle}`);
  const runs = page.getByRole('navigation', { name: 'Other runs of this integration' });
  await expect(runs.getByRole('link')).toHaveCount(2);
  const status = page.getByRole('main').locator('header').getByText('Success', { exact: true });
  const [arrows, word] = await Promise.all([runs.boundingBox(), status.boundingBox()]);
  if (arrows === null || word === null) throw new Error('The head is not visible');
  expect(arrows.height).toBe(FINGER);
  expect(arrows.x + arrows.width).toBe(360 - 16);
  expect(Math.abs(arrows.y + arrows.height / 2 - (word.y + word.height / 2))).toBeLessThanOrEqual(2);
});

test('on a phone, a notification does not cover the actions of an integration', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  await page.goto('/job_instance/acme_dummy/view');
  await page
    .getByRole('button', { name: /^Launch/ })
    .first()
    .click();
  const toast = page.getByText('The job has been added to queue');
  await expect(toast).toBeVisible();
  const low = async () => {
    const box = await page.getByRole('region', { name: 'Notifications' }).locator('> *').boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  expect(await low()).toBeLessThanOrEqual(await topOf(page.getByRole('button', { name: /^Launch/ }).first()));
});
