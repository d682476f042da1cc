import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control } from '../../fixtures/control';
import { JobFormPage } from '../../pages/job-forms/job-form-page';
import { choose, openCard, take, text, textControl } from '../../pages/job-forms/steps';
import { storedConfiguration } from '../../pages/job-forms/stored-configuration';

const CODE = 'acme_bynder_rules';
const PATH = `/api/job_instances/${CODE}`;

test('a mapping with three metadata lines and a rule with two actions are entered with the keyboard alone', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_USER');
  await test.step('a mapping with three metadata lines is entered', async () => {
    const { keyboard } = page;
    const code = 'acme_bynder_media_to_akeneo_category_sync';
    await form.openConfiguration(code);
    await form.tabTo(form.panel().getByRole('button', { name: 'Add mapping' }));
    await keyboard.press('Enter');
    const editor = form.editor('Mapping');
    await expect(textControl(editor, 'Code metadata')).toBeFocused();
    await keyboard.type('season_code');
    for (const [number, attribute] of ['label', 'image', 'season'].entries()) {
      await form.tabTo(editor.getByRole('button', { name: 'Add metadata' }));
      await keyboard.press('Enter');
      await expect(form.focused()).toHaveAccessibleName('Property type');
      await keyboard.press('Tab');
      await keyboard.type(`from_${number}`);
      await keyboard.press('Tab');
      await keyboard.type(attribute);
    }
    await keyboard.press('Control+s');
    await expect(editor).toBeHidden();
    await keyboard.press('Control+s');
    await expect(form.toasts()).toContainText('Your data has been saved successfully');
    const { mappings } = (await storedConfiguration(await api('ROLE_USER'), code)) as {
      mappings: Record<string, unknown>[];
    };
    expect(mappings).toHaveLength(2);
    expect(mappings[1]).toMatchObject({
      code_metadata: 'season_code',
      metadata: [
        { bynderMetadata: 'from_0', attribute: 'label' },
        { bynderMetadata: 'from_1', attribute: 'image' },
        { bynderMetadata: 'from_2', attribute: 'season' },
      ],
    });
  });
  await test.step('a rule with two actions is entered and reordered', async () => {
    const { keyboard } = page;
    await form.openConfiguration(CODE);
    await form.tabTo(form.panel().getByRole('button', { name: 'Add rule' }));
    await keyboard.press('Enter');
    const editor = form.editor('Rule');
    await expect(editor.getByRole('textbox', { name: 'Label' })).toBeFocused();
    await keyboard.type('By hand');
    for (const target of ['first', 'second']) {
      await form.tabTo(editor.getByRole('button', { name: 'Add action' }));
      await keyboard.press('Enter');
      await expect(form.focused()).toHaveAccessibleName('Type');
      await keyboard.type('Pat');
      await keyboard.press('Tab');
      await keyboard.type(target);
    }
    await expect(editor.getByRole('button', { name: 'Move Action 2 down' })).toBeDisabled();
    await form.tabTo(editor.getByRole('button', { name: 'Move Action 1 down' }));
    await keyboard.press('Enter');
    // The focus follows the card. It goes to "Move up" if "Move down" is disabled.
    await expect(form.focused()).toHaveAccessibleName('Move Action 2 up');
    await expect(textControl(openCard(editor, 'Action 1'), 'Target field')).toHaveValue('second');
    await form.tabTo(editor.getByRole('button', { name: 'Apply' }));
    await keyboard.press('Enter');
    await expect(editor).toBeHidden();
    await keyboard.press('Control+s');
    await expect(form.toasts()).toContainText('Your data has been saved successfully');
    const { rules } = (await storedConfiguration(await api('ROLE_USER'), CODE)) as { rules: unknown[] };
    expect(rules).toHaveLength(3);
    expect(rules[2]).toEqual({
      label: 'By hand',
      priority: 0,
      conditions: [],
      actions: [
        { type: 'pattern', toField: 'second', pattern: '' },
        { type: 'pattern', toField: 'first', pattern: '' },
      ],
    });
  });
});

test('text typed into a modal survives a reload; the form asks before it discards the text or removes an entry, and has no accessibility violations', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_USER');
  await form.openConfiguration(CODE);
  await expect(form.json()).toBeVisible();
  await expectAccessible(page);
  const before = await storedConfiguration(await api('ROLE_USER'), CODE);

  await form.editEntry('Approved means public').click();
  const editor = form.editor('Rule: Approved means public');
  await take(editor, [text('Label', 'Half a na'), text('Priority', '7')]);
  await expect.poll(() => form.unfinished('openEntries')).toHaveLength(1);
  await page.reload();
  await expect(editor.getByRole('textbox', { name: 'Label' })).toHaveValue('Half a na');
  await expect(editor.getByRole('textbox', { name: 'Priority' })).toHaveValue('7');
  expect(await form.drafts()).toEqual([]);

  await page.keyboard.press('Escape');
  await form.dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.getByRole('textbox', { name: 'Label' })).toHaveValue('Half a na');
  await editor.getByRole('button', { name: 'Close' }).click();
  await form.dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect(editor).toBeHidden();
  await expect.poll(() => form.unfinished('openEntries')).toEqual([]);
  await expect(form.editEntry('Approved means public')).toBeVisible();

  await form.editEntry('Season from the file name').click();
  const other = form.editor('Rule: Season from the file name');
  await expect(other.getByRole('button', { name: 'Remove Action 1' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Add filter' }).click();
  await take(other, [choose('Operator', 'is one of')]);
  await other.getByRole('button', { name: 'Add action' }).click();
  await expectAccessible(page);
  await other.getByRole('button', { name: 'Remove Action 2' }).click();
  await expect(form.dialog()).toContainText('Remove this action?');
  await form.dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByRole('button', { name: 'Action 1', exact: true })).toBeFocused();
  await other.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(form.dialog()).toContainText('Remove this rule?');
  await form.dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect(other).toBeHidden();
  await expect(form.editEntry('Season from the file name')).toHaveCount(0);
  await form.saveAndWait();
  const { rules } = before as { rules: unknown[] };
  expect(await storedConfiguration(await api('ROLE_USER'), CODE)).toEqual({ rules: [rules[1]] });
});

test('violations are shown at the field, on the card and below the JSON', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  const form = new JobFormPage(page);
  expectConsole(/status of 422/);
  const violations = [
    { propertyPath: 'configuration.rules[1].actions[0].toField', message: 'Unknown field.' },
    { propertyPath: 'configuration.rules[1].priority', message: '' },
    { propertyPath: 'configuration.gone[0]', message: 'Not known.' },
  ];
  await control(server.url, 'faults', {
    rules: [{ kind: 'status', status: 422, method: 'PATCH', path: PATH, body: { violations } }],
  });
  await signedIn('ROLE_USER');
  await form.openConfiguration(CODE);
  await form.editEntry('Approved means public').click();
  const editor = form.editor('Rule: Approved means public');
  await take(editor, [text('Label', 'Public')]);
  await editor.getByRole('button', { name: 'Apply' }).click();
  await form.saveButton().click();

  await expect(form.main().getByRole('alert')).toContainText('gone › Entry 1: Not known.');
  await expect(form.tab('Configuration')).toContainText('3');
  const row = form.region('Rules').getByRole('row').filter({ hasText: 'Public' });
  await expect(row.getByRole('listitem')).toHaveText(['Action 1 › Target field: Unknown field.', 'Priority: invalid']);
  await expect(form.panel().getByRole('list', { name: 'Server messages' })).toContainText(
    'rules[1].actions[0].toField: Unknown field.',
  );
  await form.editEntry('Public').click();
  const again = form.editor('Rule: Public');
  await expect(again.getByRole('textbox', { name: 'Priority' })).toHaveAccessibleDescription('invalid');
  await again.getByRole('button', { name: 'Action 1', exact: true }).click();
  await expect(textControl(again, 'Target field')).toHaveAccessibleDescription('Unknown field.');
});

test('form and JSON are two views of one value', async ({ page, signedIn, api }) => {
  const form = new JobFormPage(page);
  const admin = await api('ROLE_ADMIN');
  await signedIn('ROLE_CLIENT_ADMIN');
  await form.openConfiguration(CODE);
  const rows = form.region('Rules').getByRole('row');
  const sort = form.region('Rules').getByRole('button', { name: 'Priority' });
  await expect(rows).toHaveText([/Label/, /Season/, /Approved/]);
  for (const [order, first] of [
    ['ascending', /Approved/],
    ['descending', /Season/],
    ['none', /Season/],
  ] as const) {
    await sort.click();
    await expect(form.region('Rules').getByRole('columnheader', { name: 'Priority' })).toHaveAttribute(
      'aria-sort',
      order,
    );
    await expect(rows.nth(1)).toHaveText(first);
  }

  await form.json().fill('{"rules": [{"label": "Typed", "note": 1.0}], "other": true}');
  await form.editEntry('Typed').click();
  await take(form.editor('Rule: Typed'), [text('Label', 'Both ways')]);
  await form.editor('Rule: Typed').getByRole('button', { name: 'Apply' }).click();
  await expect(form.json()).toHaveText('{"rules": [{"label": "Both ways", "note": 1.0}], "other": true}');

  await form.json().fill('{"rules": [}');
  await expect(page.getByText('The form can be shown again once the JSON is valid.')).toBeVisible();
  await expect(form.region('Rules')).toBeHidden();
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
  await form.saveButton().click();
  await expect(form.toasts()).toContainText('This is not valid JSON.');
  await expect(form.json()).toBeFocused();
  await form.json().fill('{"rules": []}');
  await expect(form.region('Rules')).toContainText('No rules yet');

  await form.json().fill('{"rules": [{}]}');
  await form.json().press('ArrowLeft');
  await form.json().press('ArrowLeft');
  await form.json().press('ArrowLeft');
  await page.keyboard.type('"prio');
  await page.getByRole('option', { name: /priority/ }).click();
  await expect(form.json()).toHaveText('{"rules": [{"priority": 0}]}');
  await form.saveAndWait();
  expect(await storedConfiguration(admin, CODE)).toEqual({ rules: [{ priority: 0 }] });

  await form.tab('Advanced settings').click();
  await form.panel().getByRole('switch', { name: 'Show JSON configuration' }).check();
  await form.tab('Configuration').click();
  await expect(form.json()).toBeVisible();
  await expect(form.region('Rules')).toHaveCount(0);
});
