import { staleSince } from '@/domain/data-age';
import { serverNow } from '@/domain/session-token';
import { formatDateTime, formatHourMinute } from '@/i18n/format/date';
import { formatCount } from '@/i18n/format/number';
import type { Language } from '@/i18n/languages';
import { brandOf } from '@/lib/app-config';
import type { CachedPage } from '@/lib/database/cached-page';
import type { ExecutionRow } from '@/lib/database/rows';
import { pageCount } from '@/ui/table/pager-pages';
import type { ExecutionColumn } from '@/entities/execution/use-execution-columns';
import { executionCells, type CellContext } from './execution-cells';
import { part, type Part } from './part';
import type { Person } from './person';

/** The tracker of a person around its rows. @param page null while it loads */
export function screenPart(person: Person, page: CachedPage | null, language: Language): Part {
  const { url, name } = brandOf(person.brandUrl);
  const year = new Date().getFullYear();
  const texts = { email: person.session.user.email, brandUrl: url, brand: name, copyright: `© ${year}` };
  return part(`screen.${person.role}`, texts, {
    connection: connectionPart(staleAt(person)),
    ...(page && totalParts(page.total, language)),
  });
}

/** One row of the tracker: its cells by the names of their columns. */
export function rowPart(role: Person['role'], row: ExecutionRow, context: CellContext): Part {
  const cells = Object.entries(executionCells).map(([column, cell]) => [column, cell(row, context)]);
  return part(`row.${role}`, { id: String(row.id) }, Object.fromEntries(cells) as Record<ExecutionColumn, Part>);
}

/** What the cells of a person's rows depend on. */
export function cellContext(person: Person, language: Language): CellContext {
  const asOf = staleAt(person);
  const now = asOf === null ? serverNow(person.session) : asOf + person.session.clockOffsetMs;
  return { language, plural: new Intl.PluralRules(language), now };
}

/** @param asOf milliseconds since the epoch, device clock; null while the data is fresh */
export function connectionPart(asOf: number | null): Part {
  if (asOf === null) return part('live');
  return part('slow', { moment: formatDateTime(asOf), time: formatHourMinute(new Date(asOf)) });
}

/** The number of executions, and the pager where there is more than one page. */
export function totalParts(total: number, language: Language): Record<string, Part> {
  const form = new Intl.PluralRules(language).select(total);
  const pages = pageCount(total);
  return {
    count: part(`count.${form}`, { number: formatCount(total, language) }),
    ...(pages > 1 && { pager: part(pages === 2 ? 'pager.2' : 'pager.3') }),
  };
}

const staleAt = ({ lastSuccess }: Person): number | null => staleSince(lastSuccess, Date.now());
