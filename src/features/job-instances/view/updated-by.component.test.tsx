import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { UpdatedBy } from './updated-by';

const at = (hour: number): string => new Date(2026, 10, 20, hour).toISOString();

test('shows who made the last change, once the device has the version of that change', async () => {
  signIn();
  const { cache } = databases();
  const entry = { version: 2, username: 'ada@acme.test', loggedAt: at(9), changeSet: {} };
  await act(() => cache.histories.put({ code: 'shop', entries: [entry], hasMore: false, readAt: Date.parse(at(10)) }));
  const shown = (updatedAt: string) => (
    <MemoryRouter>
      <p>
        <UpdatedBy row={{ code: 'shop', updatedAt }} />
      </p>
    </MemoryRouter>
  );
  const { rerender } = show(shown(at(9)));
  const link = await screen.findByRole('link', { name: 'ada@acme.test' });
  expect(link.getAttribute('href')).toBe('/job_instance/changes?person=ada%40acme.test&period=quarter');
  expect(screen.getByRole('paragraph').textContent).toBe(' by ada@acme.test');
  rerender(shown(at(11)));
  expect(screen.getByRole('paragraph').textContent).toBe('');
});
