import type { Page } from '@playwright/test';
import { SeededRandom } from '@tests/support/simulation/seeded-random';
import { expect, test } from '../fixtures/console-test';
import { JOBS, unfold } from '../fixtures/hostile/field-places';
import { applyDialog, fillHostile, readEntries, readShown, type Shown } from '../fixtures/hostile/kept-texts';
import { JobFormPage } from '../pages/job-forms/job-form-page';
import { take } from '../pages/job-forms/steps';
import { OnlineFormPage } from '../pages/administration/online-form';

/**
 * Saves a hostile text in every text field of a form and reads it back unchanged. `npm run test:hostile` runs several
 * rounds for every job and form. `npm test -- --tours` runs one round for some of them. `HOSTILE_SEED=n` repeats a run.
 */
const IS_FULL = process.env['HOSTILE_FULL'] === '1';
const SEED = Number(process.env['HOSTILE_SEED'] ?? (IS_FULL ? Date.now() % 100_000 : 1));
const random = new SeededRandom(SEED);
const ROUNDS = IS_FULL ? 3 : 1;

/** Fields that accept no free text (a date), or that save separately and never show the saved value. */
const EXCEPT = ['Delta date (UTC)', 'Asset-service token', 'Watermarking API key'];

const jobs = Object.keys(JOBS);
const chosen = IS_FULL ? jobs : [random.pick(jobs)];

for (const jobCode of chosen) {
  test(`${IS_FULL ? jobCode : 'a job'}: after a save, every text field shows the typed text again`, async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(IS_FULL ? 1_200_000 : 180_000);
    console.log(`HOSTILE_SEED=${SEED}: ${jobCode}`);
    const form = new JobFormPage(page);
    await signedIn('ROLE_ADMIN');
    await form.startNew('hostile_fields', jobCode);
    await take(form.panel(), JOBS[jobCode] ?? []);
    const entries = form.panel().getByRole('button', { name: /: edit$/ });
    const all = await entries.count();
    await form.saveButton().click();
    await expect(page).toHaveURL(/hostile_fields\/edit$/);
    const openAgain = async (): Promise<void> => {
      await page.reload();
      await form.tab('Configuration').click();
      await expect(form.json()).toBeVisible();
      await expect(entries).toHaveCount(all);
      // The form of a job loads after the JSON editor, so this waits for its fields.
      if (all === 0) await expect.poll(async () => (await readShown(form.panel())).length).toBeGreaterThan(0);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await openAgain();
      await unfold(form.panel());
      await fillHostile(form.panel(), random, EXCEPT);
      await expect(entries).toHaveCount(all);
      const typed: Shown[] = [];
      for (let place = 0; place < (await entries.count()); place += 1) {
        await entries.nth(place).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await unfold(dialog);
        const before = await readShown(dialog);
        typed.push(await fillHostile(dialog, random));
        await applyDialog(dialog, before);
      }
      const shown = await readEntries(page, form.panel(), unfold);
      expect(shown.flat().length).toBeGreaterThan(0);
      expect(typed.flat().length).toBe(shown.slice(1).flat().length);
      await form.saveAndWait();
      await openAgain();
      expect(await readEntries(page, form.panel(), unfold)).toEqual(shown);
    }
  });
}

/** An app of the asset service: Save redirects to the provider. */
const APP = '/connections/edit/bynder/7';

/** Forms of the administration, each with the fields to leave out because they accept only certain texts. */
const FORMS: readonly [path: string, except: readonly string[]][] = [
  ['/company/acme', ['Code']],
  ['/company/globex/sso', ['Sign-in URL (SSO)', 'Sign-out URL (SLO)', 'Replacement certificate', 'E-mail domain']],
  ['/connections/edit/akeneo/1', ['URL']],
  [APP, ['Domain']],
  ['/connections/edit/shopify/13', []],
  ['/job_instance/acme_dummy/edit', ['Code']],
];

const editable = (page: Page) =>
  page.getByRole('main').locator('input[type="text"]:not([readonly]), textarea:not([readonly])');

test('after a save, the administration forms show the typed texts again', async ({ page, signedIn }) => {
  test.setTimeout(IS_FULL ? 1_200_000 : 180_000);
  console.log(`HOSTILE_SEED=${SEED}`);
  const form = new OnlineFormPage(page);
  await signedIn('ROLE_ADMIN');
  for (const [path, except] of IS_FULL ? FORMS : [random.pick(FORMS), random.pick(FORMS)]) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(path);
      await expect(editable(page).first()).toBeEditable();
      const typed = await fillHostile(form.main(), random, except);
      await form.save().click();
      if (path.endsWith('/sso')) await form.confirm().click();
      if (path === APP) await expect(page.getByRole('heading', { name: 'Stand-in provider' })).toBeVisible();
      else await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('saved');
      await page.goto(path);
      await expect(editable(page).first()).toBeEditable();
      expect([path, await readShown(form.main())]).toEqual([path, typed]);
    }
  }
});

test('a dialog whose title cannot wrap keeps its Close button in view', async ({ page, signedIn }) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_ADMIN');
  const jobCode = 'bynder_media_to_akeneo_ref_entity_sync';
  await form.startNew('hostile_title', jobCode);
  await take(form.panel(), JOBS[jobCode] ?? []);
  const entry = form
    .panel()
    .getByRole('button', { name: /: edit$/ })
    .first();
  const dialog = page.getByRole('dialog');
  await entry.click();
  await dialog.getByRole('combobox', { name: 'Reference entity' }).first().fill('\u0E47'.repeat(300));
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(dialog).toBeHidden();
  await entry.click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});
