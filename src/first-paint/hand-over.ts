import '../../public/colour-mode.js';
import { pickLanguage } from '@/i18n/languages';
import { PRELOADED_PAGE_ID } from '@/database/preloaded-page';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { followRowLinks } from '@/ui/table/row-links';
import { find } from './fill';

// What every page does before the console is there, after the first paint: this script loads the console (decision 014).

/** A page that nobody sees has no frames: then the console waits this long for one. */
const FRAME_MS = 500;

/** A page that is left while it loads has its files refused, and is gone within this. */
const LEAVING_MS = 500;

/** Resolves when everything so far is on the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_MS);
  });
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

/** Shows that the console has not arrived: the one failure that `main.tsx` cannot show itself. */
function showFailure(): void {
  const { content } = find<HTMLTemplateElement>(document, '#start-failed');
  document.body.replaceChildren(content.cloneNode(true));
}

/**
 * Asks for the files of the console, which the built page lists (`build/first-paint.ts`), after the first rows are on the
 * screen: both at once would make the rows later.
 */
async function askForConsole(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  await globalThis.firstPaint?.settled;
  // Also when they are another person's.
  document.getElementById(PRELOADED_PAGE_ID)?.remove();
  const screen = document.querySelector<HTMLElement>('#root > [inert]');
  if (screen !== null) {
    keepPresses(screen);
    await painted();
  }
  const { content } = find<HTMLTemplateElement>(document, '#console-files');
  for (const link of content.querySelectorAll(`[hreflang]:not([hreflang=${language()}])`)) link.remove();
  content.querySelector('script')?.addEventListener('error', () => setTimeout(showFailure, LEAVING_MS));
  document.head.append(content);
}

void askForConsole();
