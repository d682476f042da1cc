import { staleSince } from '@/domain/data-age';
import { serverNow } from '@/domain/session-token';
import { pickLanguage } from '@/i18n/languages';
import { isIncompletePage } from '@/database/cached-page';
import { TRACKER_PATH } from '@/domain/addresses/paths';
import { PRELOADED_PAGE_ID, readPreloadedPage, type PreloadedPage, type FirstPaint } from '@/database/preloaded-page';
import { parseJson } from '@/lib/json';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { PAGE_SIZE } from '@/lib/page-size';
import { daysOf } from '@/shared/execution/days';
import { skeletonWidth } from '@/ui/table/skeleton-width';
import { findElement, readTemplates, type Fill } from './fill';
import { part } from './part';
import { readPerson, type Person } from './person';
import { dayPart, rowPart, screenPart } from './tracker-screen';

/** If reading the rows takes longer, the tracker is shown without rows. */
const READ_MS = 500;

/** How long the console's skeletons take to become visible. */
const SKELETONS_MS = 1_000;

/**
 * Paints the tracker with the newest executions that are stored on this device, or with skeletons if there are none.
 * Paints nothing, or throws, when anything is unexpected.
 */
async function paintTracker(): Promise<void> {
  const { pathname, search, hash } = location;
  if (pathname + search + hash !== TRACKER_PATH || document.hidden) return;
  const person = readPerson();
  if (person === null) return;
  state.token = person.session.token;
  // The templates and the rows are at the end of the document.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const language = pickLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
  document.documentElement.lang = language;
  // The service worker may have added the templates of another language.
  const fill = readTemplates(findElement<HTMLTemplateElement>(document, `#first-paint-${language}`));
  const preloaded = addedRows(person.cacheName) ?? (await storedRows(person.cacheName));
  const page =
    preloaded && preloaded.page.rows.length > 0 && !isIncompletePage(preloaded.page, false) ? preloaded.page : null;
  const asOf = staleSince(person.lastSuccess, Date.now());
  const now = serverNow(person.session, asOf ?? Date.now());
  const context = { language, plural: new Intl.PluralRules(language), asOf, now };
  const screen = findElement(fill(screenPart(person, page, context)), '*');
  const body = findElement(screen, 'tbody');
  if (page === null) body.replaceChildren(...skeletons(fill, person));
  else
    body.replaceWith(
      ...daysOf(page.rows).map(({ date, rows }) => {
        const ofDay = document.createElement('tbody');
        if (date !== null)
          ofDay.append(fill(part(`group.${person.role}`, { day: dayPart(date, new Date().setHours(0, 0, 0, 0)) })));
        ofDay.append(...rows.map((row) => fill(rowPart(person.role, row, context))));
        return ofDay;
      }),
    );
  // Inert, because the console replaces it soon. `hand-over.ts` handles clicks on it.
  screen.inert = true;
  if (page === null) markLoading(screen);
  else state.preloaded = preloaded;
  findElement(document, '#root').append(screen);
}

/**
 * The rows that the service worker has added to the document; null if there are none, or if they belong to another
 * user.
 */
function addedRows(cacheName: string): PreloadedPage | null {
  const added = parseJson(document.getElementById(PRELOADED_PAGE_ID)?.textContent ?? '') as PreloadedPage | undefined;
  return added?.cacheName === cacheName ? added : null;
}

/** The rows in the cache; null if they cannot be read in time. */
function storedRows(cacheName: string): Promise<PreloadedPage | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, READ_MS, null));
  return Promise.race([readPreloadedPage(cacheName).catch(() => null), late]);
}

function skeletons(fill: Fill, { role }: Person): Node[] {
  return Array.from({ length: PAGE_SIZE }, (_, row) => {
    const skeleton = fill(part(`skeleton.${role}`));
    for (const [column, bar] of skeleton.querySelectorAll<HTMLElement>('td > *').entries())
      bar.style.width = `${skeletonWidth(row, column)}%`;
    return skeleton;
  });
}

/** Keeps skeletons visible until the console's skeletons appear. */
function markLoading(screen: HTMLElement): void {
  const { dataset } = document.documentElement;
  findElement(screen, 'table').setAttribute('aria-busy', 'true');
  dataset['loading'] = '';
  new MutationObserver((_, observer) => {
    if (screen.isConnected) return;
    observer.disconnect();
    setTimeout(() => delete dataset['loading'], SKELETONS_MS);
  }).observe(findElement(document, '#root'), { childList: true });
}

const state: FirstPaint = { token: null, responses: null, preloaded: null, settled: Promise.resolve() };
globalThis.firstPaint = state;
state.settled = paintTracker().catch(() => undefined);
