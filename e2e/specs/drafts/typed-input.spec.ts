import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { JobFormPage } from '../../pages/job-forms/job-form-page';

const JOB = 'acme_bynder_media_to_akeneo_asset_sync';
const PLAIN = 'acme_dummy';
const RULES = 'acme_bynder_rules';
const NOT_SAVED = 'One field shows something that cannot be saved as it is.';

interface Instance {
  configuration: string;
  errorAlertEmails: string[];
}

const patches = async (url: string): Promise<string[]> =>
  (await loggedRequests(url)).filter(({ method }) => method === 'PATCH').map(({ url: path }) => path);

test('text that cannot be saved survives tab changes and a reload, and blocks Save: in a number field, in a priority, or with hidden characters', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_USER');
  await test.step('text in a number field is kept and blocks Save', async () => {
    const size = page.getByRole('textbox', { name: 'Asset writer batch size' });
    await form.openConfiguration(JOB);
    await expect(form.region('Advanced')).toBeVisible();
    await expect(form.panel().getByRole('textbox', { name: 'Keyword' })).toBeHidden();
    await forgetRequests(server.url);
    for (const wrong of ['abc', '']) {
      await size.fill(wrong);
      await expect(size).toHaveAccessibleDescription('Enter a number');
      await form.saveButton().click();
      await expect(form.toasts().getByText(NOT_SAVED).first()).toBeVisible();
      await expect(size).toBeFocused();
      await form.tab('General data').click();
      await form.tab('Configuration').click();
      await expect(size).toHaveValue(wrong);
    }
    await size.fill('4O');
    await expect.poll(() => form.unfinished('brokenTexts')).toHaveLength(1);
    await page.reload();
    await form.tab('Configuration').click();
    await expect(size).toHaveValue('4O');
    expect(await patches(server.url)).toEqual([]);
    await size.fill('40');
    await form.saveAndWait();
    const { body } = await (await api('ROLE_USER')).get<Instance>(`/api/job_instances/${JOB}`);
    expect(JSON.parse(body.configuration)).toMatchObject({ assetWriterBatchSize: 40 });
  });
  await test.step('a text with hidden characters blocks Save', async () => {
    await form.open(PLAIN);
    await forgetRequests(server.url);
    await form.label().fill('ends here\u0000');
    await expect(form.label()).toHaveAccessibleDescription('Remove the hidden characters: they cannot be stored');
    await form.description().fill('Changed');
    await form.saveButton().click();
    await expect(form.toasts()).toContainText(NOT_SAVED);
    await expect(form.label()).toBeFocused();
    expect(await patches(server.url)).toEqual([]);
  });
  await test.step('an invalid priority of a rule is not dropped when the editor of the rule is applied or closed', async () => {
    await form.openConfiguration(RULES);
    await form.editEntry('Approved means public').click();
    const editor = form.editor('Rule: Approved means public');
    const priority = editor.getByRole('textbox', { name: 'Priority' });
    await priority.fill('high');
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(form.toasts()).toContainText('Correct the marked fields first.');
    await expect(priority).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.dialog()).toBeVisible();
    await form.dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect(priority).toHaveValue('high');
  });
});

test('the JSON editor beside a form fills the window; JSON that is nested too deeply is marked, kept, and not sent', async ({
  page,
  signedIn,
  server,
}) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_USER');
  await test.step('the JSON editor reaches down to the bottom of the window, and the right edges of the form’s buttons are aligned', async () => {
    await page.setViewportSize({ width: 1366, height: 1000 });
    await form.openConfiguration(RULES);
    // The note above the form explains drafts, and reduces the height of the editor.
    await expect(page.getByRole('note')).toBeVisible();
    const editor = page.locator('[data-field="configuration"]');
    await expect(page.getByRole('textbox', { name: 'JSON configuration' })).toBeVisible();
    const right = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    expect(await right('Add variable')).toBeCloseTo(await right('Add rule'), 0);
    const box = await editor.boundingBox();
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom).toBeGreaterThan(940);
    expect(bottom).toBeLessThanOrEqual(1000);
  });
  await test.step('JSON with too many levels is marked and kept', async () => {
    const deep = `{"a":${'['.repeat(300)}${']'.repeat(300)}}`;
    await forgetRequests(server.url);
    await form.writeJson(deep);
    await expect(form.field('configuration')).toContainText('at most 200 levels');
    await form.saveButton().click();
    await expect(form.toasts()).toContainText('at most 200 levels');
    expect(await patches(server.url)).toEqual([]);
    await page.reload();
    await form.tab('Configuration').click();
    await expect(form.json()).toHaveText(deep);
  });
});
