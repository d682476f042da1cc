import '../../public/colour-mode.js';
import { pickLanguage } from '@/i18n/languages';
import { EARLY_PAGE_ID } from '@/database/early-page';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { followRowLinks } from '@/ui/table/row-links';
import { documentRead } from './document-read';
import { find } from './pieces';
import { showLoading } from './show-loading';

// What every page does before the console is there, after the first paint: this script loads the console (decision 014).

/** Once the document is there, the console waits no longer for the rows, nor for a frame that shows them, than this: a page that nobody sees has none. */
const PATIENCE_MS = 500;

/** A page that is left while it loads has its files refused, and is gone within this. */
const LEAVING_MS = 500;

async function patience(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

/** Resolves when all that has been done so far is on the screen. */
async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * A press on a link of what is painted, or on a row, counts: the address changes at once, and the console, or its router if
 * that is there, begins with it. Presses go through what is inert, so they are looked up by their place.
 */
function keepPresses(screen: HTMLElement): void {
  followRowLinks(screen, (address) => {
    if (address === location.pathname + location.search) return;
    // Entries as the router makes them: by `idx` it knows how far back one goes, by `key` where a page stood.
    const idx = (history.state as { idx?: number } | null)?.idx ?? 0;
    history.replaceState({ ...history.state, idx }, '');
    history.pushState({ idx: idx + 1, key: crypto.getRandomValues(new Uint32Array(1)).join('') }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const passOn = (event: MouseEvent): void => {
    if (!screen.isConnected) return removeEventListener('click', passOn);
    // What a script presses has found its element.
    if (!event.isTrusted) return;
    screen.inert = false;
    const pressed = document.elementFromPoint(event.clientX, event.clientY);
    screen.inert = true;
    if (pressed === null || !screen.contains(pressed)) return;
    const link = pressed.closest('a');
    // Browsers do not open a tab for a press that is made.
    if (link !== null && (event.ctrlKey || event.metaKey)) window.open(link.href, '_blank', 'noopener');
    else pressed.dispatchEvent(new MouseEvent('click', event));
  };
  addEventListener('click', passOn);
}

function language(): string {
  try {
    return pickLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
  } catch {
    // Storage may be blocked.
    return pickLanguage(null, navigator.languages);
  }
}

/** Of what the console says when it cannot start, this is what it cannot say itself: that it has not arrived (`main.tsx`). */
function showFailure(): void {
  const { content } = find(document, '#start-failed') as HTMLTemplateElement;
  document.body.replaceChildren(content.cloneNode(true));
}

function tryToShowLoading(frame: HTMLElement): void {
  try {
    showLoading(frame);
  } catch {
    // The console comes all the same.
  }
}

/** Asks for the files of the console, which the built page lists (`vite-first-paint.ts`): not before the first rows are on the screen, for they need the browser's whole attention. */
async function askForConsole(): Promise<void> {
  const { firstPaint } = globalThis;
  await documentRead();
  await Promise.race([firstPaint?.settled, patience()]);
  if (firstPaint) firstPaint.late = true;
  // Whosever rows they are, nobody needs them in the document any more.
  document.getElementById(EARLY_PAGE_ID)?.remove();
  if (firstPaint?.frame && !firstPaint.early) tryToShowLoading(firstPaint.frame);
  const screen = document.querySelector<HTMLElement>('#root > [inert]');
  if (screen !== null) {
    keepPresses(screen);
    await Promise.race([nextFrame(), patience()]);
  }
  const { content } = document.getElementById('console-files') as HTMLTemplateElement;
  for (const link of content.querySelectorAll<HTMLLinkElement>(`[hreflang]:not([hreflang=${language()}])`))
    link.remove();
  content.querySelector('script')?.addEventListener('error', () => setTimeout(showFailure, LEAVING_MS));
  document.head.append(content);
}

void askForConsole();
