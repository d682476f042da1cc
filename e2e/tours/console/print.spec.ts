import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { cutTexts } from '../../fixtures/widths/find-cuts';
import { DashboardPage } from '../../pages/dashboard-page';
import { ExecutionPage } from '../../pages/execution-page';

/** The number of sheets of A4 paper that the screen fills when it is printed. */
async function paperPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

/** The size of A4 paper without its margins, px. */
const PAPER = { width: 703, height: 1031 };
const WINDOW = { width: 1366, height: 800 };

/** Checks that no text of the printed screen is cut, and that no texts overlap. Leaves the window as small as paper. */
async function expectWholeTexts(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  expect(await cutTexts(page, null)).toEqual([]);
}

/** Checks that the printed screen shows the content without the frame and the controls. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^(Relaunch|Launch|Open|Copy|Download|Stop)/ })).toHaveCount(0);
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
}

for (const [status, name] of [
  ['error', 'failed'],
  ['success', 'worked'],
])
  test(`a run that ${name} is printed on one page, and no text is cut`, async ({ page, api, signedIn }) => {
    await signedIn('ROLE_CLIENT_ADMIN');
    const { body } = await (
      await api('ROLE_CLIENT_ADMIN')
    ).get<{ 'hydra:member': { id: number }[] }>(`/api/job_executions?order%5Bid%5D=desc&status=${status}`);
    const id = body['hydra:member'][0]?.id ?? 0;
    const run = new ExecutionPage(page);
    await run.open(id);
    await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
    await expectPaper(page);
    expect(await paperPages(page)).toBe(1);
    await expectWholeTexts(page);
  });

test('an integration is printed on one page, and no text is cut', async ({ page, signedIn }) => {
  await signedIn('ROLE_CLIENT_ADMIN');
  for (const code of ['acme_bynder_media_to_shopify_product_image_sync', 'acme_bynder_media_to_akeneo_asset_sync']) {
    await page.emulateMedia({ media: null });
    await page.setViewportSize(WINDOW);
    await page.goto(`/job_instance/${code}/view`);
    await expect(page.getByRole('table', { name: 'Last executions' }).getByRole('row').nth(5)).toBeVisible();
    await expect(page.getByRole('slider', { name: /runs/ })).toBeVisible();
    await expectPaper(page);
    expect(await paperPages(page)).toBe(1);
    await expectWholeTexts(page);
  }
});

test('the integrations and the dashboard are printed on one page each, without controls and cut texts', async ({
  page,
  signedIn,
}) => {
  await signedIn('ROLE_CLIENT_ADMIN');
  await page.goto('/job_instance');
  await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
  await expectPaper(page);
  await expect(page.getByRole('searchbox')).toBeHidden();
  expect(await paperPages(page)).toBe(1);
  await expectWholeTexts(page);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(WINDOW);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.attention().getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('grid').getByRole('gridcell').nth(5)).toBeVisible();
  await expect(dashboard.errors.rows().nth(5)).toBeVisible();
  await expectPaper(page);
  expect(await paperPages(page)).toBe(1);
  await expectWholeTexts(page);
});

test('charts that were drawn for a wide window fit on the paper', async ({ page, signedIn }) => {
  await signedIn('ROLE_CLIENT_ADMIN');
  await page.setViewportSize({ width: 1920, height: 900 });
  const view = '/job_instance/acme_bynder_media_to_shopify_product_image_sync/view';
  for (const [path, picture] of [
    ['/', page.getByRole('grid').locator('svg').first()],
    [view, page.getByRole('slider', { name: /runs/ }).locator('svg').first()],
    ['/execution_tracker', page.getByRole('img', { name: /runs/i }).first()],
  ] as const) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    await expect(picture).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Resizes and measures in one step, because no script can redraw the chart before the browser prints it.
    const beyond = await picture.evaluate((svg) => {
      document.body.style.width = '1065px';
      return svg.getBoundingClientRect().right - document.body.getBoundingClientRect().right;
    });
    expect(beyond, path).toBeLessThanOrEqual(1);
  }
});
