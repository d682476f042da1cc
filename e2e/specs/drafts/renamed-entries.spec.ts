import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';
import { Shell } from '../../pages/shell';

const CODE = 'acme_bynder_rules';
const PATH = `/api/job_instances/${CODE}`;

interface Rule {
  label: string;
  [key: string]: unknown;
}

test('rules that two people have renamed, deleted and added are decided one by one, without duplicates', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new JobFormPage(page);
  const other = await api('admin@acme.test');
  const labels = async (): Promise<string[]> => (await rules()).map(({ label }) => label);
  const rules = async (): Promise<Rule[]> => {
    const { body } = await other.get<{ configuration: string }>(PATH);
    return (JSON.parse(body.configuration) as { rules: Rule[] }).rules;
  };
  const rename = async (from: string, to: string): Promise<void> => {
    await form.editEntry(from).click();
    const editor = form.editor(`Rule: ${from}`);
    await editor.getByRole('textbox', { name: 'Label' }).fill(to);
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(editor).toBeHidden();
  };
  const question = (label: string) => page.getByRole('region', { name: new RegExp(` › ${label}$`) });

  const { email } = await signedIn('ROLE_USER');
  await form.openConfiguration(CODE);
  await rename('Season from the file name', 'Season, mine');
  await rename('Approved means public', 'Approved, mine');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  const [season] = await rules();
  const added = { label: 'Archive', priority: 5, conditions: [], actions: [{ type: 'pattern', toField: 'tag' }] };
  const theirs = JSON.stringify({ rules: [{ ...season, label: 'Season, theirs' }, added] });
  expect((await other.patch(PATH, { configuration: theirs })).status).toBe(200);

  await form.saveButton().click();
  const renamed = question('Season from the file name');
  await expect(renamed).toContainText('its name is no longer the same');
  for (const name of ['Season from the file name', 'Season, mine', 'Season, theirs'])
    await expect(renamed.getByText(name, { exact: true })).toBeVisible();
  await expect(question('Approved means public')).toContainText('removed');
  await expect(question('Archive')).toContainText('in the place of one that the other side changed');
  await expectAccessible(page);
  expect(await labels()).toEqual(['Season, theirs', 'Archive']);

  await new Shell(page).userMenu(email).click();
  const language = page.getByRole('combobox', { name: /^(Language|Langue)$/ });
  await language.selectOption('Français');
  await expect(renamed).toContainText('son nom n’est plus le même');
  await expect(renamed).toContainText('Priorité\u00a0: ');
  await language.selectOption('English');
  await page.keyboard.press('Escape');

  await form.side('Rules › Season from the file name', 'Mine').click();
  await form.side('Rules › Approved means public', 'Theirs').click();
  await form.side('Rules › Archive', 'Theirs').click();
  await expect(form.status('3 of 3 decided')).toBeVisible();
  await form.saveAndWait();
  expect(await labels()).toEqual(['Season, mine', 'Archive']);
});
