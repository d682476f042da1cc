import { pickLanguage } from '@/i18n/languages';
import { isLacking } from '@/database/cached-page';
import { TRACKER_PATH } from '@/domain/paths';
import { EARLY_PAGE_ID, readEarlyPage, type EarlyPage, type FirstPaint } from '@/database/early-page';
import { parseJson } from '@/lib/json';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { documentRead } from './document-read';
import { fillScreen, prepareScreen } from './fill-screen';
import { find } from './pieces';
import { readPerson } from './person';

/** Paints the newest executions as the device has them; throws or does nothing where anything is not as expected. */
async function paintTracker(): Promise<void> {
  const { pathname, search, hash } = location;
  if (pathname + search + hash !== TRACKER_PATH || document.hidden) return;
  const person = readPerson();
  if (person === null) return;
  await documentRead();
  const language = pickLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
  document.documentElement.lang = language;
  // The service worker may have brought another language's.
  const { content } = find(document, `#first-paint-${language}`) as HTMLTemplateElement;
  // Almost everything is made while the rows are read.
  const reading = toldOf(person.cacheName) ?? readEarlyPage(person.cacheName);
  const prepared = prepareScreen(content, person, language);
  state.frame = prepared.screen;
  const early = await reading;
  if (state.late || early.page.rows.length === 0 || isLacking(early.page, false)) return;
  const screen = fillScreen(prepared, early.page);
  // Nothing in it is to be focused or read out: it is replaced in a moment. `hand-over.ts` keeps presses on it.
  screen.inert = true;
  find(document, '#root').append(screen);
  state.early = early;
}

/** What the service worker has added to the document, unless it is another person's. */
function toldOf(cacheName: string): EarlyPage | undefined {
  const told = parseJson(document.getElementById(EARLY_PAGE_ID)?.textContent ?? '') as EarlyPage | undefined;
  return told?.cacheName === cacheName ? told : undefined;
}

const state: FirstPaint = { early: null, late: false, settled: paintTracker().catch(() => undefined) };
globalThis.firstPaint = state;
