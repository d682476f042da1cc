import { staleSince } from '@/domain/data-age';
import { serverNow } from '@/domain/session-token';
import { formatDateTime, formatHourMinute } from '@/i18n/format/date';
import { formatCount } from '@/i18n/format/number';
import type { Language } from '@/i18n/languages';
import { brandOf } from '@/lib/app-config';
import type { CachedPage } from '@/database/cached-page';
import { pageCount } from '@/ui/table/pager-pages';
import { COUNTS } from './counts';
import { fillRow, type RowContext } from './fill-row';
import type { Person } from './person';
import { find, needed, piecesOf, replaceText, replaceTip, type Pieces } from './pieces';

/** A screen that lacks nothing but its executions. */
export interface PreparedScreen {
  screen: HTMLElement;
  context: RowContext;
}

/** Makes the prerendered screen of a language that of a person; throws when a part of it is not as expected. */
export function prepareScreen(
  content: DocumentFragment,
  { session, permissions, brandUrl, lastSuccess }: Person,
  language: Language,
): PreparedScreen {
  const screen = needed(content.firstElementChild) as HTMLElement;
  const pieces = piecesOf(content);
  const asOf = staleSince(lastSuccess, Date.now());
  const now = asOf === null ? serverNow(session) : asOf + session.clockOffsetMs;
  for (const head of screen.querySelectorAll<HTMLElement>('[data-style]')) {
    head.style.cssText = head.dataset['style'] ?? '';
    delete head.dataset['style'];
  }
  takeAway(screen, permissions);
  fillBar(screen, session.user.email, asOf, pieces);
  fillFooter(screen, brandUrl);
  const plural = new Intl.PluralRules(language);
  return { screen, context: { pieces, language, plural, showCompany: permissions.superAdmin, now } };
}

/** Puts a page of executions into its screen. */
export function fillScreen({ screen, context }: PreparedScreen, { rows, total }: CachedPage): HTMLElement {
  fillCounts(screen, total, context);
  const row = find(screen, 'tbody tr');
  row.replaceWith(...rows.map((one) => fillRow(row.cloneNode(true) as Element, one, context)));
  return screen;
}

/** The screen is prerendered for the super administrator: others do not see all of it. */
function takeAway(screen: Element, { superAdmin, administrate }: Person['permissions']): void {
  const chips = screen.querySelectorAll('.filter-chip');
  if (!administrate) for (const gone of [find(screen, '[href="/connections"]'), chips[2]]) gone?.remove();
  if (!superAdmin)
    for (const gone of [...screen.querySelectorAll('th:nth-child(3), td:nth-child(3)'), chips[3]]) gone?.remove();
}

function fillBar(screen: Element, email: string, asOf: number | null, pieces: Pieces): void {
  const name = find(screen, '.user-menu-email');
  name.textContent = email;
  for (const attribute of ['title', 'aria-label']) name.parentElement?.setAttribute(attribute, email);
  if (asOf === null) return;
  const slow = needed(pieces('connection.slow'));
  replaceText(needed(slow.lastElementChild), /\d\d:\d\d/, formatHourMinute(new Date(asOf)));
  replaceTip(slow, /\d\d\/\S+ [\d:]+/, formatDateTime(asOf));
  find(screen, '.top-bar-connection').replaceWith(slow);
}

function fillCounts(screen: Element, total: number, { pieces, plural, language }: RowContext): void {
  const form = plural.select(total) as keyof typeof COUNTS;
  const count = needed(pieces(`count.${form}`));
  replaceText(count, formatCount(COUNTS[form], language), formatCount(total, language));
  find(screen, '.execution-facts').append(count);
  const pages = pageCount(total);
  const pager = find(screen, '.pager-pager');
  if (pages === 1) pager.remove();
  if (pages === 2) pager.querySelectorAll('.pager-number')[2]?.remove();
}

function fillFooter(screen: Element, brandUrl: string): void {
  const { url, name } = brandOf(brandUrl);
  const link = find(screen, 'footer a');
  link.setAttribute('href', url);
  link.textContent = name;
  replaceText(needed(link.previousSibling), /\d+/, String(new Date().getFullYear()));
}
