import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { LaunchNoticeBanner } from './launch-notice-banner';

test('the notice of a launch links to its execution and shows the current status', async () => {
  signIn();
  const { executions } = databases().cache;
  await executions.put(executionRow(8, { status: 'inProgress' }));
  show(
    <MemoryRouter>
      <LaunchNoticeBanner notice={{ kind: 'arrived', id: 8 }} />
    </MemoryRouter>,
  );
  await screen.findByText(/\(In progress\)/);
  expect(screen.getByRole('link', { name: '#8' }).getAttribute('href')).toBe('/job_execution/8');
  await act(async () => void (await executions.update(8, { status: 'success' })));
  await screen.findByText(/\(Success\)/);
});
