import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { packBytes } from '@/lib/packed-bytes';
import type { ExecutionRow } from '@/domain/execution';
import { runState, type LogState } from '@/domain/kept-run';
import { executionRow } from '@tests/support/execution-row';
import { fakeClock, show } from '@tests/support/component/render';
import { noAnswer, pending, setConnection, signIn } from '@tests/support/component/world';
import { databases } from '../sync/databases';
import { commands } from '../commands';
import { readRunLog, useLiveLog, useRunLog } from './use-run-log';

const RUN = executionRow(7, { status: 'error', finishedAt: '2026-11-20T10:00:00Z' });
const answer = (text: string) => ({ ok: true as const, value: new Blob([text], { type: 'text/plain' }) });

function Shown({ run = RUN }) {
  const { state, text, readAgain } = useRunLog(run);
  return (
    <>
      <output>{text === undefined ? state : `${state}: ${text}`}</output>
      <button type="button" onClick={readAgain}>
        again
      </button>
    </>
  );
}
function Live({ run }: { run: ExecutionRow }) {
  const { state, text } = useLiveLog(run);
  return <output>{text === undefined ? state : `${state}: ${text}`}</output>;
}
const expectShown = async (text: string) => expect(await screen.findByText(text)).toBeDefined();

/** Stores the log of the run on the device, or only the state of the log. */
async function keep(log: LogState | null, text?: string, run = RUN): Promise<void> {
  const { cache } = databases();
  const { id } = run;
  const states = [runState(run)];
  await cache.keptRuns.put({ id, states, warningCount: 0, log, hasVersions: true, unread: [] });
  if (text === undefined) return;
  const bytes = new TextEncoder().encode(text);
  const { packed, isGzip } = await packBytes(bytes);
  const sizes = { size: bytes.length, packedSize: packed.length };
  await cache.executionLogs.put({ id, packed, isGzip, ...sizes, readAt: 0 });
}

beforeEach(async () => {
  signIn();
  const { cache } = databases();
  await Promise.all([cache.keptRuns.clear(), cache.executionLogs.clear()]);
});

test('a kept log needs neither a request nor a connection', async () => {
  const download = vi.spyOn(commands, 'downloadLog');
  setConnection('failing');
  await keep('kept', 'step failed é');
  show(<Shown />);
  await expectShown('ready: step failed é');
  setConnection('live');
  await expectShown('ready: step failed é');
  expect(download).not.toHaveBeenCalled();
});

test('a log that is not on this device is read from the server, and read again on demand', async () => {
  const download = vi.spyOn(commands, 'downloadLog').mockResolvedValueOnce(answer('one'));
  setConnection('live');
  const { user } = show(<Shown run={executionRow(7)} />);
  await expectShown('ready: one');
  download.mockResolvedValueOnce(answer('one two'));
  await user.click(screen.getByRole('button'));
  await expectShown('ready: one two');
});

test('a failed request is retried when the connection returns', async () => {
  vi.spyOn(commands, 'downloadLog').mockResolvedValueOnce(noAnswer).mockResolvedValueOnce(answer('one'));
  setConnection('live');
  show(<Shown />);
  await expectShown('failed');
  setConnection('failing');
  await expectShown('offline');
  setConnection('live');
  await expectShown('ready: one');
});

test('a log of an earlier state of the run is shown only while there is no connection', async () => {
  vi.spyOn(commands, 'downloadLog').mockResolvedValue(answer('new'));
  setConnection('failing');
  await keep('kept', 'old', { ...RUN, status: 'stopped' });
  show(<Shown />);
  await expectShown('ready: old');
  setConnection('live');
  await expectShown('ready: new');
});

test.each<[string, LogState | null, string]>([
  ['error', null, 'offline'],
  ['error', 'none', 'none'],
  ['error', 'too-large', 'too-large'],
  ['error', 'no-room', 'not-kept'],
  ['success', null, 'not-kept'],
])('offline, a run with status %s and log %s shows %s', async (status, log, state) => {
  setConnection('failing');
  const run = { ...RUN, status };
  await keep(log, undefined, run);
  show(<Shown run={run} />);
  await expectShown(state);
});

test('a run without a log on the server has the state none', async () => {
  vi.spyOn(commands, 'downloadLog').mockResolvedValue({
    ok: false,
    problem: { ...noAnswer.problem, kind: 'http', status: 404 },
  });
  setConnection('live');
  show(<Shown />);
  await expectShown('none');
});

test('a log that does not exist is requested again only after the state of the run has changed, or on demand', async () => {
  const none = { ok: false as const, problem: { ...noAnswer.problem, kind: 'http' as const, status: 404 } };
  const download = vi.spyOn(commands, 'downloadLog').mockResolvedValue(none);
  setConnection('live');
  const run = executionRow(8, { status: 'error', finishedAt: '2026-11-20T10:00:00Z' });
  const first = show(<Shown run={run} />);
  await expectShown('none');
  first.unmount();
  const { user, rerender } = show(<Shown run={run} />);
  await expectShown('none');
  expect(await readRunLog(databases().cache, run, true)).toBeNull();
  expect(download).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  download.mockResolvedValue(answer('one'));
  rerender(<Shown run={{ ...run, finishedAt: '2026-11-20T10:00:01Z' }} />);
  await expectShown('ready: one');
});

test('a log that appears later is shown, and is read for a report', async () => {
  const none = { ok: false as const, problem: { ...noAnswer.problem, kind: 'http' as const, status: 404 } };
  const download = vi.spyOn(commands, 'downloadLog').mockResolvedValueOnce(none).mockResolvedValue(answer('late'));
  setConnection('live');
  const run = executionRow(9, { status: 'inProgress' });
  const { user, unmount } = show(<Shown run={run} />);
  await expectShown('none');
  await user.click(screen.getByRole('button'));
  await expectShown('ready: late');
  unmount();
  show(<Shown run={run} />);
  await expectShown('ready: late');
  expect(await readRunLog(databases().cache, run, true)).toBe('late');
  expect(download).toHaveBeenCalledTimes(4);
});

test('a damaged log is read from the server', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(commands, 'downloadLog').mockResolvedValue(answer('whole'));
  setConnection('live');
  await keep('kept', 'text');
  await databases().cache.executionLogs.update(7, { packed: new Uint8Array([1, 2, 3]) });
  show(<Shown />);
  await expectShown('ready: whole');
});

test('the log of a running execution is read one request after the other, with a pause after each answer', async () => {
  const [first, second] = [pending<ReturnType<typeof answer>>(), pending<ReturnType<typeof answer>>()];
  const download = vi.spyOn(commands, 'downloadLog').mockReturnValueOnce(first.promise);
  download.mockReturnValueOnce(second.promise).mockResolvedValue(answer('one two three'));
  setConnection('live');
  fakeClock.start();
  onTestFinished(() => void vi.useRealTimers());
  show(<Live run={executionRow(10, { status: 'inProgress' })} />);
  await vi.waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  await fakeClock.pass(10_000);
  expect(download).toHaveBeenCalledTimes(1);
  await first.answer(answer('one'));
  await expectShown('ready: one');
  await fakeClock.pass(3_900);
  expect(download).toHaveBeenCalledTimes(1);
  await fakeClock.pass(200);
  expect(download).toHaveBeenCalledTimes(2);
  await fakeClock.pass(10_000);
  expect(download).toHaveBeenCalledTimes(2);
  await second.answer(answer('one two'));
  await expectShown('ready: one two');
  await fakeClock.pass(4_100);
  await expectShown('ready: one two three');
});
