import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import type { Role } from '@/domain/permissions';
import type { InstanceRow } from '@/domain/instance';
import { dialogOpened, showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { InstanceListPage } from '../instance-list-page';
import { instanceRow } from '@tests/support/instance-row';

const instance = (code: string, enabled = true): InstanceRow =>
  instanceRow(code, {
    enabled,
    label: `Job ${code}`,
    companyCode: 'acme',
    companyName: 'Acme',
    cronExpression: '0 2 * * *',
  });

const showList = () =>
  showAt('/job_instance', [
    { path: '/job_instance', element: <InstanceListPage /> },
    { path: '/drafts', element: <p>The review</p> },
  ]);
const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name: `Select ${name}` });
const chosen = (): string =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Job/ })
    .flatMap(({ checked, ariaLabel }) => (checked ? [ariaLabel?.at(-1)] : []))
    .join('');

/** Signs in, and stores some integrations on the device. */
async function begin(role: Role): Promise<void> {
  signIn({ roles: [role], company: 'acme' });
  setConnection('live');
  await act(async () => {
    await Promise.all([...databases().drafts.tables, databases().cache.instances].map((table) => table.clear()));
    await databases().cache.instances.bulkPut([instance('a'), instance('b'), instance('c', false), instance('d')]);
    await databases().cache.meta.put({ key: 'readLists', value: ['instances'] });
  });
}
beforeEach(() => begin('ROLE_CLIENT_ADMIN'));

test('rows are selected by mouse and keyboard, alone and as a range; the link still opens the row', async () => {
  const { user } = showList();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(
    within(await screen.findByRole('region', { name: 'Selected integrations' })).getByText('0 selected'),
  ).toBeTruthy();
  await user.click(box('Job a'));
  await user.keyboard('{Shift>}');
  await user.click(box('Job d'));
  await user.keyboard('{/Shift}');
  // Disabled integrations are at the end of the list.
  expect(chosen()).toBe('abd');
  screen.getByRole('link', { name: /Job b/ }).focus();
  await user.keyboard('x');
  expect(chosen()).toBe('ad');
  await user.click(screen.getByRole('button', { name: 'Select all 4 that match' }));
  expect(await screen.findByText('4 selected')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Job a' })).toBeNull());
  screen.getByRole('link', { name: /Job b/ }).focus();
  await user.keyboard('x');
  await screen.findByText('1 selected');
  expect(chosen()).toBe('b');
});

test('a change makes a draft of each selected integration, and leads to the review', async () => {
  const { user, address } = showList();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select the integrations of this page' }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(await dialogOpened('dialog', 'Change 4 integrations'));
  await user.click(dialog.getByRole('button', { name: 'Make 4 drafts' }));
  expect(dialog.getByRole('alert').textContent).toBe('Choose at least one change.');
  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Enabled' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Schedule' }), 'Set');
  await user.type(dialog.getByRole('textbox', { name: 'Cron expression' }), 'often');
  await user.click(dialog.getByRole('button', { name: 'Make 4 drafts' }));
  expect(dialog.getByText('This is not a cron expression.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Cron expression' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Cron expression' }), { target: { value: '15 2 * * *' } });
  await user.click(dialog.getByRole('button', { name: 'Make 4 drafts' }));
  await screen.findByText('The review');
  expect(address()).toMatch(/^\/drafts\?review=[\w-]+$/);
  await waitFor(async () => expect(await databases().drafts.drafts.count()).toBe(4));
  expect((await databases().drafts.drafts.get('code:a'))?.value.cronExpression).toBe('15 2 * * *');
});

test('enabled integrations are launched one after the other', async () => {
  const launch = vi
    .spyOn(commands, 'launch')
    .mockImplementation(({ code }) => Promise.resolve({ ok: true, value: { executionId: code === 'a' ? 1 : 2 } }));
  const { user } = showList();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select the integrations of this page' }));
  await user.click(screen.getByRole('button', { name: 'Launch…' }));
  const dialog = within(await dialogOpened('dialog', 'Launch 3 integrations'));
  expect(dialog.getByText('1 disabled integration is left out.')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type of the runs' }), 'Delta');
  await user.click(dialog.getByRole('button', { name: 'Launch 3' }));
  await screen.findByText('The review');
  await waitFor(() => expect(launch).toHaveBeenCalledTimes(3));
  expect(launch.mock.calls.map(([{ code, delta }]) => `${code} ${delta}`)).toEqual(['a true', 'b true', 'd true']);
});

test('a restricted user cannot select integrations', async () => {
  await begin('ROLE_RESTRICTED_USER');
  showList();
  await screen.findByRole('button', { name: 'Columns' });
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});

test('a person who may not administrate cannot change schedules', async () => {
  await begin('ROLE_USER');
  const { user } = showList();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Job a' }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(await dialogOpened('dialog', 'Change 1 integration'));
  expect(dialog.getByRole('combobox', { name: 'Enabled' })).toBeTruthy();
  expect(dialog.queryByRole('combobox', { name: 'Schedule' })).toBeNull();
});
