import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LogSearchResult } from '@/data/run-details/log-reader';
import { parseLog } from '@/domain/log/parse-log';
import { searchLog, searchPattern } from '@/domain/log/search-log';
import { fakeClock, showAt, speak } from '@tests/support/component/render';
import { LogViewer } from './log-viewer';

const LINE_PX = 20;
const SEEN_LINES = 10;
const NONE = { lines: new Uint32Array(), from: new Uint32Array(), to: new Uint32Array(), isComplete: true };

/** Every tenth line is an error, the others are "INFO: item …"; items are numbered from 1. Line 7 has a secret. */
const textOf = (lines: number): string =>
  Array.from({ length: lines }, (_, at) =>
    at % 10 === 9 ? `ERROR: item ${at + 1} failed` : `INFO: item ${at + 1}${at === 6 ? ' {"password":"hunter2"}' : ''}`,
  ).join('\n');

// Simulates the layout that jsdom lacks: ten lines are visible.
beforeEach(() => {
  const height = SEEN_LINES * LINE_PX;
  for (const name of ['offsetHeight', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return parseFloat(within(this).queryByRole('list')?.style.height ?? '0');
  });
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === 'object') setTop(this, to.top ?? 0);
  };
});

/** Scrolls an element and fires the scroll event later, like a browser. */
function setTop(element: HTMLElement, top: number): void {
  element.scrollTop = Math.max(0, Math.min(top, element.scrollHeight - element.clientHeight));
  setTimeout(() => fireEvent.scroll(element));
}

async function scrollTo(top: number): Promise<void> {
  setTop(lines(), top);
  await settled();
}

/** Waits until the scroll events have fired. */
const settled = (): Promise<void> => fakeClock.pass(0);

/** A viewer of a log that begins with `head`, followed by 100 lines. Each click on "Grow" adds 5 lines. */
function Viewer({ grows, head }: { grows: boolean; head: string }) {
  const [count, setCount] = useState(100);
  const text = head + textOf(count);
  const [open, setOpen] = useState({ text, log: parseLog(text) });
  if (open.text !== text) setOpen({ text, log: parseLog(text) });
  const [search] = useState(() => async (query: string): Promise<LogSearchResult> => {
    const pattern = searchPattern(query);
    return { state: 'found', hits: pattern === null ? NONE : searchLog(text, parseLog(text), pattern) };
  });
  return (
    <>
      <LogViewer id={7} title="Shop" open={open} search={search} steps={[]} grows={grows} stepId={null} />
      <button onClick={() => setCount(count + 5)}>Grow</button>
    </>
  );
}

async function showViewer(grows = false, hash = '', head = '') {
  fakeClock.start();
  const { user } = showAt(`/log${hash}`, [{ path: '/log', element: <Viewer grows={grows} head={head} /> }]);
  await settled();
  const press = async (name: string): Promise<void> => {
    await user.click(button(name));
    await settled();
  };
  return { user, press };
}

const lines = (): HTMLElement => screen.getByRole('group', { name: 'Lines of the log' });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const hits = (): string | null => within(screen.getByRole('search')).getByRole('status').textContent;
/** The number of the first line in view, one-based. */
const topLine = (): number => Math.floor(lines().scrollTop / LINE_PX) + 1;
const isAtEnd = (): boolean => lines().scrollTop === lines().scrollHeight - lines().clientHeight;
const isFollowing = (): string | null => button('Follow new lines').getAttribute('aria-pressed');

test('a search counts its matches and wraps around at both ends', async () => {
  const { user, press } = await showViewer();
  await user.type(screen.getByRole('textbox', { name: 'Search the log' }), 'FAILED');
  expect(hits()).toBe('Searching…');
  await fakeClock.pass(200);
  expect(hits()).toBe('1 of 10');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await settled();
  expect(hits()).toBe('10 of 10');
  expect(isAtEnd()).toBe(true);
  await press('Next match');
  expect(hits()).toBe('1 of 10');
  expect(topLine()).toBeLessThan(10);
  await press('Previous match');
  expect(hits()).toBe('10 of 10');
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('textbox', { name: 'Search the log' }), 'nothing like it');
  await fakeClock.pass(200);
  expect(hits()).toBe('No match');
  expect(button('Next match')).toHaveProperty('disabled', true);
});

test('a search begins at the lines in view', async () => {
  const { user } = await showViewer();
  await scrollTo(54 * LINE_PX);
  await user.type(screen.getByRole('textbox', { name: 'Search the log' }), 'failed');
  await fakeClock.pass(200);
  expect(hits()).toBe('6 of 10');
});

test('"Errors only" hides all other lines, and a search counts only hits in visible lines', async () => {
  const { user, press } = await showViewer();
  await user.type(screen.getByRole('textbox', { name: 'Search the log' }), 'item 1');
  await fakeClock.pass(200);
  // Items 1, 10 to 19 and 100.
  expect(hits()).toBe('1 of 12');
  await press('Errors only');
  expect(hits()).toBe('1 of 2');
  const rows = within(lines()).getAllByRole('listitem');
  expect(rows.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    '9 lines hidden',
    expect.stringMatching(/^10ERROR/),
  ]);
  await press('Errors only');
  expect(hits()).toBe('1 of 12');
});

test('the end stays in view while the log grows, until the user scrolls up; a button returns to the end', async () => {
  const { press } = await showViewer(true);
  expect(isFollowing()).toBe('true');
  expect(isAtEnd()).toBe(true);
  await press('Grow');
  expect(lines().scrollHeight).toBe(105 * LINE_PX);
  expect(isAtEnd()).toBe(true);

  await scrollTo(40 * LINE_PX);
  expect(isFollowing()).toBe('false');
  await press('Grow');
  expect(topLine()).toBe(41);
  await press('5 new lines');
  expect(isAtEnd()).toBe(true);
  expect(isFollowing()).toBe('true');
  expect(screen.queryByRole('button', { name: /^\d+ new lines$/ })).toBeNull();
});

test('new lines are announced at most every ten seconds', async () => {
  const { press } = await showViewer(true);
  await scrollTo(0);
  const announced = (): (string | null)[] => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await press('Grow');
  await fakeClock.pass(0);
  expect(announced()).toContain('5 new lines');
  await press('Grow');
  await fakeClock.pass(9_000);
  expect(announced()).toContain('5 new lines');
  await fakeClock.pass(1_000);
  expect(announced()).toContain('10 new lines');
  // The announcements continue after a pause without new lines.
  await fakeClock.pass(30_000);
  await press('Grow');
  await fakeClock.pass(10_000);
  expect(announced()).toContain('15 new lines');
});

test('the end of a log is not kept in view after the run has ended', async () => {
  await showViewer();
  expect(topLine()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Follow new lines' })).toBeNull();
});

test('after a link to a line that does not exist, the viewer says that the log has no such line', async () => {
  await showViewer(false, '#L9973');
  screen.getByText('This log has no line 9973');
  expect(screen.queryByText(/selected/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy lines' })).toBeNull();
});

test('a Shift+click extends the selection of the previous click, even before that selection is rendered', async () => {
  await showViewer(false, '#L1-L2');
  const number = (line: number): HTMLElement => screen.getByRole('link', { name: `${line}: select the line` });
  act(() => {
    fireEvent.click(number(4));
    fireEvent.click(number(6), { shiftKey: true });
  });
  await settled();
  expect(screen.queryByText('Lines 4 to 6 selected')).not.toBeNull();
});

test('copied lines have no secrets, although the screen shows them', async () => {
  const { press } = await showViewer(false, '#L6-L7');
  screen.getByText(/hunter2/);
  await press('Copy lines');
  expect(await navigator.clipboard.readText()).toBe('INFO: item 6\nINFO: item 7 {"password":********}');

  const setData = vi.fn<(type: string, text: string) => void>();
  fireEvent.copy(lines(), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'INFO: item 6\nINFO: item 7 {"password":********}');
});

test('says whether the times are local times or server times', async () => {
  await showViewer(false, '', '[2026-11-23T03:30:00Z] INFO: on\n');
  expect(screen.queryByText(/^Times in /)).not.toBeNull();
  cleanup();
  await showViewer(false, '', '[2026-11-23 03:30:00] INFO: on\n');
  expect(screen.queryByText('Server’s time')).not.toBeNull();
  await speak('fr');
  expect(screen.queryByText('Heure du serveur')).not.toBeNull();
});
