import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { singleKey } from '@/shared/account/single-keys';
import { useDocumentKeys } from '@/ui/layout/use-document-keys';
import { BELL_KEY, CHECK_KEY, COMPARE_KEY, GO_TO, WATCH_KEY } from './single-keys';

/** How long `g` waits for the second key. */
const SECOND_KEY_MS = 1_000;

/**
 * The elements between which `j` and `k` move. The first of these selectors that finds anything on the page counts:
 * rows of tables, then cards, then items of lists.
 */
const ROWS = ['[data-row-opener]', 'article', 'li'];
const ROW = 'tr, article, li';
const SEARCH = 'input[type="search"]:not(:disabled)';

interface ShortcutsOptions {
  /** Returns true if the person may open the screen at an address. */
  mayOpen: (to: string) => boolean;
  /** Shows the overview of the shortcuts. */
  onSheet: () => void;
}

/**
 * The single-key shortcuts. `g` and another key open a screen or the bell. `j` and `k` move between rows. `w` watches
 * the run in the focused row, otherwise the run or the integration that the page shows. `c` opens the comparison of
 * the focused row. `v` checks the integration on the page. `/` moves to the search field, and `?` shows the overview.
 */
export function useShortcuts({ mayOpen, onSheet }: ShortcutsOptions): void {
  const navigate = useNavigate();
  const waitsUntil = useRef(0);
  const goTo = (key: string): boolean => {
    if (key === BELL_KEY) return press('[data-bell]');
    const screen = GO_TO.find((each) => each.key === key);
    if (screen === undefined || !mayOpen(screen.to)) return false;
    void navigate(screen.to);
    return true;
  };
  const act = (key: string): boolean => {
    if (key === 'j') return focusRow(1);
    if (key === 'k') return focusRow(-1);
    if (key === '/') return focusSearch();
    if (key === WATCH_KEY) return pressInRow('[data-watch-row]') || press('main [data-watch]');
    if (key === COMPARE_KEY) return pressInRow('[data-compare]');
    if (key === CHECK_KEY) return press('main [data-check]');
    if (key !== '?') return false;
    onSheet();
    return true;
  };
  useDocumentKeys((event) => {
    const key = singleKey(event);
    const isSecond = event.timeStamp < waitsUntil.current;
    // Shift does not end the wait, because it may be part of the second key.
    if (key !== 'Shift') waitsUntil.current = key === 'g' ? event.timeStamp + SECOND_KEY_MS : 0;
    if (key !== null && (isSecond ? goTo(key) || act(key) : act(key))) event.preventDefault();
  });
}

/** Presses the button that matches a selector. Returns false if there is no such button. */
function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

/** Presses the button that matches a selector in the focused row. Returns false if there is no such button. */
function pressInRow(selector: string): boolean {
  const button = document.activeElement?.closest(ROW)?.querySelector<HTMLElement>(selector);
  button?.click();
  return button != null;
}

/**
 * Focuses the next or the previous row of the page, or the first row if no row has the focus. Returns false if the page
 * has no rows.
 */
function focusRow(by: 1 | -1): boolean {
  const rows = ROWS.map((selector) => visibleIn(selector).flatMap(linkOf)).find(({ length }) => length > 0) ?? [];
  const current = rows.findIndex((row) => row.closest(ROW)?.contains(document.activeElement));
  const next = rows[current < 0 ? 0 : current + by];
  if (next === undefined) return rows.length > 0;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The link or button that opens a row, in an array; an empty array if there is none. */
function linkOf(row: HTMLElement): HTMLElement[] {
  const link = row.matches('a, button') ? row : row.querySelector<HTMLElement>('a[href]');
  return link === null ? [] : [link];
}

function focusSearch(): boolean {
  const [field] = visibleIn(SEARCH);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}

/** The visible elements of the page's content, without its breadcrumbs and pagers. */
function visibleIn(selector: string): HTMLElement[] {
  const found = document.querySelector('main')?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...found].filter((element) => element.closest('nav') === null && (element.checkVisibility?.() ?? true));
}
