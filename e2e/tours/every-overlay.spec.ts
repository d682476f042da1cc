import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/console-test';
import { ExecutionControl } from '../fixtures/execution-control';

const CODE = 'acme_dummy';

interface Overlay {
  name: string;
  at: string;
  /** Opens the overlay. Works in English and in French. */
  open: (page: Page) => Promise<void>;
  /** The only window width at which the overlay exists; undefined for all widths. */
  width?: number;
}

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Presses keys until an overlay opens. The shortcuts load after the screen, and until then keys have no effect. */
const press =
  (keys: readonly string[]) =>
  async (page: Page): Promise<void> =>
    expect(async () => {
      for (const key of keys) await page.keyboard.press(key);
      await expect(page.locator(OPEN).last()).toBeVisible({ timeout: 5_000 });
    }).toPass();
const click =
  (selector: string) =>
  async (page: Page): Promise<void> =>
    page.locator(selector).first().click();
const button =
  (name: RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('button', { name }).first().click();
const menuItem =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await click('main nav li[data-current] button')(page);
    await page.getByRole('menuitem', { name }).click();
  };

/** Every menu, dialog and panel that opens over a screen or beside its content. */
const OVERLAYS: Overlay[] = [
  { name: 'palette', at: '/execution_tracker', open: press(['Control+k']) },
  { name: 'shortcuts', at: '/execution_tracker', open: press(['?']) },
  { name: 'bell', at: '/execution_tracker', open: press(['g', 'n']) },
  { name: 'menu of a view', at: '/execution_tracker', open: click('main nav li[data-current] button') },
  { name: 'name of a view', at: '/execution_tracker', open: menuItem(/Save as|Enregistrer comme/) },
  {
    name: 'period',
    at: '/execution_tracker',
    open: button(/^(Created at|Créée le)/),
  },
  { name: 'period of a view', at: '/execution_tracker', open: menuItem(/^(Period|Période)/), width: 360 },
  { name: 'second line', at: '/execution_tracker', open: menuItem(/^(Second line|Deuxième ligne)/), width: 360 },
  { name: 'file', at: '/execution_tracker', open: menuItem(/^CSV/), width: 360 },
  {
    name: 'columns',
    at: '/execution_tracker',
    open: button(/^(Columns|Colonnes)$/),
    width: 1366,
  },
  { name: 'file', at: '/execution_tracker', open: button(/CSV/), width: 1366 },
  {
    name: 'what counts',
    at: `/job_instance/${CODE}/view`,
    open: button(/^(What counts|Ce qui compte)/),
  },
];

for (const [width, language] of [
  [1366, 'en'],
  [360, 'fr'],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('no overlay has an accessibility violation or reaches beyond the window', async ({
      page,
      signedIn,
      server,
    }) => {
      test.setTimeout(900_000);
      const control = new ExecutionControl(server.url);
      await control.pauseRunner();
      await control.createOne({ jobInstance: CODE, status: 'inProgress' });
      await control.createOne({ jobInstance: CODE, status: 'success', summary: { processed: 12, skipped: 3 } });
      await signedIn('ROLE_ADMIN');
      await page.evaluate((next) => localStorage.setItem('locale', next), language);
      for (const { name, at, open } of OVERLAYS.filter((each) => (each.width ?? width) === width))
        await test.step(name, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(at);
          await expect(page.getByRole('table').or(page.getByRole('slider')).first()).toBeVisible();
          await expect(page.locator('[data-bell]')).toBeVisible();
          await open(page);
          const overlay = page.locator(OPEN).last();
          await expect(overlay).toBeVisible();
          await expect(overlay.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);
          const box = await overlay.boundingBox();
          expect.soft(box && box.x >= 0 && box.x + box.width <= width, `${name} is inside the window`).toBe(true);
        });
    });
  });
