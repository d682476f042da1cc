import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { CreatePage } from './create-page';

const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

const showForm = () =>
  showAt('/job_instance/create?draft=new', [{ path: '/job_instance/create', element: <CreatePage /> }]);

beforeEach(() => {
  signIn();
  setConnection('live');
});

test('Save of a new integration is not a primary button until something is typed, but can be pressed', async () => {
  const { user } = showForm();
  const label = await screen.findByRole('textbox', { name: 'Label' });
  await waitFor(() => expect(save().className).not.toContain('primary'));
  expect(save().hasAttribute('aria-disabled')).toBe(false);
  await user.type(label, 'A');
  await waitFor(() => expect(save().className).toContain('primary'));
  await waitFor(async () =>
    expect(await databases().drafts.drafts.get('new')).toMatchObject({ value: { label: 'A' } }),
  );
});

test('while a saved draft waits to be sent, Save is not a primary button until something is typed again', async () => {
  setConnection('failing');
  await databases().drafts.drafts.put(
    saveDraft(startDraft('new', null, { ...NEW_INSTANCE, label: 'A' }, Date.now()), Date.now()),
  );
  const { user } = showForm();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Label' })).toHaveProperty('value', 'A'));
  await waitFor(() => expect(save().className).not.toContain('primary'));
  expect(save().hasAttribute('aria-disabled')).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Label' }), 'B');
  await waitFor(() => expect(save().className).toContain('primary'));
});
