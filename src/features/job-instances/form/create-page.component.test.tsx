import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { CreatePage } from './create-page';

const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  signIn();
  setConnection('live');
});

test('Save of a new integration is not a primary button until something is typed, but can be pressed', async () => {
  const { user } = showAt('/job_instance/create?draft=new', [
    { path: '/job_instance/create', element: <CreatePage /> },
  ]);
  const label = await screen.findByRole('textbox', { name: 'Label' });
  await waitFor(() => expect(save().className).not.toContain('primary'));
  expect(save().hasAttribute('aria-disabled')).toBe(false);
  await user.type(label, 'A');
  await waitFor(() => expect(save().className).toContain('primary'));
  await waitFor(async () =>
    expect(await databases().drafts.drafts.get('new')).toMatchObject({ value: { label: 'A' } }),
  );
});
