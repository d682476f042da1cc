import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import { instanceRow } from '@tests/support/instance-row';
import { show } from '@tests/support/component/render';
import { noAnswer, setConnection, signIn } from '@tests/support/component/world';
import { FirstSteps } from './first-steps';

test.each([
  ['ROLE_ADMIN', false, /^What to bring over.* You can prepare it offline/],
  ['ROLE_ADMIN', true, /^What to bring over.* You can prepare it offline/],
  ['ROLE_CLIENT_ADMIN', false, /^Your provider sets up the integrations\./],
  ['ROLE_CLIENT_ADMIN', true, /^Your provider sets up what to bring over/],
] as const)('the second step tells %s who creates the integration; done: %s', async (role, isDone, text) => {
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

test('the link to all executions does not restore the filters of the last visit', async () => {
  signIn();
  show(
    <MemoryRouter>
      <FirstSteps onHide={() => {}} />
    </MemoryRouter>,
  );
  expect((await screen.findByRole('link', { name: 'Show all' })).getAttribute('href')).toBe(
    '/execution_tracker?page=1',
  );
});

test('a launch without an answer is explained beside its button', async () => {
  signIn();
  setConnection('live');
  vi.spyOn(commands, 'launch').mockResolvedValue(noAnswer);
  const { instances } = databases().cache;
  await act(async () => {
    await instances.clear();
    await instances.put(instanceRow('first', { enabled: true }));
  });
  const { user } = show(
    <MemoryRouter>
      <FirstSteps onHide={() => {}} />
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Launch' }));
  expect(await screen.findByText(/^It is unknown whether your launch arrived\./)).toBeDefined();
});
