import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CalendarDays } from 'lucide-react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useGridState } from '@/data/use-grid-state';
import { changeSavedViews, useSavedViews } from '@/data/views/saved-views';
import { ALL_VIEW, type SavedView } from '@/domain/views/view';
import { dialogClosed, dialogOpened, showAt, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { ViewBar } from './view-bar';

const FILTERS = ['status'];
const BUILT_IN = [
  { ...ALL_VIEW, label: 'All' },
  { id: 'failed', state: { ...ALL_VIEW.state, filters: { status: ['error'] } }, label: 'Failed' },
];
const COUNTS = new Map([
  ['all', { count: 1_234, mayHaveMore: false }],
  ['failed', { count: 27, mayHaveMore: true }],
  ['foreign', { count: 8, mayHaveMore: false }],
]);
const TOOLS = [
  {
    key: 'period',
    label: 'Period',
    note: 'Today',
    icon: CalendarDays,
    render: (close: () => void) => <button onClick={close}>Any time</button>,
  },
];
const own = (id: string, name: string): SavedView => ({
  id,
  name,
  state: { ...ALL_VIEW.state, filters: { status: ['warning'] } },
});

function List() {
  const grid = useGridState('jobs', FILTERS);
  return (
    <>
      <button onClick={() => grid.setFilter('status', ['stopped'])}>Only stopped</button>
      <button onClick={() => grid.setColumns(['id'])}>Fewer columns</button>
      <input aria-label="Search" />
      <ViewBar
        list="jobs"
        grid={grid}
        builtIn={BUILT_IN}
        saved={useSavedViews('jobs')}
        counts={COUNTS}
        kept={[{ label: 'Status', text: 'Stopped' }]}
        tools={TOOLS}
        readKey={({ key, target }) => (target instanceof HTMLInputElement ? null : key)}
      />
    </>
  );
}

const showList = (query = '') => showAt(`/jobs${query}`, [{ path: '/jobs', element: <List /> }]);
const names = (): (string | null)[] => screen.getAllByRole('link').map(({ textContent }) => textContent.trim());
const shown = (): string | undefined => document.querySelector('[aria-current]')?.textContent.trim();
/** Opens the menu of a view, and types the beginning of an item. */
async function chooseInMenu(user: UserEvent, item: string, view = 'Warnings'): Promise<void> {
  await user.click(button(`Menu of the view ${view}`));
  const menu = await screen.findByRole('menu');
  await vi.waitFor(() => expect(document.activeElement).toBe(menu));
  await user.keyboard(item.slice(0, 1));
  await vi.waitFor(() =>
    expect(screen.getByRole('menuitem', { name: item }).hasAttribute('data-highlighted')).toBe(true),
  );
  await user.keyboard('{Enter}');
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Makes the window as narrow as a phone, or wide. */
function setPhone(matches: boolean): void {
  const query = Object.assign(new EventTarget(), { matches });
  Object.assign(globalThis, { matchMedia: () => query });
}

beforeEach(() => {
  const { matchMedia } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { matchMedia }));
  setPhone(false);
  signIn();
  changeSavedViews('jobs', () => [own('a', 'Warnings'), own('b', 'More')]);
});

test('views have counts and number keys; a count that may be higher has a plus', async () => {
  const { user, address } = showList();
  expect(names()).toEqual(['All 1,234', 'Failed 27+', 'Warnings', 'More']);
  expect(shown()).toBe('All 1,234');
  await user.keyboard('2');
  expect([shown(), address()]).toEqual(['Failed 27+', '/jobs?view=failed&status=error']);
  await user.keyboard('39');
  expect([shown(), address()]).toEqual(['Warnings', '/jobs?view=a%3AWarnings&status=warning']);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), '1');
  expect(shown()).toBe('Warnings');
});

test('arrow keys move the focus in the row; with Alt, they move a saved view', async () => {
  const { user } = showList();
  await user.click(screen.getByRole('link', { name: 'Warnings' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('More');
  await user.keyboard('{ArrowLeft}{Alt>}{ArrowRight}{/Alt}');
  expect(names().slice(2)).toEqual(['More', 'Warnings']);
});

test('a change of a saved view is saved or undone', async () => {
  const { user, address } = showList('?view=a:Warnings&status=warning');
  await user.click(button('Only stopped'));
  await user.click(button('Fewer columns'));
  screen.getByText('2 changes, not saved');
  expect(shown()).toMatch(/^Warnings\s+changed$/);
  await user.click(button('Undo'));
  expect(address()).toBe('/jobs?view=a%3AWarnings&status=warning');
  await user.click(button('Only stopped'));
  screen.getByText('1 change, not saved');
  await user.keyboard('{Control>}s{/Control}');
  expect(screen.queryByText(/not saved/)).toBeNull();
  expect(JSON.stringify(localStorage)).toContain('stopped');
});

test('a change of a built-in view is saved as a new view, whose name is checked', async () => {
  const { user, address } = showList('?view=failed&status=error');
  await user.click(button('Only stopped'));
  await user.click(button('Save'));
  const dialog = within(await dialogOpened('dialog', 'Save view'));
  expect(dialog.getByRole('definition').textContent).toBe('Stopped');
  await user.keyboard('{Enter}');
  dialog.getByText('Enter a name.');
  await user.keyboard('warnings{Enter}');
  dialog.getByText('You already have a view with this name.');
  await user.keyboard(' of jobs {Enter}');
  await dialogClosed();
  expect(shown()).toBe('warnings of jobs');
  expect(address()).toMatch(/^\/jobs\?view=[\w-]{8}%3Awarnings\+of\+jobs&status=stopped$/);
  expect(names()).toEqual(['All 1,234', 'Failed 27+', 'Warnings', 'More', 'warnings of jobs']);
});

test('a view is renamed, and its address has the new name', async () => {
  const { user, address } = showList('?view=a:Warnings&status=warning');
  await chooseInMenu(user, 'Rename…');
  await dialogOpened('dialog', 'Rename view');
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('Alarms{Enter}');
  await dialogClosed();
  expect([shown(), address()]).toEqual(['Alarms', '/jobs?view=a%3AAlarms&status=warning']);
});

test('a deleted view comes back with Ctrl+Z', async () => {
  const { user } = showList('?view=a:Warnings&status=warning');
  await chooseInMenu(user, 'Delete view');
  await vi.waitFor(() => expect(names().slice(2)).toEqual(['More']));
  await user.keyboard('{Control>}z{/Control}');
  await vi.waitFor(() => expect(names().slice(2)).toEqual(['Warnings', 'More']));
});

test('if a view from a link has no visible name, "Keep it" asks for a name', async () => {
  const { user } = showList('?view=zz:%20&status=error');
  await user.click(button('Keep it'));
  expect(await dialogOpened('dialog', 'Save view')).toBeDefined();
});

test('a view from a link is saved under another name if its name is taken', async () => {
  const { user } = showList('?view=zz:warnings&status=error');
  expect(shown()).toBe('warnings 8');
  screen.getByText('Opened by its address. Not in your views.');
  await user.click(button('Keep it'));
  await dialogOpened('dialog', 'Save view');
  await user.keyboard('warnings 2{Enter}');
  await dialogClosed();
  expect(shown()).toBe('warnings 2');
  expect(screen.queryByText(/Opened by its address/)).toBeNull();
});

test('the copied address contains the changes that are not saved', async () => {
  const { user } = showList('?view=a:Warnings&status=warning&page=3');
  await user.click(button('Only stopped'));
  await chooseInMenu(user, 'Copy address');
  await vi.waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/jobs?view=a%3AWarnings&status=stopped`),
  );
});

test('the copied address of the view "All" has a parameter, so it restores no remembered filters', async () => {
  const { user } = showList();
  await chooseInMenu(user, 'Copy address', 'All');
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${location.origin}/jobs?page=1`));
});

test('on a phone the menu of the view has the tools of the list too', async () => {
  const wide = showList('?view=a%3AWarnings&status=warning');
  await wide.user.click(button('Menu of the view Warnings'));
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Period Today' })).toBeNull();
  wide.unmount();
  setPhone(true);
  const { user } = showList('?view=a%3AWarnings&status=warning');
  await chooseInMenu(user, 'Period Today');
  await dialogOpened('dialog', 'Period');
  await user.click(screen.getByRole('button', { name: 'Any time' }));
  await dialogClosed();
});

test('the row of views is in French', async () => {
  const { user } = showList();
  await speak('fr');
  await user.click(button('Only stopped'));
  screen.getByText('1 modification non enregistrée');
  expect(screen.getByRole('navigation', { name: 'Vues' })).toBeDefined();
});
