import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { LogReader } from '@/data/run-details/log-reader';
import { parseLog } from '@/domain/log/parse-log';
import { executionRow } from '@tests/support/execution-row';
import { show, showAt } from '@tests/support/component/render';
import { noAnswer, pending, setConnection, signIn } from '@tests/support/component/world';
import { LogSection } from './log-section';

test('a log whose worker could not be loaded can be opened again', async () => {
  signIn();
  setConnection('live');
  vi.spyOn(commands, 'downloadLog').mockResolvedValue({ ok: true, value: new Blob(['INFO: done']) });
  const open = vi.spyOn(LogReader.prototype, 'open').mockRejectedValueOnce(new Error('The log worker failed'));
  open.mockImplementation(async (text) => parseLog(text));
  const { user } = showAt('/', [
    {
      path: '*',
      element: <LogSection row={executionRow(5, { status: 'success' })} steps={[]} onLogChange={() => {}} />,
    },
  ]);
  expect(await screen.findByText('The log could not be opened. Try again or download it.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('done')).toBeDefined();
  expect(open).toHaveBeenCalledTimes(2);
});

test.each([
  ['success', 404, false],
  ['inProgress', 404, true],
  ['success', 500, true],
])('with run status %s and log response %i, a download is offered: %s', async (status, answer, offers) => {
  signIn();
  setConnection('live');
  vi.spyOn(commands, 'downloadLog').mockResolvedValue({
    ok: false,
    problem: { ...noAnswer.problem, kind: 'http', status: answer },
  });
  const onLogChange = vi.fn<(hasLog: boolean) => void>();
  showAt('/', [
    { path: '*', element: <LogSection row={executionRow(answer, { status })} steps={[]} onLogChange={onLogChange} /> },
  ]);
  await screen.findByText(/There is no log for this execution|No lines yet|could not be loaded/);
  // The section calls `onLogChange` in an effect, after the text is on the screen.
  await waitFor(() => expect(onLogChange).toHaveBeenLastCalledWith(offers));
});

test('a run that has just ended offers a download until its log is known to be absent', async () => {
  signIn();
  setConnection('live');
  const missing = { ok: false, problem: { ...noAnswer.problem, kind: 'http', status: 404 } } as const;
  const last = pending<typeof missing>();
  vi.spyOn(commands, 'downloadLog').mockResolvedValueOnce(missing).mockReturnValue(last.promise);
  const onLogChange = vi.fn<(hasLog: boolean) => void>();
  const section = (status: string) => (
    <MemoryRouter>
      <LogSection row={executionRow(8, { status })} steps={[]} onLogChange={onLogChange} />
    </MemoryRouter>
  );
  const { rerender } = show(section('inProgress'));
  await screen.findByText(/No lines yet/);
  rerender(section('success'));
  await waitFor(() => expect(commands.downloadLog).toHaveBeenCalledTimes(2));
  expect(onLogChange).not.toHaveBeenCalledWith(false);
  await last.answer(missing);
  await waitFor(() => expect(onLogChange).toHaveBeenLastCalledWith(false));
});
