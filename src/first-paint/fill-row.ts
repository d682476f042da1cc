import { isPending } from '@/domain/execution-status';
import { formatDateTime, toDate } from '@/i18n/format/date';
import { formatDuration } from '@/i18n/format/duration';
import type { Language } from '@/i18n/languages';
import type { ExecutionRow } from '@/domain/execution';
import { addressPart } from '@/lib/text/storable-text';
import { splitMiddle } from '@/ui/text/split-middle';
import { COUNTS } from './counts';
import { find, needed, replaceText, replaceTip, type Pieces } from './pieces';

/** What rows are filled in with. */
export interface RowContext {
  pieces: Pieces;
  language: Language;
  plural: Intl.PluralRules;
  showCompany: boolean;
  /** The server's clock for running times, milliseconds. */
  now: number;
}

/** The columns of `use-execution-columns`, without the company's. */
type Cells = [Element, Element, Element, Element, Element, Element, Element, Element];

/** Makes a copy of the prerendered row show an execution. */
export function fillRow(copy: Element, row: ExecutionRow, context: RowContext): Element {
  const cells = [...copy.children];
  const [company] = context.showCompany ? cells.splice(2, 1) : [];
  company?.replaceChildren(cut(row.companyName ?? row.companyCode ?? '–', context));
  const [id, instance, createdAt, startedAt, finishedAt, type, createdBy, status] = cells as Cells;
  const opener = find(id, 'a');
  opener.setAttribute('href', `/job_execution/${row.id}`);
  opener.textContent = String(row.id);
  fillInstance(instance, row, context);
  fillMoment(createdAt, row.createdAt);
  fillMoment(startedAt, row.startedAt);
  fillEnd(finishedAt, row, context);
  type.replaceChildren(needed(context.pieces(`type.${row.type}`)));
  createdBy.replaceChildren(creatorOf(row, context));
  status.replaceChildren(badgesOf(row, context));
  return copy;
}

/** A text in one line that loses its middle when there is no room. */
function cut(whole: string, { pieces }: RowContext): Element {
  const [head, tail] = splitMiddle(whole);
  const element = needed(pieces(tail === '' ? 'short' : 'middle'));
  element.setAttribute('title', whole);
  (element.firstElementChild ?? element).textContent = whole;
  if (tail === '') return element;
  element.setAttribute('data-head', head);
  element.setAttribute('data-tail', tail);
  return element;
}

function fillInstance(cell: Element, { instanceCode, instanceLabel }: ExecutionRow, context: RowContext): void {
  const label = instanceLabel ?? instanceCode;
  if (label === null) cell.textContent = '–';
  else if (instanceCode === null) cell.replaceChildren(cut(label, context));
  else {
    const link = find(cell, 'a');
    link.setAttribute('href', `/job_instance/${addressPart(instanceCode)}/view`);
    link.setAttribute('aria-label', label);
    link.replaceChildren(cut(label, context));
  }
}

function fillMoment(cell: Element, moment: string | null): void {
  const date = toDate(moment);
  const time = find(cell, 'time');
  if (date === null) cell.textContent = '–';
  else time.setAttribute('datetime', date.toISOString());
  time.textContent = formatDateTime(date);
}

function fillEnd(cell: Element, { status, startedAt, finishedAt }: ExecutionRow, context: RowContext): void {
  const start = toDate(startedAt);
  if (finishedAt !== null || start === null || !isPending(status)) return fillMoment(cell, finishedAt);
  const { pieces, language, now } = context;
  const running = needed(pieces('running'));
  replaceText(
    find(running, '.numeric'),
    formatDuration(0, language),
    formatDuration(Math.floor(now / 1000) * 1000 - start.getTime(), language),
  );
  cell.replaceChildren(running);
}

function creatorOf({ createdByEmail, type }: ExecutionRow, { pieces }: RowContext): Element {
  if (createdByEmail === null) return needed(pieces(type === 'event' ? 'creator.event' : 'creator.schedule'));
  const creator = needed(pieces('creator'));
  creator.setAttribute('title', createdByEmail);
  creator.textContent = createdByEmail;
  return creator;
}

function badgesOf({ status, warningCount }: ExecutionRow, { pieces, plural }: RowContext): Element {
  const known = pieces(`status.${status}`);
  const badge = known ?? needed(pieces('status.unknown'));
  if (known === null) needed(badge.lastChild).textContent = status;
  if (warningCount <= 0) return badge;
  const form = plural.select(warningCount) as keyof typeof COUNTS;
  const badges = needed(pieces(`warnings.${form}`));
  needed(badges.firstElementChild).replaceWith(badge);
  const count = find(badges, '.execution-count');
  const made = String(COUNTS[form]);
  replaceTip(count, made, String(warningCount));
  for (const part of count.querySelectorAll('.badge-badge span')) replaceText(part, made, String(warningCount));
  return badges;
}
