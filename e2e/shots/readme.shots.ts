import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { DashboardPage } from '../pages/dashboard-page';
import { expect, test } from '../fixtures/console-test';

/** The maximum size of a picture in the README, in bytes. */
const MOST = 150_000;

test.use({ viewport: { width: 1280, height: 860 } });

/** The folder in which the README and the web app manifest look for the pictures. */
const FOLDER = 'public/screenshots';

// `npm run shots -- readme` writes the pictures.
test('readme', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.period('7 days').check({ force: true });
  await expect(page.getByRole('grid').getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await write(page, `dashboard-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: 780 });
  await write(page, 'dashboard-phone');
});

async function write(page: Page, name: string): Promise<void> {
  const picture = await asWebp(page.context(), await page.screenshot({ animations: 'disabled' }));
  expect(picture.byteLength).toBeLessThan(MOST);
  await writeFile(`${FOLDER}/${name}.webp`, picture);
}

/**
 * Converts a PNG picture to WebP, which takes a third of the space. Uses an empty page, because the console's CSP
 * allows no `data:` images.
 */
async function asWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  const data = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.92);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
