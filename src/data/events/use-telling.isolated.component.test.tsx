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

/** A tab with this execution on its screen. Returns what it announced. */
function openTab(shownRun: number | null = null): string[] {
  const announced: string[] = [];
  const found = [failed];
  renderHook(() =>
    useTelling(found, shownRun, (news) => announced.push(news.kind === 'one' ? news.event.key : 'many')),
  );
  return announced;
}

test('of several tabs, one tells', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  await fakeClock.pass(5_000);
  expect(tabs.flat()).toEqual(['run:1']);
  const later = openTab();
  await fakeClock.pass(5_000);
  expect(later).toEqual([]);
});

test('a hidden tab lets a visible one go first: what it shows is read and not announced', async () => {
  hide(true);
  const hidden = openTab();
  hide(false);
  const visible = openTab(1);
  await fakeClock.pass(5_000);
  expect([...hidden, ...visible]).toEqual([]);
  expect([...readReadRecord()]).toEqual(['run:1']);
});

test('a hidden tab tells by itself', async () => {
  hide(true);
  const announced = openTab();
  await fakeClock.pass(500);
  expect(announced).toEqual([]);
  await fakeClock.pass(1_000);
  expect(announced).toEqual(['run:1']);
});

test('what one person was told, another is told too', async () => {
  openTab();
  await fakeClock.pass(1_000);
  signIn({ id: 8, email: 'bob@acme.test' });
  const announced = openTab();
  await fakeClock.pass(1_000);
  expect(announced).toEqual(['run:1']);
});

test('a hidden tab wakes the poll that rests, a visible one need not', async () => {
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
