import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { DurationBar } from './duration-bar';

const STARTED = Date.parse('2026-11-23T04:00:00Z');

/** The class of the bar of a run that took this many seconds, if 100 seconds are usual. */
function classOf(seconds: number, status: string): string | undefined {
  const [startedAt, finishedAt] = [STARTED, STARTED + seconds * 1_000].map((time) => new Date(time).toISOString());
  const row = executionRow(1, { status, startedAt: startedAt ?? null, finishedAt: finishedAt ?? null });
  const { unmount } = show(<DurationBar row={row} usual={100_000} />);
  const found = document.querySelector('[style*="width"]')?.className;
  unmount();
  return found;
}

test('as in the charts, only the bar of a run that worked can be marked as long', () => {
  const plain = classOf(100, 'success');
  expect(classOf(175, 'success')).toBe(plain);
  expect(classOf(176, 'success')).not.toBe(plain);
  expect(classOf(176, 'error')).toBe(plain);
});
