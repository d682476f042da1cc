import '../../public/colour-mode.js';
import { pickLanguage } from '@/i18n/languages';
import { PRELOADED_PAGE_ID } from '@/database/preloaded-page';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { followRowLinks } from '@/ui/table/row-links';
import { findElement } from './fill';
import { requestFirstResponses } from './first-responses';

// Loads the console after the first paint. Runs in every page (decision 014).

/** The longest wait for a frame, because hidden pages have no frames. */
const FRAME_MS = 500;

/** When the user leaves a page that is still loading, its requests fail, and the page is gone within this time. */
const LEAVING_MS = 500;

/** Resolves when the current content has been painted. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_MS);
  });
}

/**
 * Handles clicks on painted links and rows: changes the address immediately, and the console or its router opens it.
 * Inert elements receive no events, so the clicked element is found by its position.
 */
function handleClicks(screen: HTMLElement): void {
  followRowLinks(screen, (address) => {
    if (address === location.pathname + location.search) return;
    // The router's format of history entries: `idx` is the position in the history, `key` identifies the scroll
    // position.
    const idx = (history.state as { idx?: number } | null)?.idx ?? 0;
    history.replaceState({ ...history.state, idx }, '');
    history.pushState({ idx: idx + 1, key: crypto.getRandomValues(new Uint32Array(1)).join('') }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const forwardClick = (event: MouseEvent): void => {
    if (!screen.isConnected) return removeEventListener('click', forwardClick);
    // An event from a script already has its target.
    if (!event.isTrusted) return;
    screen.inert = false;
    const clicked = document.elementFromPoint(event.clientX, event.clientY);
    screen.inert = true;
    if (clicked === null || !screen.contains(clicked)) return;
    const link = clicked.closest('a');
    // Browsers do not open a tab for a simulated click.
    if (link !== null && (event.ctrlKey || event.metaKey)) window.open(link.href, '_blank', 'noopener');
    else clicked.dispatchEvent(new MouseEvent('click', event));
  };
  addEventListener('click', forwardClick);
}

function language(): string {
  try {
    return pickLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
  } catch {
    // Storage may be blocked.
    return pickLanguage(null, navigator.languages);
  }
}

/** Shows that the console did not load, which `main.tsx` cannot show itself. */
function showFailure(): void {
  const { content } = findElement<HTMLTemplateElement>(document, '#start-failed');
  document.body.replaceChildren(content.cloneNode(true));
}

/**
 * Requests the files of the console, which the built page lists (`build/first-paint.ts`). Waits until the first rows
 * are on the screen, so that the files do not delay the rows.
 */
async function requestConsole(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  await globalThis.firstPaint?.settled;
  // Remove the rows even if they belong to another user.
  document.getElementById(PRELOADED_PAGE_ID)?.remove();
  const screen = document.querySelector<HTMLElement>('#root > [inert]');
  if (screen !== null) {
    handleClicks(screen);
    // Wait only for rows: skeletons do not have to be visible first.
    if (globalThis.firstPaint?.preloaded) await untilPainted();
  }
  const { content } = findElement<HTMLTemplateElement>(document, '#console-files');
  const lang = language();
  for (const link of content.querySelectorAll('link')) {
    const { hreflang, dataset } = link;
    if (![lang, ''].includes(hreflang) || (dataset['path'] ?? location.pathname) !== location.pathname) link.remove();
  }
  content.querySelector('script')?.addEventListener('error', () => setTimeout(showFailure, LEAVING_MS));
  document.head.append(content);
}

if (globalThis.firstPaint) globalThis.firstPaint.responses = requestFirstResponses(globalThis.firstPaint.token);
void requestConsole();
