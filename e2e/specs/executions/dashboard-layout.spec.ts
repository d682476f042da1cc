import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { DashboardPage } from '../../pages/dashboard-page';

/** The maximum height of the dashboard, about one and a half screens, px. */
const HIGHEST = 1_200;

test.use({ viewport: { width: 1366, height: 768 } });

test('the dashboard fits into one and a half screens, in French too; pending runs move nothing, and figures keep their margins', async ({
  page,
  signedIn,
  server,
}) => {
  const dashboard = new DashboardPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await signedIn('ROLE_ADMIN');
  const open = async (locale: string): Promise<void> => {
    await page.evaluate((language) => localStorage.setItem('locale', language), locale);
    await dashboard.open();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('table').last().locator('tbody').getByRole('row')).toHaveCount(10);
  };
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  await open('fr');
  expect(await height(), 'in French').toBeLessThanOrEqual(HIGHEST);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /depuis 18\u00a0h(?:, dont \d+ en erreur)?$/,
    'À traiter',
    'Chronologie',
    'Exécutions récentes',
    'Erreurs des 7 derniers jours',
  ]);
  await open('en');
  expect(await height(), 'in English').toBeLessThanOrEqual(HIGHEST);

  await test.step('pending runs take the third place, without hiding rows, moving widgets or adding height', async () => {
    await expect(dashboard.errors.rows()).toHaveCount(10);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const placeOf = async (name: string) => {
      const box = await dashboard.widget(name).boundingBox();
      return { x: box?.x, y: box?.y };
    };
    const before = [await placeOf('Recent executions'), await placeOf('Errors in the Last 7 Days')];
    await control.create({ jobInstance: 'acme_dummy', status: 'waiting', count: 12 });
    await expect(dashboard.pending.rows()).toHaveCount(10);
    await expect(dashboard.widget('Pending Executions').getByRole('link', { name: 'Show all 12' })).toBeVisible();
    await expect(page.getByRole('link', { name: '12 runs in progress or waiting.' })).toBeVisible();
    expect([await placeOf('Recent executions'), await placeOf('Errors in the Last 7 Days')]).toEqual(before);
    expect(await height()).toBeLessThanOrEqual(HIGHEST);
    for (const widget of ['Recent executions', 'Errors in the Last 7 Days', 'Pending Executions']) {
      const scrolls = await dashboard
        .widget(widget)
        .evaluate((region) =>
          [region, ...region.querySelectorAll('div, table')].some(
            (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible',
          ),
        );
      expect(scrolls, widget).toBe(false);
    }
    expect(Math.min(...(await reasonWidths(dashboard)))).toBeGreaterThanOrEqual(100);
  });

  await test.step('every text of a figure keeps a margin to the lower edge of its cell', async () => {
    // Selects the period with the longest texts, which have two lines at most widths.
    const month = page.locator('input[type=radio][value=month]');
    await month.check({ force: true });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectMargins(page);
    await open('fr');
    await expect(month).toBeChecked();
    await expectMargins(page);
  });
});

/** Checks the margins at each width, then restores the first width. */
async function expectMargins(page: Page): Promise<void> {
  for (const width of [1366, 1280, 1093, 960, 768, 640, 360]) {
    await page.setViewportSize({ width, height: 768 });
    const margins = await page.locator('[data-figure]').evaluateAll((figures) =>
      figures.map((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure.querySelector('[class*=band-change]') ?? figure);
        return figure.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
      }),
    );
    expect(margins).toHaveLength(4);
    expect(Math.min(...margins), `${width} px`).toBeGreaterThanOrEqual(6);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

/**
 * The width of the reason in each row of the errors, px. It is 0 for a reason that has no room and is therefore on a
 * hidden second line.
 */
const reasonWidths = (dashboard: DashboardPage): Promise<number[]> =>
  dashboard.errors.rows().evaluateAll((rows) =>
    rows.map((row) => {
      const line = row.querySelector('[class*=run-columns-line]')?.getBoundingClientRect();
      const reason = row.querySelector('[class*=run-columns-reason]')?.getBoundingClientRect();
      return line !== undefined && reason !== undefined && reason.top < line.top + 10 ? reason.width : 0;
    }),
  );

test('on a phone, the dashboard fits into three screens, and one press shows the other rows', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn('ROLE_ADMIN');
  const list = page.getByRole('main').getByRole('region').last();
  const rows = list.locator('tbody').getByRole('row').filter({ visible: true });
  for (const locale of ['en', 'fr']) {
    await page.evaluate((language) => localStorage.setItem('locale', language), locale);
    await page.goto('/');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(rows).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), locale).toBeLessThanOrEqual(2_260);
  }
  await list.getByRole('button', { expanded: false }).click();
  await expect(rows).toHaveCount(10);
});
