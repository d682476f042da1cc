import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { StepRow } from '@/domain/execution';
import { formatClock } from '@/i18n/format/date';
import { databases } from '@/data/sync/databases';
import { executionRow } from '@tests/support/execution-row';
import { show, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { stepRow } from '@tests/support/step-row';
import { RunSummary } from './run-summary';
import { RunningSummary } from './running-summary';

const step = (id: number, stepName: string, status: string, summary: StepRow['summary'] = {}): StepRow =>
  stepRow(id, { stepName, status, summary });
/** A usual duration with this median (ms). The usual range is one second to either side of the median. */
const usually = (median: number) => ({ median, low: median - 1_000, high: median + 1_000 });
const run = executionRow(7, { status: 'inProgress', startedAt: new Date().toISOString() });
const read = step(1, 'Read media', 'success', { read: 1_240 });
const counters = (): (string | null)[] => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

/** The line about the items of the running step. */
const items = (): string | null => screen.getByText(/(items|éléments)\b/).textContent;

beforeEach(() => signIn());

test('names the running step with its counters, the elapsed time and the usual duration', async () => {
  const map = step(2, 'Map media', 'inProgress', { processed: 1_796, skipped: 12 });
  show(<RunningSummary row={run} steps={[read, map]} stepCount={3} usual={usually(560_000)} />);
  screen.getByText('Step 2 of 3, Map media');
  expect(counters()).toEqual(['1,796', '12']);
  screen.getByText(/^Running for \d+ s$/);
  screen.getByText('Usual duration 9 min 20 s');
  await speak('fr');
  screen.getByText('Étape 2 sur 3, Associer les médias');
});

test('says how many items of the step are done, how fast, and how long the rest takes', async () => {
  const createdAt = new Date(Date.now() - 600_000).toISOString();
  const map = { ...step(2, 'Map media', 'inProgress', { processed: 1_240, total: 3_000 }), createdAt };
  const summary = (usual: number | null, shown: StepRow) => (
    <RunningSummary row={run} steps={[read, shown]} stepCount={3} usual={usual === null ? null : usually(usual)} />
  );
  const { rerender } = show(summary(null, map));
  expect(items()).toBe('1,240 of 3,000 items, 120 a minute, about 14 min left in this step');
  // The time left in the step is omitted, because the summary already shows when the whole run is expected to end.
  rerender(summary(3_600_000, map));
  expect(items()).toBe('1,240 of 3,000 items, 120 a minute');
  // If the step has no `total`, the number of items of the previous step is the estimate of the total.
  rerender(summary(null, { ...map, summary: { processed: 620 } }));
  expect(items()).toBe('620 of about 1,240 items, 62 a minute, about 10 min left in this step');
  await speak('fr');
  expect(items()).toBe('620 éléments sur environ 1\u202f240, 62 par minute, encore environ 10 min pour cette étape');
});

test('if the number of items is known, the expected end of the run and its bar allow for the rest of the running step', () => {
  const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
  const map = { ...step(2, 'Map media', 'inProgress', { processed: 600, total: 1_200 }), createdAt: ago(600_000) };
  const row = { ...run, startedAt: ago(660_000) };
  const summary = (shown: StepRow) => (
    <RunningSummary row={row} steps={[read, shown]} stepCount={3} usual={usually(900_000)} />
  );
  const { rerender } = show(summary(map));
  screen.getByText(/^About 10 min left, expected end \d\d:\d\d:00$/);
  expect(items()).toBe('600 of 1,200 items, 60 a minute');
  expect(screen.getByText(/^Expected duration/).textContent).toMatch(/ 21 min \d\d s$/);
  expect(Number(screen.getByRole('progressbar').getAttribute('max'))).toBeGreaterThan(1_250_000);
  // The 1,240 items of the previous step are only an estimate of the `total`, so the usual duration decides.
  rerender(summary({ ...map, summary: { processed: 600 } }));
  screen.getByText(/^About 4 min left/);
  screen.getByText('Usual duration 15 min 00 s');
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe('900000');
  expect(items()).toBe('600 of about 1,240 items, 60 a minute');
});

test('says that the running step has counted nothing yet, but says nothing before the first step', () => {
  const { rerender } = show(
    <RunningSummary row={run} steps={[read, step(2, 'Map media', 'inProgress')]} stepCount={null} usual={null} />,
  );
  screen.getByText('Nothing counted yet');
  rerender(<RunningSummary row={run} steps={[]} stepCount={null} usual={null} />);
  expect(screen.queryByText('Nothing counted yet')).toBeNull();
  expect(screen.queryByText(/^Step/)).toBeNull();
});

test('only a running execution has a progress bar', () => {
  const startedAt = new Date(2026, 2, 14, 9, 5).toISOString();
  const ended = { ...run, startedAt, finishedAt: new Date(2026, 2, 14, 9, 8).toISOString(), status: 'success' };
  const summary = (row: typeof run) => (
    <RunningSummary row={row} steps={[read]} stepCount={1} usual={usually(600_000)} />
  );
  const { rerender } = show(summary(run));
  screen.getByRole('progressbar');
  rerender(summary(ended));
  screen.getByText('Usual duration 10 min 00 s');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('omits the number of steps if it is unknown or too small', () => {
  const steps = [read, step(2, 'Map media', 'inProgress')];
  const { rerender } = show(<RunningSummary row={run} steps={steps} stepCount={null} usual={null} />);
  expect(screen.queryByText('Step 2, Map media')).not.toBeNull();
  rerender(<RunningSummary row={run} steps={steps} stepCount={1} usual={null} />);
  expect(screen.queryByText('Step 2, Map media')).not.toBeNull();
});

test('if a run ends while its page is open, its summary stays and says when the run ended', async () => {
  const cache = databases().cache;
  const before = executionRow(3, { instanceCode: 'alpha', status: 'warning' });
  const now = { ...run, instanceCode: 'alpha', startedAt: new Date(2026, 2, 14, 9, 5).toISOString() };
  await cache.executions.bulkPut([before, now]);
  const whole = { done: true, page: 1, seen: 2, floor: 0, total: null, top: 4, lowest: 0, bottom: 0 };
  await cache.meta.put({ key: 'fill', value: whole });
  const details = { id: 3, steps: [read, read, read, read], readAt: 1 };
  await cache.executionDetails.put(details);
  const steps = [read, step(2, 'Map media', 'inProgress')];
  const summary = (row: typeof now, shown: StepRow[]) => (
    <MemoryRouter>
      <RunSummary row={row} steps={shown} onUsualChange={() => {}} />
    </MemoryRouter>
  );
  const { rerender } = show(summary(now, steps));
  await screen.findByText('Step 2 of 4, Map media');
  const ended = { ...now, status: 'success', finishedAt: new Date(2026, 2, 14, 9, 8, 2).toISOString() };
  rerender(summary(ended, [read]));
  screen.getByText('Ended at 09:08:02 after 3 min 02 s');
  expect(screen.queryByText(/^Step/)).toBeNull();
});

test('if a run is past the median but not late, the summary shows the time by which 9 of 10 such runs end', async () => {
  const startedAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 90_000);
  const row = { ...run, startedAt: startedAt.toISOString() };
  const time = formatClock(new Date(startedAt.getTime() + 61_000));
  show(<RunningSummary row={row} steps={[read]} stepCount={1} usual={usually(60_000)} />);
  screen.getByText(`Usually done by ${time}`);
  expect(screen.queryByText('Longer than usual')).toBeNull();
  await speak('fr');
  screen.getByText(`Fin habituelle avant ${time}`);
});

test('the summary of a late run shows each duration once', async () => {
  const startedAt = new Date(Date.now() - 150_000).toISOString();
  show(<RunningSummary row={{ ...run, startedAt }} steps={[read]} stepCount={1} usual={usually(60_000)} />);
  screen.getByText('Longer than usual');
  expect(document.body.textContent?.match(/\d+ min \d+ s/g)).toHaveLength(2);
  await speak('fr');
  screen.getByText('Plus longue que d’habitude');
});
