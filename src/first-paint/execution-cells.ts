import { isPending } from '@/domain/execution-status';
import type { ExecutionColumn } from '@/shared/execution/use-execution-columns';
import { formatDateTime, toDate } from '@/i18n/format/date';
import { splitDuration } from '@/i18n/format/duration';
import type { Language } from '@/i18n/languages';
import { creatorOf, type ExecutionRow } from '@/domain/execution';
import { addressPart } from '@/lib/text/storable-text';
import type { KnownStatus } from '@/ui/feedback/status-badge';
import { splitMiddle } from '@/ui/text/split-middle';
import { part, type Part, type Shown } from './part';

/** What the cells need besides their row. */
export interface PaintContext {
  language: Language;
  plural: Intl.PluralRules;
  /** The time of the data if it is old: milliseconds, device clock; null while the data is fresh. */
  asOf: number | null;
  /** The current time for the duration of running executions, milliseconds, server clock. */
  now: number;
}

/**
 * The content of each column of the tracker. A column without an entry does not compile. An entry that differs from
 * React's cell fails the build (`prerender.tsx`).
 */
export const executionCells: Record<ExecutionColumn, (row: ExecutionRow, context: PaintContext) => Shown> = {
  id: (row) => String(row.id),
  instance: (row) => {
    const name = nameOf(row);
    if (row.status !== 'error' || row.errorMessage === null) return name;
    return part('failed', { name, reason: row.errorMessage });
  },
  company: ({ companyName, companyCode }) => part('small', { text: cut(companyName ?? companyCode ?? '–') }),
  createdAt: (row) => moment(row.createdAt),
  startedAt: (row) => moment(row.startedAt),
  finishedAt: (row) => moment(row.finishedAt),
  duration: ({ status, startedAt, finishedAt }, { now }) => {
    const start = toDate(startedAt);
    const end = toDate(finishedAt);
    if (start === null || (end === null && !isPending(status))) return '–';
    const until = end?.getTime() ?? Math.floor(now / 1000) * 1000;
    const [count, unit, rest] = splitDuration(until - start.getTime());
    return part(`duration.${unit}`, { count: `${count}`, ...(rest && { rest }) });
  },
  type: (row) => part(`type.${row.type}`),
  createdBy: (row) => {
    const creator = creatorOf(row);
    return typeof creator === 'string' ? part(`creator.${creator}`) : part('creator', creator);
  },
  status: ({ status, warningCount }, { plural }) => {
    const badge = isKnown(status) ? part(`status.${status}`) : part('status.unknown', { status: status || '–' });
    if (warningCount <= 0) return badge;
    return part(`warned.${plural.select(warningCount)}`, { count: String(warningCount), badge });
  },
};

/** The statuses with a badge. */
export const KNOWN_STATUSES: Readonly<Record<KnownStatus, true>> = {
  waiting: true,
  inProgress: true,
  success: true,
  warning: true,
  error: true,
  mustStop: true,
  stopped: true,
  skipped: true,
};

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(KNOWN_STATUSES, status);

function nameOf({ instanceCode, instanceLabel }: ExecutionRow): Shown {
  const label = instanceLabel ?? instanceCode;
  if (label === null) return '–';
  if (instanceCode === null) return cut(label);
  return part('instance', { name: label, code: addressPart(instanceCode), label: cut(label) });
}

/** A text on one line, whose middle is cut out when there is no room. */
export function cut(text: string): Part {
  const [head, tail] = splitMiddle(text);
  return tail === '' ? part('short', { text }) : part('cut', { text, head, tail });
}

function moment(at: string | null): Shown {
  const date = toDate(at);
  return date === null ? '–' : part('moment', { iso: date.toISOString(), time: formatDateTime(date) });
}
