import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { LIMITED, newestRun, REVOKED, UNMAPPED } from '../../fixtures/failing-runs';
import { ConnectionsPage } from '../../pages/administration/connections-page';
import { ExecutionPage } from '../../pages/execution-page';
import { Shell } from '../../pages/shell';
import { textControl } from '../../pages/job-forms/steps';

test('a connection that is opened from a failed run leads back to the run: after a save, or, for an app, after its authorisation', async ({
  page,
  signedIn,
  api,
}) => {
  const list = new ConnectionsPage(page);
  const toasts = new Shell(page).toasts();
  const client = await api('ROLE_CLIENT_ADMIN');
  const failed = await newestRun(client, REVOKED.code);
  const { body } = await client.get<{ 'hydra:member': { id: number; app: boolean }[] }>('/api/bynder_connections');
  const app = body['hydra:member'].find((each) => each.app)?.id;
  await signedIn('ROLE_CLIENT_ADMIN');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const run = new RegExp(`/job_execution/${failed.id}$`);

  await test.step('a connection leads back to the run after a save', async () => {
    await new ExecutionPage(page).open(failed.id);
    await page.getByRole('link', { name: 'Open connection Acme shop' }).click();
    const tried = page.getByRole('region', { name: 'Connection test' });
    await tried.getByRole('button', { name: 'Test' }).click();
    await expect(tried.getByRole('status')).toContainText('The access token of the connection has been revoked.');
    await page.getByRole('textbox', { name: 'Label' }).fill('Acme shop, repaired');
    await save.click();
    await expect(page).toHaveURL(run);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The access token of the connection has been revoked.',
    );
  });

  await test.step('an app leads back to the run after its authorisation', async () => {
    await page.goto(`/connections/edit/bynder/${app}?run=${failed.id}`);
    await page.getByRole('textbox', { name: 'Label' }).fill('Library, repaired');
    await save.click();
    await list.decision('Allow').click();
    await expect(page).toHaveURL(run);
    await expect(toasts).toContainText('The app is connected.');

    // A save without a change authorises the app again.
    await page.goto(`/connections/edit/bynder/${app}?run=${failed.id}`);
    await save.click();
    await list.decision('Allow').click();
    await expect(page).toHaveURL(run);

    // The console opens the list of connections after a refusal, and after an authorisation without a run in the
    // address.
    await page.goto(`/connections/edit/bynder/${app}?run=${failed.id}`);
    await save.click();
    await list.decision('Refuse').click();
    await expect(toasts).toContainText('The authorisation was refused.');
    await expect(page).toHaveURL(/\/connections$/);
    await page.goto(`/connections/edit/bynder/${app}`);
    await save.click();
    await list.decision('Allow').click();
    await expect(toasts).toContainText('The app is connected.');
    await expect(page).toHaveURL(/\/connections$/);
  });
});

test('no button moves when the history arrives late; a link to a field does not replace an entry that was left open', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  const [revoked, unmapped] = await Promise.all([REVOKED, UNMAPPED].map(({ code }) => newestRun(client, code)));
  await signedIn('ROLE_CLIENT_ADMIN');
  await test.step('no button moves or changes when the history arrives late', async () => {
    await new ExecutionControl(server.url).setFaults({ kind: 'latency', path: '/history', ms: 12_000 });
    await view.open(revoked?.id ?? 0);
    const actions = view.advice();
    const targets = actions.getByRole('button').or(actions.getByRole('link'));
    for (const name of ['Acme media library', 'Acme shop'])
      await expect(page.getByRole('button', { name: `Test connection ${name}` })).toBeVisible();
    const places = (): Promise<string[]> =>
      targets.evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          const name = each.getAttribute('aria-label') ?? each.textContent;
          return [name, x, y + scrollY, width, height].join(' ');
        }),
      );
    await expect(view.failureFact('Changed in between')).toContainText('The history isn’t on this device yet.');
    const before = await places();
    expect(before.length).toBeGreaterThan(4);
    await expect(view.failureFact('Changed in between')).toContainText('Shop connection', { timeout: 30_000 });
    await expect(actions.getByText(/ until \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    expect(await places()).toEqual(before);
    await new ExecutionControl(server.url).setFaults();
  });

  await test.step('a link to a field does not replace an entry that was left open', async () => {
    await page.goto(`/job_instance/${UNMAPPED.code}/edit?tab=configuration`);
    await page.getByRole('button', { name: 'Headers to categories: edit' }).click();
    const open = page.getByRole('dialog', { name: /Headers to categories/ });
    await textControl(open, 'Identifiers').fill('ean');
    await expect(textControl(open, 'Identifiers')).toHaveValue('ean');
    await page.goto(`/job_execution/${unmapped?.id}`);
    await page.getByRole('link', { name: 'Open the field' }).click();
    await expect(textControl(open, 'Identifiers')).toHaveValue('ean');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test('on a phone, the first advice is in the bar at the bottom, and long names do not widen the page', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  const [revoked, limited] = await Promise.all([REVOKED, LIMITED].map(({ code }) => newestRun(client, code)));
  await page.setViewportSize({ width: 360, height: 760 });
  await signedIn('ROLE_CLIENT_ADMIN');
  await view.open(revoked?.id ?? 0);
  const tried = page.getByRole('button', { name: 'Test connection Acme shop' });
  await expect(tried).toHaveCount(1);
  await expect(tried).toBeInViewport({ ratio: 1 });
  await expect(view.logButton()).toBeHidden();
  await tried.click();
  await expect(view.advice()).toContainText('Connection error');
  await view.head().getByRole('button', { name: 'More' }).click();
  await expect(view.logButton()).toBeInViewport();

  await view.open(limited?.id ?? 0);
  await expect(view.head().getByRole('button', { name: /^Relaunch (?:delta|full)$/ })).toBeInViewport({ ratio: 1 });

  await test.step('a reader, who cannot test the connection, has the log button there; long names from another backend do not widen the page', async () => {
    const long = 'word'.repeat(60);
    const renamed = (key: string, value: unknown): unknown => {
      if (key === 'stepName') return long;
      const { '@type': type, id } = Object(value) as { '@type'?: string; id?: number };
      return type === 'JobExecution' && id !== revoked?.id ? { ...Object(value), status: long } : value;
    };
    server.tamper(({ request, status, type, text }) => ({
      status,
      type,
      text: /job_executions(\?|\/\d+$)/.test(request) ? JSON.stringify(JSON.parse(text, renamed)) : text,
    }));
    await signedIn('ROLE_RESTRICTED_USER');
    await view.open(revoked?.id ?? 0);
    await expect(view.logButton()).toBeInViewport({ ratio: 1 });
    const kicker = view.text(/^Failed at step \d of \d, word/);
    await expect(kicker).toBeVisible();
    const neighbours = page.getByRole('navigation', { name: 'Other runs of this integration' });
    await expect(neighbours.getByRole('link').first()).toHaveAccessibleDescription(new RegExp(`^${long}, `));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await kicker.evaluate((text) => text.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
  });

  await page.setViewportSize({ width: 1366, height: 800 });
  await expect(view.logButton()).toBeVisible();
});
