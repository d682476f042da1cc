import { expect, test } from '../../fixtures/console-test';
import { control } from '../../fixtures/control';
import { InstanceFormPage } from '../../pages/instance-form-page';

const DAY_S = 86_400;

test('if the server asks to wait for a day, the wait is limited, and "Try now" ends it', async ({
  page,
  context,
  signedIn,
  server,
  expectConsole,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  await test.step('a draft that the server asks to send later can be sent now', async () => {
    expectConsole(/status of 429/);
    await form.open('acme_dummy');
    await expect(form.label()).not.toHaveValue('');
    const rule = { kind: 'status', status: 429, retryAfter: DAY_S, method: 'PATCH', times: 1 };
    await control(server.url, 'faults', { rules: [rule] });
    await form.label().fill('Sent in the end');
    await form.saveButton().click();
    const banner = page.getByRole('status').filter({ hasText: 'before more drafts are sent' });
    await expect(banner).toBeVisible();
    const other = await context.newPage();
    await other.goto('/drafts');
    await other.getByRole('button', { name: 'Try now' }).click();
    await expect(other.getByText('No drafts on this device')).toBeVisible();
    await expect(banner).toHaveCount(0);
    await other.close();
  });

  await test.step('the wait of the whole console is limited and can be ended in any tab', async () => {
    expectConsole(/status of 503/);
    const indicator = page.getByRole('status', { name: 'Connection' });
    await expect(indicator).toContainText('Live');
    await control(server.url, 'faults', { rules: [{ kind: 'status', status: 503, retryAfter: DAY_S }] });
    await expect(indicator).toContainText('Offline');
    const notice = page.getByRole('status').filter({ hasText: 'The server asks to wait until' });
    await expect(notice).toBeVisible();
    const wait = await page.evaluate(
      (text) => {
        const [hours = 0, minutes = 0] = (/until (\d\d:\d\d)/.exec(text)?.[1] ?? '').split(':').map(Number);
        const now = new Date();
        return (hours * 60 + minutes - (now.getHours() * 60 + now.getMinutes()) + 1_440) % 1_440;
      },
      await notice.innerText(),
    );
    expect(wait).toBeGreaterThanOrEqual(14);
    expect(wait).toBeLessThanOrEqual(15);

    await control(server.url, 'faults', { rules: [] });
    // Another tab uses the same engine, so it waits too.
    const other = await context.newPage();
    await other.goto('/drafts');
    await expect(other.getByRole('status', { name: 'Connection' })).toContainText('Offline');
    await other.getByRole('button', { name: 'Try now' }).click();
    await expect(indicator).toContainText('Live');
    await expect(notice).toHaveCount(0);
  });
});
