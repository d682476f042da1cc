import { pickLanguage } from '@/i18n/languages';
import { isLacking } from '@/lib/database/cached-page';
import { readEarlyPage, type FirstPaint } from '@/lib/database/early-page';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { documentRead } from './document-read';
import { fillScreen, prepareScreen, type PreparedScreen } from './fill-screen';
import { find } from './pieces';
import { readPerson, type Person } from './person';

/** The console does not wait longer for the first paint than this. */
const PATIENCE_MS = 500;

const state: FirstPaint = { early: null, settled: Promise.resolve() };
let late = false;

/** Paints the newest executions as the device has them; throws or does nothing where anything is not as expected. */
async function paintTracker(): Promise<void> {
  const { pathname, search, hash } = location;
  if (pathname !== '/execution_tracker' || search + hash !== '' || document.hidden) return;
  const person = readPerson();
  if (person === null) return;
  // Almost everything is made while the rows are read.
  const [early, prepared] = await Promise.all([
    readEarlyPage(person.cacheName),
    documentRead().then(() => prepare(person)),
  ]);
  if (late || early.page.rows.length === 0 || isLacking(early.page, false)) return;
  const screen = fillScreen(prepared, early.page);
  // By this `hand-over.ts` knows it.
  screen.id = 'painted';
  find(document, '#root').append(screen);
  state.early = early;
}

function prepare(person: Person): PreparedScreen {
  const language = pickLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
  document.documentElement.lang = language;
  const template = document.getElementById(`first-paint-${language}`) as HTMLTemplateElement;
  return prepareScreen(document.importNode(template.content, true), person, language);
}

async function patience(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  late = true;
}

state.settled = Promise.race([paintTracker().catch(() => undefined), patience()]);
globalThis.firstPaint = state;
