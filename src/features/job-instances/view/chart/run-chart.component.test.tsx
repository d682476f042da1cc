import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import type { HistoryEntry } from '@/domain/instance';
import { stripOf } from '@/domain/runs/charts/strip';
import { usualItems } from '@/domain/runs/figures/item-shortfall';
import { usualDuration } from '@/domain/runs/figures/usual-duration';
import { showAt, speak } from '@tests/support/component/render';
import { RunChart } from './run-chart';
import { RunTable } from './run-table';
import { executionRow } from '@tests/support/execution-row';
import { historyEntry } from '@tests/support/history-entry';

const START = new Date(2026, 10, 20, 3, 30).getTime();
const DAY_MS = 86_400_000;

/** A nightly run, `ago` nights before 20/11/2026. */
const run = (ago: number, minutes: number, status = 'success'): ExecutionRow => {
  const start = START - ago * DAY_MS;
  return executionRow(100 - ago, {
    status,
    createdAt: new Date(start).toISOString(),
    startedAt: new Date(start).toISOString(),
    finishedAt: new Date(start + minutes * 60_000).toISOString(),
    type: 'delta',
    errorMessage: status === 'error' ? 'The token has been revoked.' : null,
  });
};
const RUNS = [run(0, 2, 'error'), run(1, 30), ...[2, 3, 4, 5, 6].map((ago) => run(ago, 10))];

const version = (number: number, ago: number, property: string): HistoryEntry =>
  historyEntry(number, {
    username: 'user@acme.test',
    loggedAt: new Date(START - ago * DAY_MS + 3_600_000).toISOString(),
    changeSet: { [property]: { old: 1, new: 2 } },
  });
const HISTORY = {
  code: 'alpha',
  entries: [version(3, 1, 'configuration'), version(2, 30, 'label')],
  hasMore: false,
  readAt: 0,
};

const { marks } = stripOf(RUNS, 50);
const usual = usualDuration(RUNS, 'delta');
const showChart = (configurationHistory: typeof HISTORY | null = HISTORY) =>
  showAt('/view', [
    {
      path: '/view',
      element: (
        <RunChart
          marks={marks}
          usual={usual}
          itemRange={null}
          configurationHistory={configurationHistory}
          historyProblem={null}
          code="alpha"
          job="dummy"
          counters={[]}
        />
      ),
    },
    { path: '*', element: <p>elsewhere</p> },
  ]);
const chart = (): HTMLElement => screen.getByRole('slider');
const reading = (): string | null => chart().getAttribute('aria-valuetext');

beforeEach(() => {
  class NoObserver {
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', NoObserver);
});

test('describes the newest run: outcome, time, duration, usual duration, reason, version', () => {
  showChart();
  expect(chart().getAttribute('aria-label')).toBe('Last 7 runs: 6 success and 1 error');
  expect(reading()).toBe(
    'Error, execution 100, 20/11/2026 03:30:00, 2 min 00 s, usually 10 min 00 s, The token has been revoked, version 3',
  );
});

test('arrow keys select other runs, an unusual duration is mentioned, Enter opens the run', async () => {
  const { user, address } = showChart();
  await user.tab();
  // The browser's own shortcuts keep their keys.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(reading()).toMatch(/^Error, execution 100,/);
  await user.keyboard('{ArrowLeft}');
  expect(reading()).toBe(
    'Success, execution 99, 19/11/2026 03:30:00, 30 min 00 s, unusually long, usually 10 min 00 s, version 2',
  );
  await user.keyboard('{Enter}');
  expect(address()).toBe('/job_execution/99');
});

/** The centre of the first of seven runs, which are 80 px apart and end 8 px from the right edge. */
const FIRST_BAR = { clientX: 1318 - 8 - 7 * 80 + 40 };

test('a click on a bar opens its run; a click beside the bars opens nothing', () => {
  const { address } = showChart();
  chart().getBoundingClientRect = () => new DOMRect(0, 0, 1318, 210);
  fireEvent.click(chart(), { clientX: 8 });
  expect(address()).toBe('/view');
  fireEvent.pointerMove(chart(), FIRST_BAR);
  fireEvent.click(chart(), FIRST_BAR);
  expect(address()).toBe('/job_execution/94');
});

test('a tap on a bar opens its run, although the finger has left the chart', () => {
  const { address } = showChart();
  chart().getBoundingClientRect = () => new DOMRect(0, 0, 1318, 210);
  fireEvent.pointerDown(chart(), FIRST_BAR);
  fireEvent.pointerUp(chart(), FIRST_BAR);
  fireEvent.pointerLeave(chart());
  fireEvent.click(chart(), FIRST_BAR);
  expect(address()).toBe('/job_execution/94');
});

test('a flag marks each change of the configuration and links to the history', () => {
  showChart();
  const flags = within(screen.getByRole('group', { name: 'Changes of the configuration' })).getAllByRole('link');
  expect(flags).toHaveLength(1);
  expect(flags[0]?.getAttribute('aria-label')).toBe('3, version of 19/11/2026 04:30:00: Configuration');
  expect(flags[0]?.getAttribute('href')).toBe('/job_instance/alpha/edit?tab=history&a=2&b=3');
});

test('a text beside the number of a flag and a tooltip say which fields changed, in both languages', async () => {
  const before = { shop_connection: 1, keyword: 'a', own: 1, batch: 1, delta: 1 };
  const changed = (after: object): HistoryEntry => ({
    ...version(3, 1, 'configuration'),
    changeSet: { configuration: { old: JSON.stringify(before), new: JSON.stringify({ ...before, ...after }) } },
  });
  const group = (): HTMLElement => screen.getByRole('group', { name: 'Changes of the configuration' });
  showChart({ ...HISTORY, entries: [changed({ shop_connection: 2, keyword: 'b' })] });
  const what = '3, version of 19/11/2026 04:30:00: Shop connection, Keyword';
  expect(within(group()).getByRole('link', { name: what }).dataset['tooltip']).toBe(what);
  const text = within(group()).getByText('Shop connection, Keyword', { selector: 'text' });
  // There is no room to the right of the flag.
  expect(text.getAttribute('text-anchor')).toBe('end');
  cleanup();
  showChart({ ...HISTORY, entries: [changed({ shop_connection: 2, keyword: 'b', own: 2, batch: 2, delta: 2 })] });
  expect(within(group()).getByRole('link').getAttribute('aria-label')).toMatch(
    /: Shop connection, Keyword, .*, 2 more$/,
  );
  await speak('fr');
  expect(screen.getByRole('link', { name: /^3, version / }).getAttribute('aria-label')).toMatch(/, 2 autres$/);
});

test('says that the history is not on this device, in both languages', async () => {
  showChart(null);
  expect(screen.queryByText(/^Changes of the configuration are not on this device yet/)).not.toBeNull();
  await speak('fr');
  expect(
    screen.queryByText(/^Les modifications de la configuration ne sont pas encore sur cet appareil/),
  ).not.toBeNull();
});

test('says that older versions are not on this device', () => {
  showChart({ ...HISTORY, entries: [version(3, 1, 'configuration')], hasMore: true });
  expect(screen.queryByText('Older changes of the configuration are not on this device.')).not.toBeNull();
});

test('the items of the runs are below their durations, with a ring for nothing and a question mark for unknown', () => {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((ago) => run(ago, 10));
  const items = new Map(
    rows.flatMap(({ id }, index) =>
      index === 3 ? [] : [[id, { count: index === 0 ? 0 : 400 + index, measure: 'Write', counters: [] }] as const],
    ),
  );
  const shown = stripOf(rows, 50, { items });
  const range = usualItems(rows, items);
  expect(range?.median).toBe(404.5);
  const chartOf = (all: typeof marks) => (
    <RunChart
      marks={all}
      usual={null}
      itemRange={range}
      configurationHistory={HISTORY}
      historyProblem={null}
      code="alpha"
      job="dummy"
      counters={[{ step: 'Write', counter: 'created' }]}
    />
  );
  showAt('/view', [{ path: '/view', element: chartOf(shown.marks) }]);
  expect(screen.queryByText('Items processed')).not.toBeNull();
  expect(screen.queryByText('created of “Write”')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'What counts…' })).not.toBeNull();
  expect(screen.getAllByText('?')).toHaveLength(1);
  expect(screen.queryByText(/^Runs with a ring processed less than a tenth/)).not.toBeNull();
  expect(reading()).toMatch(/Worked, but processed nothing \(usually about 400\)/);
  cleanup();
  showChart();
  expect(screen.queryByText('Items processed')).toBeNull();
  expect(screen.queryByText(/^Runs with a ring/)).toBeNull();
});

test('the table lists the same runs, newest first', () => {
  showAt('/view', [
    { path: '/view', element: <RunTable marks={marks} usual={usual} configurationHistory={HISTORY} /> },
  ]);
  const rows = within(screen.getByRole('table', { name: 'Duration and outcome' })).getAllByRole('row');
  const texts = rows.map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(texts[1]).toEqual([
    '100',
    'Error',
    '20/11/2026 03:30:00',
    '2 min 00 s',
    '–',
    '',
    '3',
    'The token has been revoked.',
  ]);
  expect(texts[2]).toEqual(['99', 'Success', '19/11/2026 03:30:00', '30 min 00 s', '–', 'unusually long', '2', '']);
  expect(rows).toHaveLength(8);
});
