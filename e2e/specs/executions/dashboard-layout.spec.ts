import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { DashboardPage } from '../../pages/dashboard-page';

/** One and a half screens of 768 px, and what the browser's frame leaves. */
const HIGHEST = 1_200;

test.use({ viewport: { width: 1366, height: 768 } });

for (const locale of ['en', 'fr'])
  test(`the dashboard is at most one and a half screens high (${locale})`, async ({ page, signedIn }) => {
    await signedIn('ROLE_ADMIN');
    await page.evaluate((language) => localStorage.setItem('locale', language), locale);
    await page.goto('/');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('table').last().locator('tbody').getByRole('row')).toHaveCount(10);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(HIGHEST);
  });

test('pending runs take the third place: they hide no row, move nothing and add no height', async ({
  page,
  signedIn,
  server,
}) => {
  const dashboard = new DashboardPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await signedIn('ROLE_ADMIN');
  await dashboard.open();
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
  await expect(page.getByRole('link', { name: '12 are running or waiting.' })).toBeVisible();
  expect([await placeOf('Recent executions'), await placeOf('Errors in the Last 7 Days')]).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HIGHEST);
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
});

test('what does not fit at once is one press away', async ({ page, signedIn, server }) => {
  const dashboard = new DashboardPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const failing = [
    'acme_dummy',
    'acme_bynder_rules',
    'acme_bynder_media_to_akeneo_asset_sync',
    'acme_bynder_media_to_shopify_product_image_sync',
    'acme_akeneo_product_to_bynder_property',
  ];
  for (const jobInstance of failing) await control.create({ jobInstance, status: 'error', count: 2 });
  await signedIn('ROLE_USER');
  await dashboard.open();
  const lines = dashboard.attention().locator('tbody').getByRole('row');
  const more = dashboard.widget('Needs attention').getByRole('button', { name: /^\d+ more$/ });
  await expect(lines).toHaveCount(4);
  const hidden = Number.parseInt(await more.innerText(), 10);
  await more.click();
  await expect(lines).toHaveCount(4 + hidden);
  await dashboard.widget('Needs attention').getByRole('button', { name: 'Show fewer' }).click();
  await expect(lines).toHaveCount(4);
  await expect(page.getByText(/^Next .+: .+\.$/)).toBeVisible();
});

for (const locale of ['en', 'fr'])
  test(`every text of a figure keeps a margin to the lower edge of its cell (${locale})`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('ROLE_ADMIN');
    await page.evaluate((language) => localStorage.setItem('locale', language), locale);
    await page.goto('/');
    // The longest texts: they have two lines in most widths.
    await page.locator('input[type=radio][value=month]').check({ force: true });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [1366, 1093, 960, 768, 640, 360]) {
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
  });
