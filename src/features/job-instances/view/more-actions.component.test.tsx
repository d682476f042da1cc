import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { instanceRow } from '@tests/support/instance-row';
import { MoreActions } from './more-actions';

const ROW = instanceRow('shop-1', { label: 'Shop one' });

test.each([
  ['ROLE_ADMIN', ['Duplicate…', 'Export to a file', 'Import a file…', 'Compare with another…', 'Copy link']],
  ['ROLE_USER', ['Export to a file', 'Import a file…', 'Compare with another…', 'Copy link']],
  ['ROLE_RESTRICTED_USER', ['Export to a file', 'Compare with another…', 'Copy link']],
] as const)('the menu has what the %s may do; its last item copies the address and says so', async (role, names) => {
  signIn({ roles: [role] });
  const { user } = show(
    <MemoryRouter>
      <MoreActions row={ROW} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(names);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
  await user.keyboard('{End}');
  await waitFor(() => expect(items.at(-1)?.hasAttribute('data-highlighted')).toBe(true));
  await user.keyboard('{Enter}');
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/job_instance/shop-1/view`);
});
