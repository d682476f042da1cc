import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { InstanceListPage } from '../../pages/instance-list-page';
import { ReviewPage } from '../../pages/review-page';

interface Instance {
  code: string;
  label: string;
  cronExpression: string | null;
  configuration: string;
}
interface Instances {
  'hydra:member': Instance[];
}

test('selected integrations are changed together; the drafts are reviewed, undone or sent; the selection is launched', async ({
  page,
  signedIn,
  api,
}) => {
  const list = new InstanceListPage(page);
  const review = new ReviewPage(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  const before = (await client.get<Instances>('/api/job_instances?itemsPerPage=100')).body['hydra:member'];
  await signedIn('ROLE_CLIENT_ADMIN');
  await list.open();

  await test.step('on a phone, a row is selected by touch', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await list.selectButton().click();
    await list.boxes().first().check();
    await expect(list.selectionBar()).toContainText('1 selected');
    await list.selectButton().click();
    await page.setViewportSize({ width: 1366, height: 800 });
  });

  await test.step('a range of rows is selected by mouse, and one more row by keyboard', async () => {
    await list.selectButton().click();
    await list.boxes().nth(0).check();
    await list
      .boxes()
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await list.rows().nth(3).getByRole('link').first().focus();
    await page.keyboard.press('x');
    await expect(list.selectionBar()).toContainText('4 selected');
    await expectAccessible(page);
  });

  await test.step('the change makes drafts, and nothing is sent', async () => {
    await list.selectionBar().getByRole('button', { name: 'Change…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 4 integrations' });
    await dialog.getByRole('combobox', { name: 'Schedule' }).selectOption('Set');
    await dialog.getByRole('textbox', { name: 'Cron expression' }).fill('17 4 * * *');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make 4 drafts' }).click();
    await expect(review.rows()).toHaveCount(4);
    await expect(review.bar()).toContainText('4 of 4 will be sent');
    await expectAccessible(page);
  });

  await test.step('one draft is undone; the others are sent, and each line shows its result', async () => {
    await review.undo().first().click();
    await expect(review.bar()).toContainText('3 of 4 will be sent');
    await page.reload();
    await review.bar().getByRole('button', { name: 'Send 3 drafts' }).click();
    await expect(review.bar()).toContainText(/^3 sent/);
    await expect(review.rows().filter({ hasText: 'Sent' })).toHaveCount(3);
    const after = (await client.get<Instances>('/api/job_instances?itemsPerPage=100')).body['hydra:member'];
    const changed = after.filter(({ code, cronExpression }) => {
      const known = before.find((each) => each.code === code);
      return cronExpression !== known?.cronExpression;
    });
    expect(changed.map(({ cronExpression }) => cronExpression)).toEqual(['17 4 * * *', '17 4 * * *', '17 4 * * *']);
  });

  await test.step('the selection is kept, and its integrations are launched one after the other', async () => {
    await page.getByRole('button', { name: 'Back to the selection' }).click();
    await expect(list.selectionBar()).toContainText('4 selected');
    await list.selectionBar().getByRole('button', { name: 'Launch…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Launch \d integrations?$/ });
    await dialog.getByRole('button', { name: /^Launch \d$/ }).click();
    await expect(
      review
        .launches()
        .getByRole('link', { name: /^Execution \d+$/ })
        .first(),
    ).toBeVisible();
    await expect(review.bar()).toContainText(/^(\d) of \1 launched/);
    await expectAccessible(page);
  });
});
