import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';

const CODE = 'acme_bynder_media_to_akeneo_asset_sync';
const NOT_SAVED = 'One field shows something that cannot be saved as it is.';

interface Stored {
  configuration: string;
}

test('a date is typed as DD/MM/YYYY; an invalid text stays and is not saved', async ({ page, signedIn, api }) => {
  const form = new JobFormPage(page);
  const admin = await api('ROLE_ADMIN');
  const path = `/api/job_instances/${CODE}`;
  const stored = async () => JSON.parse((await admin.get<Stored>(path)).body.configuration) as Record<string, unknown>;
  const configuration = { ...(await stored()), delta: true, deltaDate: '2026-01-31T12:00:00+02:00' };
  await admin.patch(path, { configuration: JSON.stringify(configuration) });
  const date = page.getByRole('textbox', { name: 'Delta date (UTC)', exact: true });
  await signedIn('ROLE_USER');
  await form.openConfiguration(CODE);
  await expect(date).toHaveValue('31/01/2026 10:00:00');

  for (const wrong of ['30/02/2026 10:00', '31/01/2026 1', 'yesterday']) {
    await date.fill(wrong);
    await expect(date).toHaveAccessibleDescription('Enter a date as DD/MM/YYYY HH:mm:ss');
    await form.saveButton().click();
    await expect(form.toasts().getByText(NOT_SAVED).first()).toBeVisible();
    await expect(date).toBeFocused();
    await form.tab('General data').click();
    await form.tab('Configuration').click();
    await expect(date).toHaveValue(wrong);
  }
  await expect.poll(() => form.unfinished('brokenTexts')).toHaveLength(1);
  await page.reload();
  await form.tab('Configuration').click();
  await expect(date).toHaveValue('yesterday');

  // Switching the delta off clears the text, so that the form can be saved.
  const delta = page.getByRole('switch', { name: 'Only what changed since the last run', exact: true });
  await delta.uncheck();
  await delta.check();
  await expect(date).toHaveValue('');
  await date.fill('1/2/2026 9:05');
  await date.blur();
  await expect(date).toHaveValue('01/02/2026 09:05:00');
  await form.saveAndWait();
  expect(await stored()).toMatchObject({ delta: true, deltaDate: '2026-02-01T09:05:00Z' });
});

const LANGUAGES = [
  {
    language: 'en',
    label: 'Delta date (UTC)',
    open: 'Open the calendar',
    calendar: 'Calendar',
    previous: 'Previous month',
    year: 'Year',
    month: 'Month',
    day: /^31 January 2026, Saturday$/,
  },
  {
    language: 'fr',
    label: 'Date du delta (UTC)',
    open: 'Ouvrir le calendrier',
    calendar: 'Calendrier',
    previous: 'Mois précédent',
    year: 'Année',
    month: 'Mois',
    day: /^31 janvier 2026, samedi$/,
  },
];

test('a date is picked from the calendar with the keyboard, in each language, in a window of 360 px', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new JobFormPage(page);
  const admin = await api('ROLE_ADMIN');
  await admin.patch(`/api/job_instances/${CODE}`, {
    configuration: JSON.stringify({ delta: true, deltaDate: '2026-01-31T12:00:00Z' }),
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn('ROLE_USER');
  for (const { language, label, open, calendar, previous, year, month, day } of LANGUAGES)
    await test.step(language, async () => {
      await page.evaluate((name) => localStorage.setItem('locale', name), language);
      await form.openConfiguration(CODE);
      const date = page.getByRole('textbox', { name: label, exact: true });
      const button = page.getByRole('button', { name: open, exact: true });
      const popup = page.getByRole('dialog', { name: calendar, exact: true });

      // The draft from the previous language has another date.
      await date.fill('31/01/2026 12:00:00');
      await date.focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(popup.getByRole('button', { name: day })).toBeFocused();
      await expectNoViolations(page, { include: '[role=dialog]' });
      const box = await popup.boundingBox();
      expect(box !== null && box.x >= 0 && box.x + box.width <= 360).toBe(true);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(button).toBeFocused();
      await expect(date).toHaveValue('31/01/2026 12:00:00');

      await page.keyboard.press('Enter');
      await expect(popup.getByRole('button', { name: day })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(popup).toBeHidden();
      await expect(button).toBeFocused();
      await expect(date).toHaveValue('08/02/2026 12:00:00');

      await button.click();
      await popup.getByRole('button', { name: previous, exact: true }).click();
      await popup.getByText('15', { exact: true }).click();
      await expect(date).toHaveValue('15/01/2026 12:00:00');

      // The select fields lead to a distant month. A date that is picked without a time means midnight.
      await date.fill('');
      await button.click();
      await popup.getByRole('combobox', { name: year, exact: true }).selectOption('2024');
      await popup.getByRole('combobox', { name: month, exact: true }).selectOption('2');
      await popup.getByText('29', { exact: true }).last().click();
      await expect(date).toHaveValue('29/02/2024 00:00:00');
    });
});
