import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { launchPorts } from '@/data/launch/launch-ports';
import { databases } from '@/data/sync/databases';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { useLaunch } from './use-launch';

function Launch() {
  const { busy, launch } = useLaunch('alpha');
  return (
    <button disabled={busy} onClick={() => void launch(null)}>
      Launch
    </button>
  );
}

test('a launch while the storage fails says that nothing was launched, and can be repeated', async () => {
  signIn();
  const failed = Object.assign(new Error('on purpose'), { name: 'UnknownError' });
  const trace = vi.spyOn(launchPorts, 'trace').mockRejectedValueOnce(failed);
  vi.spyOn(commands, 'launch').mockResolvedValue({ ok: true, value: { executionId: null } });
  const { user } = show(
    <MemoryRouter>
      <Launch />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Launch' }));
  await screen.findByText(/The job was not launched/);
  expect(commands.launch).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Launch' }));
  await screen.findByText('The job has been added to queue');
  expect(trace).toHaveBeenCalledTimes(2);
});

test('if the response names no execution, the toast gets its link once the execution is in the cache', async () => {
  signIn();
  vi.spyOn(commands, 'launch').mockResolvedValue({ ok: true, value: { executionId: null } });
  const { user } = show(
    <MemoryRouter>
      <Launch />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Launch' }));
  await screen.findByText('The job has been added to queue');
  expect(screen.queryByRole('button', { name: 'Execution 7' })).toBeNull();
  const created = { instanceCode: 'alpha', isByPerson: true, createdByEmail: 'ada@acme.test', createdAt: null };
  await databases().cache.executions.put(executionRow(7, created));
  await screen.findByRole('button', { name: 'Execution 7' });
  expect(screen.getAllByText('The job has been added to queue')).toHaveLength(1);
});
