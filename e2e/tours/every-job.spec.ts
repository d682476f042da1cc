import { expect, test } from '../fixtures/console-test';
import { JobFormPage } from '../pages/job-forms/job-form-page';
import { listJobs } from '../pages/job-forms/list-jobs';
import { productJobs } from '../pages/job-forms/product-jobs';
import { shopJobs } from '../pages/job-forms/shop-jobs';
import { take } from '../pages/job-forms/steps';
import { storedConfiguration } from '../pages/job-forms/stored-configuration';

for (const [jobCode, { steps, stored: expected }] of Object.entries({ ...listJobs, ...productJobs, ...shopJobs })) {
  test(`${jobCode}: every field is stored as it was filled in`, async ({ page, signedIn, api }) => {
    const form = new JobFormPage(page);
    await signedIn('ROLE_ADMIN');
    await form.startNew('all_fields', jobCode);
    await take(form.panel(), steps);
    await form.saveButton().click();
    await expect(page).toHaveURL(/\/job_instance\/all_fields\/edit$/);
    const admin = await api('ROLE_ADMIN');
    expect(await storedConfiguration(admin, 'all_fields')).toEqual(expected);

    await page.reload();
    await form.tab('Configuration').click();
    await expect(form.json()).toBeVisible();
    await expect(form.saveButton(), 'the form shows what is stored').toBeDisabled();
    await expect(form.saveButton()).toHaveAccessibleDescription('Nothing to save');
  });
}
