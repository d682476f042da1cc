import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databases, onStorageFailure } from '@/data/sync/databases';
import { startDraft } from '@/domain/drafts/draft-transitions';
import { fieldsOf } from '@/domain/instance-fields';
import { instanceRow } from '@tests/support/instance-row';
import { withStorage } from '@/shared/draft-state/with-storage';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { DraftActions } from './draft-actions';
import { DiscardedList } from './discarded-list';

const base = fieldsOf(instanceRow('alpha', { label: 'Alpha', jobCode: 'dummy' }));
const draft = startDraft('code:alpha', base, { ...base, enabled: !base.enabled }, Date.now());

/** Makes every transaction of the drafts database fail. Returns a mock function that is called for each failure. */
function failStorage() {
  const told = vi.fn<() => void>();
  onTestFinished(onStorageFailure(told));
  const failed = Object.assign(new Error('on purpose'), { name: 'UnknownError' });
  vi.spyOn(databases().drafts, 'transaction').mockRejectedValue(failed);
  return told;
}

test.each(['Send', 'Discard'])('if the storage fails, %s says so and reports it', async (action) => {
  signIn();
  await databases().drafts.drafts.put(draft);
  const { user } = show(
    <MemoryRouter>
      <DraftActions draft={draft} open={false} onToggle={() => {}} />
    </MemoryRouter>,
  );
  const told = failStorage();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${action} the draft`) }));
  await screen.findByText('Your changes are not saved on this device.');
  expect(told).toHaveBeenCalledTimes(1);
});

test('if the storage fails, Restore says so and reports it', async () => {
  signIn();
  await act(async () => {
    await databases().drafts.drafts.clear();
    await databases().drafts.discardedDrafts.put({ id: draft.id, draft, discardedAt: Date.now() });
  });
  const { user } = show(<DiscardedList />);
  const restore = await screen.findByRole('button', { name: /^Restore/ });
  const told = failStorage();
  await user.click(restore);
  await screen.findByText('The draft could not be restored: this device could not store it.');
  expect(told).toHaveBeenCalledTimes(1);
});

test('an error that is not a storage failure is shown and logged', async () => {
  signIn();
  show(<DiscardedList />);
  await act(async () => {
    expect(await withStorage(() => Promise.reject(new TypeError('on purpose')))).toBeUndefined();
  });
  await screen.findByText('Your changes are not saved on this device.');
  expect(console.error).toHaveBeenCalledTimes(1);
  vi.mocked(console.error).mockClear();
});
