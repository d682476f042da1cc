import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '@tests/support/component/render';
import type { Column } from './column';
import { DataTable } from './data-table';

interface Job {
  id: number;
  name: string;
}

const onStop = vi.fn<(id: number) => void>();
const rendered = vi.fn<(id: number) => void>();
const COLUMNS: Column<Job>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ id }) => {
      rendered(id);
      return (
        <>
          <button onClick={() => onStop(id)}>Stop {id}</button>
          <a href="/files/log.txt" download>
            Log {id}
          </a>
          <i>cell {id}</i>
        </>
      );
    },
  },
];
const JOBS = [3, 2, 1].map((id): Job => ({ id, name: `Job ${id}` }));
const keyOf = ({ id }: Job): number => id;
const linkOf = ({ id }: Job): string => `/jobs/${id}?from=list#top`;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const screenOf = (rows: readonly Job[] | undefined, holdStill = false) => (
  <MemoryRouter initialEntries={['/jobs']}>
    <DataTable
      label="Jobs"
      columns={COLUMNS}
      rows={rows}
      rowKey={keyOf}
      rowLink={linkOf}
      holdStill={holdStill}
      empty={<p>No jobs</p>}
    />
    <Address />
  </MemoryRouter>
);

function showTable(rows: readonly Job[] | undefined) {
  const { user, rerender } = show(screenOf(rows));
  return { user, replaceRows: (next: readonly Job[] | undefined) => rerender(screenOf(next)) };
}

const address = (): string => screen.getByRole('status').textContent;
const link = (name: string): HTMLElement => screen.getByRole('link', { name });
/** Presses a key. Returns true if the browser still handles the key. */
const press = (element: HTMLElement, key: string, more: object = {}): boolean =>
  fireEvent.keyDown(element, { key, ...more });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window, 'open').mockReturnValue(null);
});

test('a click anywhere in a row goes to its URL', async () => {
  const { user } = showTable(JOBS);
  await user.click(screen.getByText('cell 2'));
  expect(address()).toBe('/jobs/2?from=list#top');
});

test('a click on a control in a row does not open the row', async () => {
  const { user } = showTable(JOBS);
  await user.click(screen.getByRole('button', { name: 'Stop 2' }));
  expect(onStop.mock.calls).toEqual([[2]]);
  expect(address()).toBe('/jobs');
});

test('with Ctrl, Cmd or the middle button a row opens in a new tab', async () => {
  const { user } = showTable(JOBS);
  const cell = screen.getByText('cell 2');
  await user.keyboard('{Control>}');
  await user.click(cell);
  await user.keyboard('{/Control}{Meta>}');
  await user.click(cell);
  await user.keyboard('{/Meta}');
  await user.pointer({ keys: '[MouseMiddle]', target: cell });
  const opened = [`${location.origin}/jobs/2?from=list#top`, '_blank', 'noopener'];
  expect(vi.mocked(window.open).mock.calls).toEqual([opened, opened, opened]);
  expect(address()).toBe('/jobs');
});

test('selecting text of a row does not open the row', async () => {
  const { user } = showTable(JOBS);
  getSelection()?.selectAllChildren(screen.getByText('cell 2'));
  fireEvent.click(screen.getByText('cell 2'));
  expect(address()).toBe('/jobs');
  getSelection()?.removeAllRanges();
  await user.click(screen.getByText('cell 2'));
  expect(address()).toBe('/jobs/2?from=list#top');
});

test('the browser handles a link to a file', () => {
  showTable(JOBS);
  const file = link('Log 2');
  file.addEventListener('click', (event) => {
    // A real browser would now download the file.
    expect(event.defaultPrevented).toBe(false);
  });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(file);
  expect(address()).toBe('/jobs');
});

test('arrow keys move between rows and stop at the ends', () => {
  showTable(JOBS);
  link('Job 3').focus();
  expect(press(link('Job 3'), 'ArrowUp')).toBe(true);
  expect(press(link('Job 3'), 'ArrowDown')).toBe(false);
  expect(document.activeElement).toBe(link('Job 2'));
  expect(press(link('Job 2'), 'ArrowDown', { metaKey: true })).toBe(true);
  expect(press(link('Job 2'), 'ArrowDown')).toBe(false);
  expect(press(link('Job 1'), 'ArrowDown')).toBe(true);
  expect(document.activeElement).toBe(link('Job 1'));
  expect(press(screen.getByRole('button', { name: 'Stop 2' }), 'ArrowDown')).toBe(true);
});

test('arrow keys move between the links and buttons of a row, and back to the rows', () => {
  showTable(JOBS);
  link('Job 3').focus();
  expect(press(link('Job 3'), 'ArrowLeft')).toBe(true);
  expect(press(link('Job 3'), 'ArrowRight')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop 3' }));
  expect(press(screen.getByRole('button', { name: 'Stop 3' }), 'ArrowRight')).toBe(false);
  expect(document.activeElement).toBe(link('Log 3'));
  expect(press(link('Log 3'), 'ArrowRight')).toBe(true);
  expect(press(link('Log 3'), 'ArrowDown')).toBe(false);
  expect(document.activeElement).toBe(link('Job 2'));
});

test('a table whose rows can be opened has a description of its keys', () => {
  showTable(JOBS);
  expect(screen.getByRole('table').getAttribute('aria-description')).toMatch(/^Up and down arrow keys/);
});

test('rows that are added, removed and changed do not move the focus', () => {
  const { replaceRows } = showTable(JOBS);
  link('Job 2').focus();
  replaceRows([4, 3, 2, 1].map((id) => ({ id, name: `Job ${id}` })));
  expect(document.activeElement).toBe(link('Job 2'));
  replaceRows([
    { id: 2, name: 'Renamed' },
    { id: 1, name: 'Job 1' },
  ]);
  expect(document.activeElement).toBe(link('Renamed'));
});

test('with `holdStill`, a new row moves no element, but the focus stays with its row', () => {
  const { rerender } = show(screenOf(JOBS, true));
  const replaceRows = (...ids: number[]): void =>
    rerender(
      screenOf(
        ids.map((id) => ({ id, name: `Job ${id}` })),
        true,
      ),
    );
  const places = screen.getAllByRole('row').slice(1);
  replaceRows(4, 3, 2);
  expect(screen.getAllByRole('row').slice(1)).toEqual(places);
  expect(places.map((place) => within(place).getByRole('link', { name: /Job/ }).textContent)).toEqual([
    'Job 4',
    'Job 3',
    'Job 2',
  ]);
  act(() => link('Job 3').focus());
  replaceRows(5, 4, 3);
  expect(document.activeElement).toBe(link('Job 3'));
});

test('only rows whose data changed are rendered again', () => {
  const { replaceRows } = showTable(JOBS);
  rendered.mockClear();
  replaceRows(JOBS.map((job) => ({ ...job })));
  expect(rendered).not.toHaveBeenCalled();
  replaceRows(JOBS.map((job) => (job.id === 2 ? { ...job, name: 'Renamed' } : { ...job })));
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set([2]));
});

test('is busy while loading, says when there are no rows, and opens rows that arrive later', async () => {
  const { user, replaceRows } = showTable(undefined);
  expect(screen.getByRole('table', { name: 'Jobs' }).ariaBusy).toBe('true');
  replaceRows([]);
  screen.getByText('No jobs');
  replaceRows(JOBS);
  expect(within(screen.getByRole('table', { name: 'Jobs' })).getAllByRole('row')).toHaveLength(4);
  await user.click(screen.getByText('cell 1'));
  expect(address()).toBe('/jobs/1?from=list#top');
});
