import { isUnmodified } from '@/lib/browser/is-unmodified';

const OPENER = '[data-row-opener]';
/** The left and right arrow keys move between these elements of a row. */
const STOPS = 'a[href], button';
const STEPS: Partial<Record<string, { by: number; inRow: boolean }>> = {
  ArrowDown: { by: 1, inRow: false },
  ArrowUp: { by: -1, inRow: false },
  ArrowRight: { by: 1, inRow: true },
  ArrowLeft: { by: -1, inRow: true },
};
/** A click on one of these elements does not open the row. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary, [role="menu"]';

/**
 * Turns a click anywhere in a row into a click on the link or button that opens the row. With Ctrl, Cmd or the middle
 * button, the link opens in a new tab. A plain click on a link to a screen calls `navigate` with the URL of the link.
 * Up and down arrow keys move between rows, left and right arrow keys between the links and buttons of a row. Returns a
 * function that removes the handlers.
 */
export function followRowLinks(element: HTMLElement, navigate: (address: string) => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  element.addEventListener('click', openRow, { signal });
  element.addEventListener('click', (event) => followLink(event, navigate), { signal });
  element.addEventListener('auxclick', openRow, { signal });
  element.addEventListener('keydown', walkRows, { signal });
  return () => abort.abort();
}

function openerOf(event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('tr')?.querySelector<HTMLElement>(OPENER) ?? null;
}

function openRow(event: MouseEvent): void {
  const isOnControl = event.target instanceof Element && event.target.closest(INTERACTIVE) !== null;
  const opener = openerOf(event);
  if (isOnControl || opener === null || event.button > 1 || getSelection()?.isCollapsed === false) return;
  const inNewTab = event.ctrlKey || event.metaKey || event.button === 1;
  if (inNewTab && opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank', 'noopener');
  else opener.click();
}

/** Calls `navigate` for a click on a link to a screen of the console, if no key such as Ctrl or Shift is held. */
function followLink(event: MouseEvent, navigate: (address: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || event.button !== 0 || !isUnmodified(event) || event.defaultPrevented) return;
  const { origin, pathname, search, hash, target } = link;
  // The browser handles a link to an anchor of the current page.
  const isHere = hash !== '' && pathname === location.pathname;
  if (origin !== location.origin || target !== '' || isHere || link.hasAttribute('download')) return;
  event.preventDefault();
  navigate(pathname + search + hash);
}

function walkRows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const target = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(STOPS) : null;
  const row = target?.closest('tr');
  if (step === undefined || target === null || row == null || !isUnmodified(event)) return;
  const opener = row.querySelector<HTMLElement>(OPENER);
  // On a button, the up and down keys may open a menu.
  if (opener === null || (!step.inRow && target !== opener && target instanceof HTMLButtonElement)) return;
  const table = event.currentTarget;
  if (!(table instanceof HTMLElement)) return;
  const [from, among] = step.inRow
    ? [target, [...row.querySelectorAll<HTMLElement>(STOPS)]]
    : [opener, [...table.querySelectorAll<HTMLElement>(OPENER)]];
  const next = among[among.indexOf(from) + step.by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
