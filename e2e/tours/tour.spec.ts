import type { Page } from '@playwright/test';
import { scriptMark } from '@tests/support/hostile/hostile-strings';
import { SeededRandom } from '@tests/support/simulation/seeded-random';
import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/console-test';
import { fillWithHostileTexts } from '../fixtures/hostile/hostile-server';
import { SCREENS } from '../fixtures/screens';

test.use({ serviceWorkers: 'allow' });

/**
 * Opens every screen as each role, in both languages, light and dark, with a backend full of hostile texts. No script
 * in a text runs, axe finds no violation, and no screen is wider than the window. Console errors and violations of the
 * content security policy fail the test (console-test). All combinations run with `npm run test:hostile`, some of them
 * with `npm test -- --tours`. `HOSTILE_SEED=n` repeats a run.
 */
const IS_FULL = process.env['HOSTILE_FULL'] === '1';
const SEED = Number(process.env['HOSTILE_SEED'] ?? (IS_FULL ? Date.now() % 100_000 : 1));
const SAMPLE = 5;
const TOURS = ['ROLE_ADMIN', 'ROLE_CLIENT_ADMIN', 'ROLE_USER', 'ROLE_RESTRICTED_USER'].flatMap((role) =>
  ['en', 'fr'].map((language) => ({ role, language })),
);

const random = new SeededRandom(SEED);
const first = random.below(TOURS.length);
const tours = IS_FULL ? TOURS : [first, (first + 3) % TOURS.length].flatMap((place) => TOURS[place] ?? []);

for (const [place, { role, language }] of tours.entries()) {
  const screens = IS_FULL ? SCREENS : Array.from({ length: SAMPLE }, () => random.pick(SCREENS));

  test(`tour ${place + 1}: hostile texts are harmless on every screen`, async ({
    page,
    server,
    api,
    signedIn,
    expectConsole,
  }) => {
    test.setTimeout(60_000 + screens.length * 20_000);
    // Administrators of a company may open the administration but may not read the list of companies.
    if (role === 'ROLE_CLIENT_ADMIN') expectConsole(/status of 403/);
    console.log(`HOSTILE_SEED=${SEED}: ${role}, ${language}`);
    await fillWithHostileTexts(server.url, await api('ROLE_ADMIN'), new SeededRandom(SEED + place));
    await signedIn(role);
    await page.evaluate((locale) => localStorage.setItem('locale', locale), language);
    for (const screen of screens) await test.step(screen, () => see(page, screen));
  });
}

async function see(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  const seen = await page.evaluate(
    (mark) => ({ ran: mark in globalThis, excess: document.documentElement.scrollWidth - window.innerWidth }),
    scriptMark,
  );
  expect(seen.ran, 'a script of a text ran').toBe(false);
  expect(seen.excess, 'wider than the window by').toBeLessThanOrEqual(0);
}
