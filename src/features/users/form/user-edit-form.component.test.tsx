import { screen, within } from '@testing-library/react';
import type { ActionFunction } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { User } from '@/domain/users/user';
import { i18n } from '@/i18n/start-i18n';
import { dialogOpened, showAt } from '@tests/support/component/render';
import { refusal, setConnection, signIn } from '@tests/support/component/world';
import { UserEditForm } from './user-edit-form';

const ada: User = {
  id: 7,
  email: 'ada@acme.test',
  companyCode: null,
  companyName: null,
  roles: ['ROLE_ADMIN'],
  preferredLocale: 'en',
  createdAt: null,
  updatedAt: null,
  lastConnectionDate: null,
};

function showForm(shown: User, action: ActionFunction) {
  signIn();
  setConnection('live');
  return showAt('/user', [
    { path: '/user', element: <UserEditForm data={{ user: shown, companies: null }} />, action },
  ]);
}

test('if the texts of the chosen language cannot be loaded, a toast says so', async () => {
  const change = vi.spyOn(i18n, 'changeLanguage').mockRejectedValue(new Error('on purpose'));
  const { user } = showForm(ada, () => ({ ok: true, value: true }));
  await user.selectOptions(await screen.findByLabelText('Preferred language'), 'fr');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This needs a connection.');
  expect(change).toHaveBeenCalledWith('fr');
});

test('a refused deletion says why', async () => {
  const { user } = showForm({ ...ada, id: 8, email: 'bob@acme.test' }, () =>
    refusal(422, { description: 'This user is the last of the company.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await dialogOpened('alertdialog')).getByRole('button', { name: /^Delete user/ }));
  expect(await screen.findByText('This user is the last of the company.')).toBeDefined();
});
