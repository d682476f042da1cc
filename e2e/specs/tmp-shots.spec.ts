import { test } from '../fixtures/console-test';
import { JobFormPage } from '../pages/job-forms/job-form-page';

const CODE = 'acme_bynder_media_to_akeneo_asset_sync';
for (const [mode, width] of [['light', 1280], ['dark', 1280], ['light', 360]] as const)
  test(`shot ${mode} ${width}`, async ({ page, signedIn, api }) => {
    const form = new JobFormPage(page);
    const admin = await api('ROLE_ADMIN');
    await admin.patch(`/api/job_instances/${CODE}`, { configuration: JSON.stringify({ delta: true, deltaDate: '2026-01-31T12:00:00Z' }) });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((name) => localStorage.setItem('colour-mode', name), mode);
    await signedIn('ROLE_USER');
    await form.openConfiguration(CODE);
    const date = page.getByRole('textbox', { name: 'Delta date (UTC)', exact: true });
    await date.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Open the calendar' }).click();
    await page.getByRole('dialog', { name: 'Calendar' }).getByText('15', { exact: true }).hover();
    await page.screenshot({ path: `/tmp/server-shots/date-${mode}-${width}.png` });
  });
