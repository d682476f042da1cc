import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readUser } from '@/api/readers/user-reader';
import type { User } from '@/domain/users/user';
import { show, showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { UserPage } from './form/user-page';
import { useUserColumns } from './use-user-columns';

const user = readUser({ id: 2, email: '\u200B' }) as User;

function EmailCell() {
  const [email] = useUserColumns(true);
  return <p>{email?.cell(user)}</p>;
}

test('a user without a visible e-mail has a name in the list and on the page', async () => {
  signIn();
  const { unmount } = show(<EmailCell />);
  expect(screen.getByRole('paragraph').textContent).toBe('User 2');
  unmount();
  const value = { user, companies: null };
  const loader = () => ({ address: '/user/2', outcome: Promise.resolve({ ok: true, value }) });
  showAt('/user/2', [{ path: '/user/:id', element: <UserPage />, loader }]);
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('User 2');
});
