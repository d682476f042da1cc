import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDraftSent } from '@/data/drafts/use-drafts';
import type { DraftRow } from '@/domain/drafts/draft';
import { startDraft } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { show } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { useSaveOutcome } from './use-save-outcome';

vi.mock('@/data/drafts/use-drafts', async (load) => ({
  ...(await load<object>()),
  useDraftSent: vi.fn<typeof useDraftSent>(),
}));

const base = { ...NEW_INSTANCE, code: 'shop-1' };
const draft = (state: DraftRow['state'], changes: Partial<DraftRow> = {}): DraftRow => ({
  ...startDraft('code:shop-1', base, { ...base, label: 'Shop one' }, 0),
  state,
  ...changes,
});

function Outcome({ row }: { row: DraftRow | null }) {
  const { showOutcomeOf } = useSaveOutcome(row);
  return <button onClick={() => showOutcomeOf('code:shop-1')}>Save</button>;
}

const tellSent = (): void => {
  const [listener] = vi.mocked(useDraftSent).mock.lastCall ?? [];
  act(() => listener?.({ draftId: 'code:shop-1', code: 'shop-1' }));
};

beforeEach(() => {
  signIn();
  setConnection('live');
});

test('the message of a refusal disappears when the corrected draft is saved', async () => {
  const { user, rerender } = show(<Outcome row={draft('ready')} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  rerender(<Outcome row={draft('rejected')} />);
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred');
  rerender(<Outcome row={draft('ready')} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  tellSent();
  expect(await screen.findByText('Your data has been saved successfully')).not.toBeNull();
  expect(screen.queryByText('An error occurred')).toBeNull();
});
