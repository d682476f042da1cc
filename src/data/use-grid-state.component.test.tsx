import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { useGridState } from './use-grid-state';

const FILTERS = ['status', 'code'];

function List() {
  const { page, filters, setPage, setFilter, clearFilters, sort, setSort } = useGridState('jobs', FILTERS);
  return (
    <>
      <output>{JSON.stringify({ page, ...filters, ...(sort !== null && { sort }) })}</output>
      <button onClick={() => setPage(page + 1)}>Next page</button>
      <button onClick={() => setFilter('status', ['error', 'warning'])}>Only failures</button>
      <button onClick={() => setFilter('code', [])}>Any code</button>
      <button onClick={clearFilters}>Clear filters</button>
      <button onClick={() => setSort('code')}>Sort by code</button>
      <button onClick={() => setSort(null)}>Usual order</button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
}

const showList = (address: string) =>
  showAt(address, [
    { path: '/jobs', element: <List /> },
    { path: '/elsewhere', element: <Link to="/jobs">To the list</Link> },
  ]);
const state = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const goBack = (): void => act(() => history.back());

beforeEach(() => signIn());

test('the address contains page and filters, and setting a filter returns to page 1', async () => {
  const { user, address } = showList('/jobs?page=3&code=shop-1&other=x');
  expect(state()).toEqual({ page: 3, code: ['shop-1'] });
  await user.click(button('Next page'));
  expect(address()).toBe('/jobs?page=4&code=shop-1');
  await user.click(button('Only failures'));
  expect(state()).toEqual({ page: 1, code: ['shop-1'], status: ['error', 'warning'] });
  expect(address()).toBe('/jobs?code=shop-1&status=error&status=warning');
  await user.click(button('Any code'));
  expect(state()).toEqual({ page: 1, status: ['error', 'warning'] });
});

test('changing the order returns to page 1, and clearing the filters keeps the order', async () => {
  const { user, address } = showList('/jobs?page=3&code=shop-1');
  await user.click(button('Sort by code'));
  expect(address()).toBe('/jobs?code=shop-1&sort=code');
  await user.click(button('Clear filters'));
  expect(state()).toEqual({ page: 1, sort: 'code' });
  await user.click(button('Usual order'));
  expect(state()).toEqual({ page: 1 });
});

test.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'page=', 'code=&page=1e9999'])('%s is page 1', (query) => {
  showList(`/jobs?${query}`);
  expect(state()).toEqual({ page: 1 });
});

test('a new visit restores the list', async () => {
  const { user, address } = showList('/jobs');
  await user.click(button('Only failures'));
  await user.click(button('Next page'));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(screen.getByRole('link', { name: 'To the list' }));
  expect(state()).toEqual({ page: 2, status: ['error', 'warning'] });
  await waitFor(() => expect(address()).toBe('/jobs?page=2&status=error&status=warning'));
  goBack();
  await waitFor(() => expect(address()).toBe('/elsewhere'));
});

test('an address with parameters overrides the remembered state', async () => {
  const { user, unmount } = showList('/jobs');
  await user.click(button('Only failures'));
  unmount();
  showList('/jobs?code=shop-1');
  expect(state()).toEqual({ page: 1, code: ['shop-1'] });
});

test('Back after the first filter shows the list without the filter, although the filter is remembered', async () => {
  const { user, address } = showList('/jobs');
  await user.click(button('Only failures'));
  goBack();
  await waitFor(() => expect(state()).toEqual({ page: 1 }));
  expect(address()).toBe('/jobs?page=1');
});

test('cleared filters are forgotten', async () => {
  const { user, unmount } = showList('/jobs');
  await user.click(button('Only failures'));
  await user.click(button('Next page'));
  await user.click(button('Clear filters'));
  expect(state()).toEqual({ page: 1 });
  unmount();
  showList('/jobs');
  expect(state()).toEqual({ page: 1 });
});

test('a choice is shown before the loader of the route has ended, and later choices build on it', async () => {
  const loaders: (() => void)[] = [];
  const loader = () => new Promise<null>((done) => loaders.push(() => done(null)));
  const finish = (): void => act(() => loaders.forEach((end) => end()));
  const { user, address } = showAt('/jobs', [{ path: '/jobs', loader, element: <List /> }]);
  finish();
  await user.click(await screen.findByRole('button', { name: 'Only failures' }));
  expect(state()).toEqual({ page: 1, status: ['error', 'warning'] });
  await user.click(button('Sort by code'));
  await user.click(button('Next page'));
  expect(address()).toBe('/jobs?page=1');
  finish();
  await waitFor(() => expect(address()).toBe('/jobs?page=2&status=error&status=warning&sort=code'));
  goBack();
  await waitFor(() => {
    finish();
    expect(state()).toEqual({ page: 1 });
  });
  expect(address()).toBe('/jobs?page=1');
});

test('the state of a list is remembered separately for each person', async () => {
  const { user, unmount } = showList('/jobs');
  await user.click(button('Only failures'));
  unmount();
  signIn({ id: 8, email: 'grace@acme.test' });
  showList('/jobs');
  expect(state()).toEqual({ page: 1 });
});
