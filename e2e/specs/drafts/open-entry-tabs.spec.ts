import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';
import { storedConfiguration } from '../../pages/job-forms/stored-configuration';

const CODE = 'acme_bynder_rules';
const FIRST = 'Season from the file name';
const LAST = 'Approved means public';
/** The new label of the first rule. */
const MINE = 'Season, mine';

async function openInTabs(page: Page): Promise<[here: JobFormPage, there: JobFormPage]> {
  const here = new JobFormPage(page);
  const there = new JobFormPage(await page.context().newPage());
  await here.openConfiguration(CODE);
  await there.openConfiguration(CODE);
  return [here, there];
}

async function removeRule(form: JobFormPage, label: string): Promise<void> {
  await form.editEntry(label).click();
  const editor = form.editor(`Rule: ${label}`);
  await editor.getByRole('button', { name: 'Remove', exact: true }).click();
  await form.dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect(editor).toBeHidden();
}

test('an open entry is neither lost nor mixed up when another tab deletes this or another entry', async ({
  page,
  signedIn,
  api,
}) => {
  await signedIn('ROLE_USER');
  const [here, there] = await openInTabs(page);
  await test.step('a deletion that awaits its confirmation deletes no other rule; the open entry can be discarded', async () => {
    await here.editEntry(FIRST).click();
    const editor = here.editor(`Rule: ${FIRST}`);
    await editor.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(here.dialog()).toContainText('Remove this rule?');
    await removeRule(there, FIRST);
    await expect(page.getByText('This entry was deleted or replaced meanwhile.')).toBeVisible();
    await here.dialog().getByRole('button', { name: 'Confirm' }).click();
    await expect(editor.getByRole('button', { name: 'Add again' })).toBeVisible();
    await editor.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(editor).toBeHidden();
    await expect(here.editEntry(LAST)).toBeVisible();
    await expect.poll(() => here.unfinished('openEntries')).toEqual([]);
    await here.discardButton().click();
    await expect(there.editEntry(FIRST)).toBeVisible();
  });
  await test.step('a deleted rule can be added again; the rule that took its place stays', async () => {
    const { rules: before } = (await storedConfiguration(await api('ROLE_USER'), CODE)) as { rules: unknown[] };
    await here.editEntry(FIRST).click();
    const editor = here.editor(`Rule: ${FIRST}`);
    await editor.getByRole('textbox', { name: 'Label' }).fill(MINE);
    await expect.poll(() => here.unfinished('openEntries')).toHaveLength(1);
    await removeRule(there, FIRST);

    await expect(editor.getByRole('alert')).toContainText('This entry was deleted or replaced meanwhile.');
    await expect(editor.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(editor.getByRole('alert')).toContainText('This entry was deleted or replaced meanwhile.');
    await expect(editor.getByRole('textbox', { name: 'Label' })).toHaveValue(MINE);
    await editor.getByRole('button', { name: 'Add again' }).click();
    await expect(editor).toBeHidden();
    await here.saveAndWait();
    const { rules } = (await storedConfiguration(await api('ROLE_USER'), CODE)) as { rules: unknown[] };
    expect(rules).toEqual([before[1], { ...(before[0] as object), label: MINE }]);
  });
  await test.step('Apply changes the right rule after the rule has moved up because another tab deleted one', async () => {
    await here.editEntry(MINE).click();
    const editor = here.editor(`Rule: ${MINE}`);
    await editor.getByRole('textbox', { name: 'Label' }).fill('Season again');
    await removeRule(there, LAST);
    await expect(here.panel().getByText(LAST)).toHaveCount(0);
    await editor.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(editor).toBeHidden();
    await here.saveButton().click();
    await expect(here.status(/^Sent/)).toBeVisible();
    const { rules } = (await storedConfiguration(await api('ROLE_USER'), CODE)) as { rules: { label: string }[] };
    expect(rules.map(({ label }) => label)).toEqual(['Season again']);
  });
});
