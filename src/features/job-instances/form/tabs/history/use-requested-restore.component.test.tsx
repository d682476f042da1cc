import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { HistoryEntry } from '@/domain/instance';
import { show } from '@tests/support/component/render';
import { useRequestedRestore } from './use-requested-restore';

const entries = (...versions: number[]): HistoryEntry[] =>
  versions.map((version) => ({ version, username: null, loggedAt: null, changeSet: {} }));

interface HarnessProps {
  known: HistoryEntry[] | undefined;
  onRestore: ((version: number) => Promise<void>) | null;
}

function Harness({ known, onRestore }: HarnessProps) {
  useRequestedRestore(known, onRestore);
  const { search, state } = useLocation();
  return <output>{`${search} ${JSON.stringify(state)}`}</output>;
}

const at = (props: HarnessProps, state: unknown = { restoreVersion: 2 }) => (
  <MemoryRouter initialEntries={[{ pathname: '/', search: '?a=2&b=3', state }]}>
    <Harness {...props} />
  </MemoryRouter>
);
const address = (): string => screen.getByRole('status').textContent;

test('restores the version only once, as soon as it is known, and removes the request', async () => {
  const onRestore = vi.fn<(version: number) => Promise<void>>().mockResolvedValue();
  const { rerender } = show(at({ known: undefined, onRestore }));
  rerender(at({ known: entries(3), onRestore }));
  expect(onRestore).not.toHaveBeenCalled();
  rerender(at({ known: entries(3, 2), onRestore }));
  rerender(at({ known: entries(3, 2, 1), onRestore }));
  await waitFor(() => expect(address()).toBe('?a=2&b=3 null'));
  expect(onRestore.mock.calls).toEqual([[2]]);
});

test('without the right to edit or without a request, nothing is restored', () => {
  const onRestore = vi.fn<(version: number) => Promise<void>>();
  show(at({ known: entries(3, 2), onRestore: null })).unmount();
  show(at({ known: entries(3, 2), onRestore }, { other: 2 })).unmount();
  show(at({ known: entries(3, 2), onRestore }, null));
  expect(onRestore).not.toHaveBeenCalled();
});
