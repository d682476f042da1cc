import type { TFunction } from 'i18next';
import { fieldChanges, foldVersions, type FieldChange } from '@/domain/merge/field-changes';
import { browserZone } from '@/data/use-server-zone';
import { hideSecrets } from '@/domain/secrets/hide-secrets';
import type { ExecutionRow } from '@/domain/execution';
import type { HistoryEntry } from '@/domain/instance';
import type { WarningKind } from '@/domain/warnings/warning-kinds';
import { formatDateTime } from '@/i18n/format/date';
import { visible } from '@/lib/text/visible-text';
import type { Failure } from './use-failure';

/** The parts of a report besides the facts of the failure. */
export interface ReportExtras {
  /** The loaded warnings by kind. */
  kinds: readonly WarningKind[];
  /** The number of all warnings of the run, including those that are not loaded. */
  warnings: number;
  /** The last lines of the log. */
  logLines: readonly string[];
  /** Names the place of a change with labels of the form, outermost first. */
  nameOf: (change: FieldChange) => string[];
  /** Names the author of a version; null for the system. */
  authorOf: (username: string | null) => string | null;
}

/** The maximum number of log lines in a report, and of characters in each line. */
const LOG_LINES = 20;
const LINE_LENGTH = 500;
/** The maximum number of kinds of warnings listed; the others are only counted. */
const KINDS = 50;
/** The maximum number of changed fields listed for each version; the others are only counted. */
const FIELDS = 20;

const endOf = (run: ExecutionRow | null): string | null => run && (run.finishedAt ?? run.createdAt);

const truncate = (line: string): string => (line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line);

/** How much of the end of a log is read. More than a report contains, so that no secret is cut before it is hidden. */
const READ_LINES = 200;
const READ_LENGTH = 10_000;

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** The last lines of a log, without empty lines. Hides secrets, then truncates long lines. */
export function lastLines(log: string): string[] {
  const end = linesOf(log)
    .slice(-READ_LINES)
    .map((line) => line.slice(0, READ_LENGTH))
    .join('\n');
  return linesOf(hideSecrets(end)).slice(-LOG_LINES).map(truncate);
}

/**
 * Describes a failure as plain text: identifiers, times, error, changes, warnings by kind, and the last lines of the
 * log. Replaces everything that looks like a secret with asterisks.
 */
export function reportText(failure: Failure, t: TFunction<'run'>, extras: ReportExtras): string {
  const { row, failedStep, health, changes, changesAfter } = failure;
  const streak = health?.streak;
  const time = (moment: string | null | undefined): string => (moment == null ? '–' : formatDateTime(moment));
  const facts: [string, string | null][] = [
    [t('report.integration'), visible(row.instanceLabel)],
    [t('report.code'), row.instanceCode],
    [t('report.company'), visible(row.companyName) ?? row.companyCode],
    [t('report.execution'), String(row.id)],
    [t('report.type'), t(`type.${row.type}`, { ns: 'common' })],
    [t('report.zone'), browserZone()],
    [t('report.created'), time(row.createdAt)],
    [t('report.started'), time(row.startedAt)],
    [t('report.ended'), time(row.finishedAt)],
    [t('report.step'), failedStep == null ? null : `${failedStep.number}/${failedStep.count} ${failedStep.name}`],
    [t('report.error'), row.errorMessage],
    [
      t('facts.since'),
      streak === undefined
        ? null
        : streak.count === 0
          ? time(endOf(row))
          : `${time(endOf(streak.first))} (${t(streak.mayBeLonger ? 'facts.atLeast' : 'facts.inRow', { count: streak.count })})`,
    ],
    [
      t('facts.lastSuccess'),
      streak?.lastSuccess ? `${time(endOf(streak.lastSuccess))} (${streak.lastSuccess.id})` : null,
    ],
  ];
  const lines = facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  const parts = [
    lines,
    Array.isArray(changes) && changes.length === 0
      ? [`${t('facts.changed')}: ${t('facts.nothing')}`]
      : changeLines(t('facts.changed'), changes, t, extras),
    changeLines(t('changes.after'), changesAfter, t, extras),
    kindLines(extras, t),
    extras.logLines.length === 0 ? [] : [t('report.log'), ...extras.logLines],
  ];
  const text = parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
  return `${hideSecrets(text)}\n`;
}

/** A line for each version: who changed which fields, and when. */
function changeLines(
  title: string,
  changes: Failure['changes'],
  t: TFunction<'run'>,
  { nameOf, authorOf }: ReportExtras,
): string[] {
  if (!Array.isArray(changes) || changes.length === 0) return [];
  const fieldsOf = (entry: HistoryEntry): string => {
    const names = [...new Set(fieldChanges(foldVersions([entry])).map((change) => nameOf(change).join(' › ')))];
    const others = names.length - FIELDS;
    return [...names.slice(0, FIELDS), ...(others > 0 ? [t('facts.others', { count: others })] : [])].join(', ');
  };
  return [
    `${title}:`,
    ...changes.map((entry: HistoryEntry) => {
      const who = authorOf(entry.username) ?? t('history.system', { ns: 'instance-tabs' });
      return oneLine(`- ${entry.version}, ${who}, ${formatDateTime(entry.loggedAt)}: ${fieldsOf(entry)}`);
    }),
  ];
}

/** A line with the totals, then one line for each kind with its count, most frequent first. */
function kindLines({ kinds, warnings }: ReportExtras, t: TFunction<'run'>): string[] {
  if (kinds.length === 0) return [];
  const read = kinds.reduce((sum, { items }) => sum + items.length, 0);
  const count =
    read < warnings
      ? t('warnings.partial', { shown: read, number: warnings })
      : t('warnings.count', { count: read, number: read });
  const others = kinds.length - KINDS;
  return [
    `${t('report.warnings')} ${count}, ${t('warnings.kinds', { count: kinds.length })}`,
    ...kinds.slice(0, KINDS).map(kindLine),
    ...(others > 0 ? [`- ${t('facts.others', { count: others })}`] : []),
  ];
}

/** Always one line, even if the warning contains line breaks. */
const kindLine = ({ items, parts, stepName }: WarningKind): string =>
  `- ${items.length} × ${truncate(oneLine(hideSecrets(parts.map((part) => ('text' in part ? part.text : '…')).join(''))))} (${oneLine(stepName)})`;

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
