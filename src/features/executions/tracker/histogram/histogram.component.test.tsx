import { fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeClock, show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { runHour } from '@tests/support/run-hour';
import { databases } from '@/data/sync/databases';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { Histogram } from './histogram';

const MINUTE = 60_000;

test('the histogram does not render again until the next hour', async () => {
  fakeClock.start(new Date(2026, 10, 23, 12, 58, 30));
  signIn();
  const onRender = vi.fn<() => void>();
  show(
    <Profiler id="histogram" onRender={onRender}>
      <Histogram filters={{}} created={null} onCreatedChange={() => {}} />
    </Profiler>,
  );
  await expect.poll(() => screen.queryByRole('img')).not.toBeNull();
  onRender.mockClear();
  await fakeClock.pass(MINUTE);
  expect(onRender).not.toHaveBeenCalled();
  await fakeClock.pass(MINUTE);
  expect(onRender).toHaveBeenCalled();
});

test('the histogram counts the filtered runs, and mentions the filters that it cannot apply', async () => {
  const now = new Date(2026, 10, 23, 12, 58, 30);
  fakeClock.start(now);
  signIn();
  await databases().cache.runHours.put(runHour(now.getTime(), 'success error error', 'a'));
  const shown = (filters: ExecutionFilters) => (
    <Histogram filters={filters} created={null} onCreatedChange={() => {}} />
  );
  const { rerender } = show(shown({}));
  await expect.poll(() => screen.queryByRole('img', { name: /Runs: 3\. Errors: 2\./ })).not.toBeNull();
  rerender(shown({ statuses: ['success'] }));
  await expect.poll(() => screen.queryByRole('img', { name: /Runs: 1\. Errors: 0\./ })).not.toBeNull();
  expect(screen.queryByText(/all types/)).toBeNull();
  rerender(shown({ instanceCode: 'a', types: ['full'], createdByEmail: 'ada@acme.test', companyCodes: ['acme'] }));
  await expect.poll(() => screen.queryByRole('img', { name: /Runs: 3\. Errors: 2\./ })).not.toBeNull();
  expect(screen.getByText('all types, all creators, all companies · since 17/11/2026')).toBeDefined();
});

test('the tooltip of a column counts its runs by outcome', async () => {
  const now = new Date(2026, 10, 23, 12, 58, 30);
  fakeClock.start(now);
  signIn();
  await databases().cache.runHours.put(runHour(now.getTime(), 'success error error warning stopped', 'a'));
  show(<Histogram filters={{}} created={null} onCreatedChange={() => {}} />);
  const [handle] = await screen.findAllByRole('slider');
  const surface = handle?.parentElement;
  if (surface == null) throw new Error('no columns');
  // The middle of the column for the hour of `now`, on the last of seven days. Each day has 24 columns.
  const place = (1318 * (6 * 24 + 12.5)) / (7 * 24);
  fireEvent.pointerMove(surface, { clientX: place });
  await screen.findByText(/· 5 runs, 2 errors, 1 warning, 1 success, 1 stopped$/);
});
