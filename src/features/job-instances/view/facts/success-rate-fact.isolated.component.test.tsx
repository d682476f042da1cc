import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import { signIn } from '@tests/support/component/world';
import { SuccessRateFact } from './success-rate-fact';

const first = vi.hoisted(() => ({ isReady: false }));
vi.mock('@/data/sync/first-screen', () => ({ useFirstDataReady: () => first.isReady }));

test('the run counts of the hours are read only after the first screen shows its data', async () => {
  signIn();
  const read = vi.spyOn(databases().cache.runHours, 'where');
  const { rerender } = render(<SuccessRateFact code="shop" />);
  // If a read had started, it would have called `where` before this count ends.
  await databases().cache.runHours.count();
  expect(read).not.toHaveBeenCalled();
  first.isReady = true;
  rerender(<SuccessRateFact code="shop" />);
  await waitFor(() => expect(read).toHaveBeenCalled());
});
