import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/console-test';
import { control, forgetRequests, loggedRequests, makeToken } from '../../fixtures/control';
import { storeSession } from '../../fixtures/stored-data';
import { DraftsPage } from '../../pages/drafts-page';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { InstanceListPage } from '../../pages/instance-list-page';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

const CODE = 'acme_dummy';
/** An instance of a job whose configuration the server checks. */
const LARGE_CODE = 'acme_bynder_media_to_akeneo_asset_sync';
const PATH = `/api/job_instances/${CODE}`;
const SAVED = 'Your data has been saved successfully';
/** A timeout longer than the longest pause (20 s) between two attempts of the engine to reach the server. */
const RETURN = { timeout: 45_000 };

interface Instance {
  label: string;
  description: string | null;
  enabled: boolean;
  configuration: string;
}

/** The POST, PATCH and PUT calls to the API that have reached the backend, in order. */
async function writes(url: string): Promise<string[]> {
  const requests = await loggedRequests(url);
  return requests
    .filter(({ method, url: path }) => ['POST', 'PATCH', 'PUT'].includes(method) && path.startsWith('/api/'))
    .map(({ method, url: path }) => `${method} ${path}`);
}

/** The methods of the calls to `path`, in order. */
async function instanceCalls(url: string, path: string): Promise<string[]> {
  const requests = await loggedRequests(url);
  return requests.filter(({ url: called }) => called === path).map(({ method }) => method);
}

test('Save sends only the changed fields and keeps the changes of others; two tabs show each other’s edits', async ({
  page,
  signedIn,
  server,
  api,
  context,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  await test.step('Save sends only the changed fields, at once, and the page confirms the save', async () => {
    await form.open(CODE);
    await form.label().fill('Renamed');
    await form.saveButton().click();
    await expect(form.toasts()).toContainText(SAVED);
    await expect(form.status(/^Sent \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(form.title()).toHaveText('Renamed');
    expect(await writes(server.url)).toEqual([`PATCH ${PATH}`]);
    expect(await form.drafts()).toEqual([]);
    const { body } = await (await api('ROLE_USER')).get<Instance>(PATH);
    expect(body).toMatchObject({ label: 'Renamed', description: 'Runs without touching any system.' });
  });
  await test.step('a change that somebody else made to another field is kept', async () => {
    await form.label().fill('Mine');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    const other = await api('admin@acme.test');
    await other.patch(PATH, { description: 'Theirs' });
    await form.saveButton().click();
    await expect(form.status(/^Sent/)).toBeVisible();
    await expect(form.description()).toHaveValue('Theirs');
    expect((await other.get<Instance>(PATH)).body).toMatchObject({ label: 'Mine', description: 'Theirs' });
  });
  await test.step('two tabs on one instance show each other’s edits', async () => {
    const second = await context.newPage();
    const [here, there] = [form, new InstanceFormPage(second)];
    await there.open(CODE);
    await expect(there.label()).toHaveValue('Mine');
    await here.label().fill('Typed here');
    await expect(there.label()).toHaveValue('Typed here');
    await there.description().fill('Typed there');
    await expect(here.description()).toHaveValue('Typed there');
    await here.saveButton().click();
    await expect(there.status(/^Sent/)).toBeVisible();
    expect(await here.drafts()).toEqual([]);
  });
});

test('an edit is stored without Save, survives a reload and a change of the screen in the middle of a word, and can be discarded and restored', async ({
  page,
  signedIn,
  server,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  await test.step('Save is disabled while nothing is changed', async () => {
    await form.open(CODE);
    await expect(form.label()).toHaveValue('Test job');
    await expect(form.saveButton()).toBeDisabled();
    await expect(form.saveButton()).toHaveAccessibleDescription('Nothing to save');
    await form.label().fill('Changed');
    await expect(form.saveButton()).toBeEnabled();
    await form.label().fill('Test job');
    await expect(form.saveButton()).toBeDisabled();
    expect(await writes(server.url)).toEqual([]);
  });
  await test.step('an edit is stored without Save and survives a reload', async () => {
    await expect(form.description()).toHaveValue('Runs without touching any system.');
    await form.description().fill('typed one key');
    await expect.poll(() => form.drafts()).toMatchObject([{ value: { description: 'typed one key' } }]);
    await expect(form.status(/^Saved on this device \d\d:\d\d:\d\d\s· not sent$/)).toBeVisible();
    await page.reload();
    await expect(form.description()).toHaveValue('typed one key');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    expect(await form.drafts()).toMatchObject([
      { id: `code:${CODE}`, state: 'editing', base: { description: 'Runs without touching any system.' } },
    ]);
  });
  await test.step('leaving the page in the middle of a word loses nothing', async () => {
    await form.label().fill('Left at once');
    await form.backLink().click();
    await expect(page).toHaveURL(/\/view$/);
    await page.getByRole('link', { name: 'Your draft on this device' }).click();
    await expect(form.label()).toHaveValue('Left at once');
  });
  await test.step('Undo restores discarded changes', async () => {
    await form.label().fill('On second thoughts');
    await form.discardButton().click();
    await expect(form.label()).toHaveValue('Test job');
    await expect(form.discardButton()).toBeHidden();
    await form.toasts().getByRole('button', { name: 'Undo' }).click();
    await expect(form.label()).toHaveValue('On second thoughts');
  });
});

test('without a server, a reloaded form shows cached data, and a save is shown as waiting on every screen; it is sent exactly once when the server returns @service-worker', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceFormPage(page);
  const list = new InstanceListPage(page);
  await signedIn('ROLE_USER');
  await test.step('without the server, a reloaded form shows the cached data', async () => {
    await list.open();
    await expect(list.row('Test job')).toBeVisible();
    await form.open(CODE);
    await expect(form.label()).toHaveValue('Test job');
    await new Shell(page).isStored();
    await form.label().fill('Typed before the reload');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    await forgetRequests(server.url);
    await server.stop();
    await page.reload();
    await expect(form.label()).toHaveValue('Typed before the reload');
    await expect(form.description()).toHaveValue('Runs without touching any system.');
    await form.tab('Configuration').click();
    await expect(form.json()).toContainText('{');
    await form.tab('General data').click();
  });
  await test.step('the save waits, and is sent once', async () => {
    await form.label().fill('Written offline');
    await form.saveButton().click();
    await expect(form.status(/^Waiting to be sent/)).toBeVisible(RETURN);
    await expect(form.toasts()).toContainText('It is sent when you’re back online.', RETURN);
    await form.label().fill('Written offline, and more');
    await expect(form.status('later changes aren’t included')).toBeVisible();
    await new Shell(page).link('Integrations').click();
    await expect(list.row('Test job')).toContainText('Waiting to be sent');
    await new Shell(page).draftsBadge().click();
    await expect(new DraftsPage(page).row('Written offline, and more')).toContainText('Waiting to be sent');
    await page.getByRole('link', { name: 'Written offline, and more' }).click();
    await server.start();
    await expect(form.status(/^Saved on this device .* not sent$/)).toBeVisible(RETURN);
    expect(await writes(server.url)).toEqual([`PATCH ${PATH}`]);
    const { body } = await (await api('ROLE_USER')).get<Instance>(PATH);
    expect(body.label).toBe('Written offline');
    await expect(form.label()).toHaveValue('Written offline, and more');
  });
});

test('a write whose response was lost is looked up, never repeated; a new instance is not created twice', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_ADMIN');
  await form.open(CODE);
  await form.label().fill('Answer lost');
  await forgetRequests(server.url);
  await control(server.url, 'faults', { rules: [{ kind: 'cut-after', method: 'PATCH' }] });
  await form.saveButton().click();
  await expect(form.status(/^Sent/)).toBeVisible(RETURN);
  const methods = await instanceCalls(server.url, PATH);
  // The browser may retry a request whose connection was closed. After the console's read there is no further write.
  expect(methods.join(' ')).toMatch(/^(GET )*(PATCH )+GET( GET)*$/);
  const client = await api('ROLE_ADMIN');
  expect((await client.get<Instance>(PATH)).body.label).toBe('Answer lost');
  const history = await client.get<{ 'hydra:totalItems': number }>(`${PATH}/history`);
  expect(history.body['hydra:totalItems']).toBe(2);
  expect(await form.drafts()).toEqual([]);
  await test.step('a new instance whose response was lost is not created twice', async () => {
    await form.openNew();
    await form.code().fill('lost_answer');
    await form.label().fill('Lost answer');
    await form.jobType().selectOption('dummy');
    await form.company().selectOption('acme');
    await control(server.url, 'faults', { rules: [{ kind: 'cut-after', method: 'POST', path: 'job_instances' }] });
    await form.saveButton().click();
    // Every response to a POST is lost, so the tab can continue only after a read.
    await expect(page).toHaveURL(/\/job_instance\/lost_answer\/edit$/, RETURN);
    await expect(form.label()).toHaveValue('Lost answer');
    expect(await form.drafts()).toEqual([]);
  });
});

test('a draft survives an expired session and is sent after the next sign-in; a user who lost the role can still export a draft', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceFormPage(page);
  const login = new LoginPage(page);
  const account = await signedIn('ROLE_USER');
  await form.open(CODE);
  await form.label().fill('Typed before the end');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  // Refuses only the requests of Save, because a refused poll would close the form before Save is clicked.
  const refused = { kind: 'status', status: 401, method: 'PATCH' };
  await control(server.url, 'faults', { rules: [refused] });
  await form.saveButton().click();
  await expect(login.email()).toBeVisible({ timeout: 45_000 });
  await control(server.url, 'faults', { rules: [] });
  await login.signIn(account);
  await expect(page).toHaveURL(new RegExp(`/job_instance/${CODE}/edit$`));
  await expect(form.label()).toHaveValue('Typed before the end');
  await expect.poll(() => form.drafts()).toEqual([]);
  expect(await writes(server.url)).toContain(`PATCH ${PATH}`);
  expect((await (await api('ROLE_USER')).get<Instance>(PATH)).body.label).toBe('Typed before the end');
  await test.step('a user who lost the role sees the unsaved changes and can export and discard them', async () => {
    await form.open(CODE);
    await form.label().fill('Not mine to save');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    await page.goto('/robots.txt');
    await storeSession(
      page,
      await makeToken(server.url, { email: account.email, claims: { roles: ['ROLE_RESTRICTED_USER'] } }),
    );
    await form.open(CODE);
    await expect(form.label()).toHaveValue('Not mine to save');
    await expect(form.label()).toBeDisabled();
    await expect(form.saveButton()).toHaveCount(0);
    await expect(form.status(/^The form shows your unsaved changes/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
      value: { label: 'Not mine to save' },
    });
    await form.discardButton().click();
    await expect(form.label()).toHaveValue('Typed before the end');
    await expect(form.status(/^The form shows your unsaved changes/)).toHaveCount(0);
    expect(await form.drafts()).toEqual([]);
  });
});

test('violations are shown at their field, below the JSON with their path, or above the form if the setting is hidden', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  const form = new InstanceFormPage(page);
  expectConsole(/status of 422/);
  await signedIn('ROLE_USER');
  await test.step('a violation of a field is shown at the field, also after a reload', async () => {
    await form.open(LARGE_CODE);
    await form.label().fill(' ');
    await form.saveButton().click();
    await expect(form.field('label')).toContainText('This value should not be blank.');
    await expect(form.toasts()).toContainText('An error occurred');
    await expect(form.status(/^Needs a decision\s· 1 value was refused$/)).toBeVisible();
    await expect(new Shell(page).draftsBadge()).toHaveAccessibleName('1 draft needs a decision');
    await page.reload();
    await expect(form.field('label')).toContainText('This value should not be blank.');
    await form.label().fill('Mended');
    await form.saveButton().click();
    await expect(form.status(/^Sent/)).toBeVisible();
    await expect(form.field('label')).not.toContainText('blank');
  });
  await test.step('violations within the configuration are shown below the JSON, with their path', async () => {
    await form.writeJson('{"assetWriterBatchSize":500,"productWriterBatchSize":101}');
    await form.saveButton().click();
    const errors = page.getByRole('list', { name: 'Server messages' }).filter({ hasText: 'assetWriterBatchSize' });
    await expect(errors).toContainText('assetWriterBatchSize: This value should be between 0 and 100.');
    await expect(errors).toContainText('productWriterBatchSize: This value should be between 0 and 100.');
    await expect(form.tab('Configuration')).toContainText('2');
  });
  await test.step('a violation of a setting that the role does not see is shown above the form', async () => {
    const violations = [{ propertyPath: 'cronExpression', message: 'This value is not a valid cron expression.' }];
    const rule = { kind: 'status', status: 422, method: 'PATCH', path: LARGE_CODE, body: { violations } };
    await control(server.url, 'faults', { rules: [rule] });
    await form.tab('General data').click();
    await form.label().fill('Renamed');
    await form.saveButton().click();
    await expect(form.main().getByRole('alert')).toContainText('This value is not a valid cron expression.');
  });
});

test('several new instances can be drafts at the same time; an instance deleted on the server can be created again', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const form = new InstanceFormPage(page);
  const drafts = new DraftsPage(page);
  await signedIn('ROLE_ADMIN');
  for (const name of ['First', 'Second']) {
    await form.openNew();
    await form.label().fill(name);
    await expect(form.status(/^Saved on this device/)).toBeVisible();
  }
  await drafts.open();
  await expect(drafts.rows()).toHaveCount(2);
  await drafts.discard('First').click();
  await expect(drafts.rows()).toHaveCount(1);
  await drafts.undo().click();
  await expect(drafts.rows()).toHaveCount(2);
  const download = page.waitForEvent('download');
  await drafts.export('Second').click();
  expect((await download).suggestedFilename()).toBe('draft-new.json');
  await drafts.row('First').getByRole('link').click();
  await expect(form.label()).toHaveValue('First');
  await test.step('an instance deleted on the server can be created again from its draft', async () => {
    await form.open(CODE);
    await form.label().fill('Still here');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    // Save reads the instance before it sends the draft. Without the delay, the console may notice the deletion first,
    // and the form then has no Save.
    await control(server.url, 'faults', { rules: [{ kind: 'latency', method: 'GET', path: PATH, ms: 4_000 }] });
    await form.saveButton().click();
    await (await api('ROLE_ADMIN')).delete(PATH);
    await expect(page.getByRole('heading', { name: 'The server no longer shows this integration' })).toBeVisible();
    await control(server.url, 'faults', { rules: [] });
    await expect(form.label()).toHaveValue('Still here');
    await page.getByRole('button', { name: 'Create again' }).click();
    await form.saveButton().click();
    await expect(form.status(/^Sent/)).toBeVisible();
    expect(await writes(server.url)).toEqual(['POST /api/job_instances']);
    expect((await (await api('ROLE_ADMIN')).get<Instance>(PATH)).body.label).toBe('Still here');
  });
});

test('a new instance created offline is posted once, and then the tab opens it @service-worker', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_ADMIN');
  await form.openNew();
  await expect(page).toHaveURL(/\/job_instance\/create\?draft=[0-9a-f-]{36}$/);
  await expect(form.jobType().getByRole('option')).not.toHaveCount(0);
  await expect(form.company().getByRole('option', { name: 'Acme Furniture' })).toBeAttached();
  await new Shell(page).isStored();
  await forgetRequests(server.url);
  await server.stop();
  await form.code().fill('written_offline');
  await form.label().fill('Written offline');
  await form.jobType().selectOption('dummy');
  await form.company().selectOption('acme');
  await form.saveButton().click();
  await expect(form.status(/^Waiting to be sent/)).toBeVisible(RETURN);
  await new Shell(page).link('Integrations').click();
  await expect(new InstanceListPage(page).newDrafts()).toContainText('Written offline');
  await page.getByRole('link', { name: 'Written offline' }).click();
  await server.start();
  await expect(page).toHaveURL(/\/job_instance\/written_offline\/edit$/, RETURN);
  await expect(form.code()).toHaveValue('written_offline');
  await expect(form.status(/^Sent/)).toBeVisible();
  expect(await writes(server.url)).toEqual(['POST /api/job_instances']);
  const { body } = await (await api('ROLE_ADMIN')).get<Instance>('/api/job_instances/written_offline');
  expect(body.label).toBe('Written offline');
});
