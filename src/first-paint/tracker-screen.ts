import { formatDay, formatHourMinute } from '@/i18n/format/date';
import { dayNameOf } from '@/i18n/format/day-name';
import { formatCount } from '@/i18n/format/number';
import { brandOf } from '@/lib/app-config';
import type { CachedPage } from '@/database/cached-page';
import type { ExecutionRow } from '@/domain/execution';
import { pageCount } from '@/ui/table/pager-pages';
import { executionCells, type PaintContext } from './execution-cells';
import { part, type Part } from './part';
import type { Person } from './person';

/** The tracker as the person sees it, without its rows. @param page null while the rows load */
export function screenPart({ role, session, brandUrl }: Person, page: CachedPage | null, context: PaintContext): Part {
  const { url, name } = brandOf(brandUrl);
  return part(`screen.${role}`, {
    email: session.user.email,
    url,
    brand: name,
    copyright: `© ${new Date().getFullYear()}`,
    connection: connectionPart(context.asOf),
    ...(page && totalParts(page.total, context)),
  });
}

/** The heading of a day. @param today the start of today, milliseconds since 1970 */
export function dayPart(date: Date, today: number): Part {
  return part(`day.${dayNameOf(date, today)}`, { date: formatDay(date) });
}

/** One row of the tracker, with its cells by column name. */
export function rowPart(role: Person['role'], row: ExecutionRow, context: PaintContext): Part {
  const cells = Object.entries(executionCells).map(([column, cell]) => [column, cell(row, context)]);
  return part(`row.${role}`, Object.fromEntries(cells) as Part['inside']);
}

/** The connection indicator. @param asOf as in `PaintContext` */
export function connectionPart(asOf: number | null): Part {
  if (asOf === null) return part('connecting');
  return part('connecting.asOf', { time: formatHourMinute(new Date(asOf)) });
}

/** The number of executions, and the pager if there is more than one page. */
export function totalParts(total: number, { plural, language }: PaintContext): Part['inside'] {
  const pages = pageCount(total);
  const count = part(`count.${plural.select(total)}`, { number: formatCount(total, language) });
  const all = formatCount(total, language);
  if (pages === 1) return { count };
  return {
    count,
    pager: pages === 2 ? part('pager.2', { all }) : part('pager.3', { all, pages: formatCount(pages, language) }),
  };
}
