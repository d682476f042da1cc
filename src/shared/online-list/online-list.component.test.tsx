import { screen, waitFor, within } from '@testing-library/react';
import { CircleUser } from 'lucide-react';
import { beforeEach, expect, test } from 'vitest';
import type { OnlinePage } from '@/data/online/online-call';
import { onlineLoader } from '@/data/online/online-loader';
import { useLoaded } from '@/data/online/use-loaded';
import { readGridState, useGridState } from '@/data/use-grid-state';
import { transportProblem, type Outcome } from '@/domain/problem';
import type { Column } from '@/ui/table/column';
import { showAt } from '@tests/support/component/render';
import { noAnswer, pending, refusal, setConnection } from '@tests/support/component/world';
import { OnlineList } from './online-list';

const FILTERS = ['name'];
const COLUMNS: Column<string>[] = [{ key: 'name', header: 'Name', cell: (name) => name }];
const EMPTY = { icon: CircleUser, title: 'No users yet' };

function Users() {
  const grid = useGridState('users', FILTERS);
  const loaded = useLoaded<OnlinePage<string>>();
  return (
    <>
      <button onClick={loaded.retry}>Read again</button>
      <OnlineList
        label="Users"
        loaded={loaded}
        grid={grid}
        filters={<button onClick={() => grid.setFilter('name', ['ada'])}>Only Ada</button>}
        columns={COLUMNS}
        rowKey={(name) => name}
        rowLink={(name) => `/users/${name}`}
        empty={EMPTY}
      />
    </>
  );
}

type Answer = Outcome<OnlinePage<string>>;
const rows = (items: string[], more: Partial<OnlinePage<string>> = {}): Answer => ({
  ok: true,
  value: { items, total: items.length, hasUncounted: false, ignoredFilters: false, ...more },
});

/** The queries that were requested, and the response to each. */
let queries: string[];
let answer: (query: string) => Answer | Promise<Answer>;

function showUsers(address = '/users') {
  const loader = onlineLoader(async ({ request }): Promise<Answer> => {
    const { page, filters } = readGridState(request, 'users', FILTERS);
    const query = `page ${page} ${filters['name']?.join() ?? ''}`.trim();
    queries.push(query);
    return answer(query);
  });
  return showAt(address, [{ path: '/users', element: <Users />, loader }]);
}

const names = (): string[] =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const row = (name: string) => screen.findByRole('link', { name });

beforeEach(() => {
  queries = [];
});

test('shows the table head at once, then the rows', async () => {
  const { promise, answer: reply } = pending<Answer>();
  answer = () => promise;
  showUsers();
  expect((await screen.findByRole('table', { name: 'Users' })).ariaBusy).toBe('true');
  screen.getByRole('columnheader', { name: 'Name' });
  await reply(rows(['ada', 'grace']));
  expect(names()).toEqual(['ada', 'grace']);
});

test('the rows of a page stay until the next page has loaded', async () => {
  const { promise, answer: reply } = pending<Answer>();
  answer = (query) => (query === 'page 1' ? rows(['ada'], { total: 60 }) : promise);
  const { user } = showUsers();
  await row('ada');
  const above = within(screen.getByRole('navigation', { name: 'Pages, above the list' }));
  await user.click(above.getByRole('button', { name: '2' }));
  await waitFor(() => expect(queries).toEqual(['page 1', 'page 2']));
  expect(names()).toEqual(['ada']);
  await reply(rows(['grace'], { total: 60 }));
  expect(names()).toEqual(['grace']);
});

test('a late response for a previous page is not shown', async () => {
  const first = pending<Answer>();
  const second = pending<Answer>();
  answer = (query) =>
    query === 'page 2' ? first.promise : query === 'page 3' ? second.promise : rows(['ada'], { total: 90 });
  const { user } = showUsers();
  await row('ada');
  const below = within(screen.getByRole('navigation', { name: 'Pages, below the list' }));
  await user.click(below.getByRole('button', { name: '2' }));
  await user.click(below.getByRole('button', { name: '3' }));
  await waitFor(() => expect(queries).toEqual(['page 1', 'page 2', 'page 3']));
  await second.answer(rows(['barbara'], { total: 90 }));
  expect(names()).toEqual(['barbara']);
  await first.answer(rows(['grace'], { total: 90 }));
  expect(names()).toEqual(['barbara']);
});

test('an empty list says so, and a list without a match offers to clear the filters', async () => {
  answer = (query) => rows([], { total: query === 'page 9' ? 40 : 0 });
  const { user } = showUsers();
  await screen.findByText('No users yet');
  await user.click(screen.getByRole('button', { name: 'Only Ada' }));
  const nothing = await screen.findByText('Nothing matches these filters');
  const place = within(nothing.parentElement as HTMLElement);
  await user.click(place.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('No users yet');
  expect(queries).toEqual(['page 1', 'page 1 ada', 'page 1']);
});

test('a page past the end leads to the first page', async () => {
  answer = (query) => (query === 'page 1' ? rows(['ada'], { total: 40 }) : rows([], { total: 40 }));
  const { user } = showUsers('/users?page=9');
  const end = await screen.findByText('There is nothing on this page');
  await user.click(within(end.parentElement as HTMLElement).getByRole('button', { name: 'First page' }));
  await row('ada');
  expect(queries).toEqual(['page 9', 'page 1']);
});

test('if the server does not count the rows, the next page is still offered', async () => {
  answer = (query) => (query === 'page 1' ? rows(['ada'], { total: 30, hasUncounted: true }) : rows(['bob']));
  const { user } = showUsers();
  await row('ada');
  const above = within(screen.getByRole('navigation', { name: 'Pages, above the list' }));
  above.getByText('1 to 30');
  await user.click(above.getByRole('button', { name: '2' }));
  await row('bob');
  expect(queries).toEqual(['page 1', 'page 2']);
});

test('a filter that the server ignored is reported', async () => {
  answer = () => rows(['ada'], { ignoredFilters: true });
  showUsers('/users?name=ada');
  await row('ada');
  expect(screen.getByText(/^The server did not apply the filter\./).textContent).toContain('the matches on this page');
});

test('without a response, the list offers a retry, and reads again when the connection is back', async () => {
  answer = () => noAnswer;
  const { user } = showUsers();
  await screen.findByText('This needs a connection');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(queries).toHaveLength(2));
  await screen.findByText('This needs a connection');
  setConnection('failing');
  answer = () => rows(['ada']);
  setConnection('live');
  await row('ada');
  expect(queries).toHaveLength(3);
});

test('rows that cannot be refreshed stay, with the time at which they were read', async () => {
  const { promise, answer: reply } = pending<Answer>();
  answer = () => (queries.length === 1 ? rows(['ada']) : promise);
  const { user } = showUsers();
  await row('ada');
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(queries).toHaveLength(2));
  await reply(refusal(500));
  screen.getByText(/^Showing data from \d\d:\d\d; it can’t be refreshed right now\.$/);
  expect(names()).toEqual(['ada']);
});

test('offline, the rows are shown with the time at which they were read', async () => {
  answer = () => rows(['ada']);
  const { user } = showUsers();
  await row('ada');
  setConnection('failing');
  await screen.findByText(/^Showing data from \d\d:\d\d;/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(queries).toHaveLength(2));
  setConnection('live');
  expect(screen.queryByText(/^Showing data from/)).toBeNull();
});

test('a page that fails to load does not show the rows of the previous page', async () => {
  answer = (query) => (query === 'page 1' ? rows(['ada'], { total: 60 }) : refusal(500));
  const { user } = showUsers();
  await row('ada');
  const above = within(screen.getByRole('navigation', { name: 'Pages, above the list' }));
  await user.click(above.getByRole('button', { name: '2' }));
  await screen.findByText('The server answers with an error (HTTP 500)');
  expect(screen.queryByRole('link', { name: 'ada' })).toBeNull();
});

test('a refused request is not retried', async () => {
  answer = () => refusal(403);
  showUsers();
  await screen.findByText('You are not allowed to access this page');
  screen.getByRole('link', { name: 'Go to the dashboard' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a response that is not from the API is reported', async () => {
  answer = () => ({ ok: false, problem: transportProblem('invalid-answer', 200) });
  showUsers();
  expect((await screen.findByRole('alert')).textContent).toContain('HTTP 200');
});
