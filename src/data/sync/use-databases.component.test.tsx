import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signIn } from '@tests/support/component/world';
import { useDatabaseQuery } from './use-databases';

test('if the databases are closed during a read, the screen has no result, whatever the error of the read is', async () => {
  signIn();
  const read = vi.fn<() => void>();
  const { result } = renderHook(() =>
    useDatabaseQuery(async ({ cache }) => {
      await cache.meta.count();
      cache.close({ disableAutoOpen: true });
      read();
      throw new RangeError('The transaction is gone');
    }, []),
  );
  await waitFor(() => expect(read).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(result.current).toBeUndefined();
});
