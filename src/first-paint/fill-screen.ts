import { staleSince } from '@/domain/data-age';
import { serverNow } from '@/domain/session-token';
import { formatDateTime, formatHourMinute } from '@/i18n/format/date';
import type { Language } from '@/i18n/languages';
import { brandOf } from '@/lib/app-config';
import type { CachedPage } from '@/lib/database/cached-page';
import { pageCount } from '@/ui/table/pager-pages';
import { COUNTS } from './counts';
import { fillRow } from './fill-row';
import type { Person } from './person';
import { find, needed, piecesOf, replaceText, replaceTip, type Pieces } from './pieces';

/** Makes the prerendered screen of a language show a page to a person; throws when a part of it is not as expected. */
export function fillScreen(
  content: DocumentFragment,
  page: CachedPage,
  { session, permissions, brandUrl, lastSuccess }: Person,
  language: Language,
): HTMLElement {
  const screen = needed(content.firstElementChild) as HTMLElement;
  const pieces = piecesOf(content);
  const plural = new Intl.PluralRules(language);
  const asOf = staleSince(lastSuccess, Date.now());
  const now = asOf === null ? serverNow(session) : asOf + session.clockOffsetMs;
  for (const head of screen.querySelectorAll<HTMLElement>('th')) {
    Object.assign(head.style, JSON.parse(head.dataset['style'] ?? '{}'));
    delete head.dataset['style'];
  }
  takeAway(screen, permissions);
  fillBar(screen, session.user.email, asOf, pieces);
  fillCounts(screen, page.total, needed(pieces(`count.${plural.select(page.total)}`)), { language, plural });
  fillFooter(screen, brandUrl);
  const context = { pieces, language, plural, showCompany: permissions.superAdmin, now };
  const row = find(screen, 'tbody tr');
  row.replaceWith(...page.rows.map((one) => fillRow(row.cloneNode(true) as Element, one, context)));
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

interface Numbers {
  language: Language;
  plural: Intl.PluralRules;
}

function fillCounts(screen: Element, total: number, count: Element, { language, plural }: Numbers): void {
  const numbers = new Intl.NumberFormat(language);
  replaceText(count, numbers.format(COUNTS[plural.select(total) as keyof typeof COUNTS]), numbers.format(total));
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
  const year = needed(link.previousSibling);
  year.textContent = needed(year.textContent).replace(/\d+/, String(new Date().getFullYear()));
}
