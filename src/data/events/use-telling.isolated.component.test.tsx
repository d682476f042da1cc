import { renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rememberSuccess, resetStatus } from '../sync/sync-status-store';
import { fakeClock } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { runEvent } from '@tests/support/run-event';
import { readReadRecord } from './event-records';
import { useKeepPolling, useTelling } from './use-telling';

const wake = vi.hoisted(() => vi.fn<(target: string) => void>());
vi.mock('../sync/sync-client', () => ({ wake }));

const failed = runEvent(1, 'failed');

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
}

beforeEach(() => {
  localStorage.clear();
  wake.mockClear();
  signIn();
  hide(false);
  fakeClock.start();
});

/** Opens a tab that shows this execution. Returns the list of its announcements. */
function openTab(shownRun: number | null = null): string[] {
  const announced: string[] = [];
  const found = [failed];
  renderHook(() =>
    useTelling(found, shownRun, (news) => announced.push(news.kind === 'one' ? news.event.key : 'many')),
  );
  return announced;
}

test('only one of several tabs announces an event', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  await fakeClock.pass(5_000);
  expect(tabs.flat()).toEqual(['run:1']);
  const later = openTab();
  await fakeClock.pass(5_000);
  expect(later).toEqual([]);
});

test('a hidden tab waits before it announces an event: if a visible tab shows the run, the event is marked as read and no tab announces it', async () => {
  hide(true);
  const hidden = openTab();
  hide(false);
  const visible = openTab(1);
  await fakeClock.pass(5_000);
  expect([...hidden, ...visible]).toEqual([]);
  expect([...readReadRecord()]).toEqual(['run:1']);
});

test('a hidden tab announces the event if no other tab does', async () => {
  hide(true);
  const announced = openTab();
  await fakeClock.pass(500);
  expect(announced).toEqual([]);
  await fakeClock.pass(1_000);
  expect(announced).toEqual(['run:1']);
});

test('an event that was announced to one person is also announced to another', async () => {
  openTab();
  await fakeClock.pass(1_000);
  signIn({ id: 8, email: 'bob@acme.test' });
  const announced = openTab();
  await fakeClock.pass(1_000);
  expect(announced).toEqual(['run:1']);
});

test('if the engine has stopped polling, a hidden tab wakes it, and a visible tab does not', async () => {
  onTestFinished(resetStatus);
  rememberSuccess(Date.now());
  const { rerender } = renderHook(({ isWatching }) => useKeepPolling(isWatching), {
    initialProps: { isWatching: true },
  });
  await fakeClock.pass(600_000);
  expect(wake).not.toHaveBeenCalled();
  hide(true);
  await fakeClock.pass(60_000);
  expect(wake).toHaveBeenCalledWith('head');
  wake.mockClear();
  rememberSuccess(Date.now());
  await fakeClock.pass(60_000);
  expect(wake).not.toHaveBeenCalled();
  rerender({ isWatching: false });
  await fakeClock.pass(600_000);
  expect(wake).not.toHaveBeenCalled();
});
