import { expect, test } from '../../fixtures/console-test';
import { control, forgetRequests, loggedRequests } from '../../fixtures/control';
import { readStoredData } from '../../fixtures/stored-data';
import { InstanceTabs } from '../../pages/instance-tabs';

const CODE = 'acme_bynder_media_to_akeneo_asset_sync';
const SAVED = 'Your data has been saved successfully';
const MASK = '********';
/** A timeout longer than the longest pause (20 s) between two attempts of the engine to reach the server. */
const RETURN = { timeout: 45_000 };

interface Instance {
  securedVariables: { id: number; code: string }[];
}

async function calls(url: string, path: string): Promise<string[]> {
  const requests = await loggedRequests(url);
  return requests.filter(({ url: called }) => called.startsWith(path)).map(({ method }) => method);
}

const variables = '/api/secured_variables';

test('secured variables are added, masked, replaced and deleted, and their values are never stored in the browser', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const form = new InstanceTabs(page);
  const user = await api('ROLE_USER');
  const codes = async () =>
    (await user.get<Instance>(`/api/job_instances/${CODE}`)).body.securedVariables.map(({ code }) => code);
  await signedIn('ROLE_USER');
  await form.openAt(CODE, 'Configuration');
  await forgetRequests(server.url);
  await form.addSecretOf('BYNDER_TOKEN', 'first-secret');
  await expect(form.toast(SAVED)).toBeVisible();
  const row = form.secret('BYNDER_TOKEN');
  await expect(form.secretValue(row)).toHaveValue(MASK);
  await expect(form.saveSecret(row)).toBeDisabled();
  expect(await calls(server.url, variables)).toEqual(['POST']);
  expect(await codes()).toEqual(['BYNDER_TOKEN']);

  await form.secretValue(row).click();
  await expect(form.secretValue(row)).toHaveValue('');
  await expect(form.saveSecret(row)).toBeDisabled();
  await form.secretValue(row).press('Tab');
  await expect(form.secretValue(row)).toHaveValue(MASK);
  await form.secretValue(row).fill('second-secret');
  await expect(form.saveSecret(row)).toBeEnabled();
  const typed = JSON.stringify(await readStoredData(page));
  await form.secretValue(row).press('Enter');
  await expect(form.secretValue(row)).toHaveValue(MASK);
  await expect(form.saveSecret(row)).toBeDisabled();
  await expect.poll(() => calls(server.url, variables)).toEqual(['POST', 'PATCH']);

  const stored = typed + JSON.stringify(await readStoredData(page));
  expect(stored).toContain('BYNDER_TOKEN');
  for (const secret of ['first-secret', 'second-secret', MASK]) expect(stored).not.toContain(secret);
  expect(await form.drafts()).toEqual([]);

  await form.deleteSecret(row).click();
  await form.dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await form.deleteSecret(row).click();
  await form.dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(codes).toEqual([]);
  expect(await calls(server.url, variables)).toEqual(['POST', 'PATCH', 'DELETE']);
});

test('an unsaved variable is deleted without a request; offline, no variable can be saved, a message says why, and typed text stays', async ({
  page,
  signedIn,
  server,
}) => {
  const form = new InstanceTabs(page);
  await signedIn('ROLE_USER');
  await form.openAt(CODE, 'Configuration');
  await form.addSecret().click();
  await expect(form.saveSecret(form.newSecret())).toBeDisabled();
  await form.secretValue(form.newSecret()).fill('secret');
  await expect(form.saveSecret(form.newSecret())).toBeDisabled();
  await form.deleteSecret(form.newSecret()).click();
  await form.dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect(form.secrets()).toContainText('There are no secured variables.');
  expect(await calls(server.url, variables)).toEqual([]);
  await test.step('offline, the variables cannot be saved, say why, and keep the typed text', async () => {
    await form.addSecretOf('TOKEN', 'one');
    const row = form.secret('TOKEN');
    await expect(form.secretValue(row)).toHaveValue(MASK);
    await form.secretValue(row).fill('two');
    await server.stop();
    await expect(form.secrets().getByRole('status')).toContainText('needs a connection', RETURN);
    await expect(form.saveSecret(row)).toBeDisabled();
    await expect(form.deleteSecret(row)).toBeDisabled();
    await expect(form.addSecret()).toBeDisabled();
    await form.tab('General data').click();
    await form.tab('Configuration').click();
    await expect(form.secretValue(row)).toHaveValue('two');
    await server.start();
    await expect(form.saveSecret(row)).toBeEnabled(RETURN);
    expect(await calls(server.url, variables)).toEqual(['POST']);
    await form.saveSecret(row).click();
    await expect.poll(() => calls(server.url, variables)).toEqual(['POST', 'PATCH']);
    await expect(form.secretValue(row)).toHaveValue(MASK);
  });
});

test('an error of a variable is shown in its row, and no typed text is lost', async ({
  page,
  signedIn,
  api,
  server,
  expectConsole,
}) => {
  const form = new InstanceTabs(page);
  expectConsole(/status of (422|500)/);
  await (await api('ROLE_USER')).post(variables, { code: 'TAKEN', value: 'theirs', jobInstance: CODE });
  await signedIn('ROLE_USER');
  await form.openAt(CODE, 'Configuration');
  await expect(form.secret('TAKEN')).toBeVisible();
  await form.addSecretOf('TAKEN', 'mine');
  const used = /^This value is already used\.$/;
  await expect(form.secretCode(form.newSecret())).toHaveAccessibleDescription(used);
  await expect(form.secretValue(form.newSecret())).not.toHaveAccessibleDescription(used);
  await expect(form.secretValue(form.newSecret())).toHaveValue('mine');
  await form.secretCode(form.newSecret()).fill('FREE');
  await expect(form.secretCode(form.newSecret())).not.toHaveAccessibleDescription(used);
  await form.saveSecret(form.newSecret()).click();
  await expect(form.secretValue(form.secret('FREE'))).toHaveValue(MASK);
  await control(server.url, 'faults', { rules: [{ kind: 'status', status: 500, method: 'DELETE' }] });
  const row = form.secret('TAKEN');
  await form.deleteSecret(row).click();
  await form.dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('An error occurred');
  await expect(form.toasts()).not.toContainText(SAVED);
});
