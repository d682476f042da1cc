import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { instanceRow } from '@tests/support/instance-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { FirstSteps } from './first-steps';

test.each([
  ['ROLE_ADMIN', false, /^What to bring over.* You can prepare it offline/],
  ['ROLE_ADMIN', true, /^What to bring over.* You can prepare it offline/],
  ['ROLE_CLIENT_ADMIN', false, /^Your provider sets up the integrations\./],
  ['ROLE_CLIENT_ADMIN', true, /^Your provider sets up what to bring over/],
] as const)('the step of the integration says to %s who does it; done: %s', async (role, isDone, text) => {
  signIn({ roles: [role], company: 'acme' });
  const { instances } = databases().cache;
  await act(async () => {
    await instances.clear();
    if (isDone) await instances.put(instanceRow('first'));
  });
  show(
    <MemoryRouter>
      <FirstSteps onHide={() => {}} />
    </MemoryRouter>,
  );
  await screen.findByText(text);
  expect(screen.queryAllByText(/You can prepare it offline/)).toHaveLength(role === 'ROLE_ADMIN' ? 1 : 0);
});
