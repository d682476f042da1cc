import type { TFunction } from 'i18next';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import { hideSecrets } from '@/lib/text/hide-secrets';
import type { WarningKind } from '@/domain/warnings/warning-kinds';
import { formatDateTime } from '@/i18n/format/date';
import { visible } from '@/lib/text/visible-text';
import type { Failure } from './use-failure';

/** What a report may have besides the facts of the failure. */
export interface ReportExtras {
  /** The warnings that were read, by kind. */
  kinds: readonly WarningKind[];
  /** How many warnings the run has. */
  warnings: number;
  /** The last lines of the log. */
  logLines: readonly string[];
}

/** Lines of the log in a report, and characters of each. */
const LOG_LINES = 20;
const LINE_LENGTH = 500;
/** Kinds of warnings in a report; the others are counted. */
const KINDS = 50;

const shortened = (line: string): string => (line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line);

/** The last lines of a log; a long line is cut. */
export function lastLines(log: string): string[] {
  const lines = log.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.slice(-LOG_LINES).map(shortened);
}

/**
 * A failure as plain text: identifiers, times, error, changes, warnings by kind, and the last lines of the log. Whatever
 * looks like a secret is replaced with asterisks.
 */
export function reportText(failure: Failure, t: TFunction<'run'>, extras: ReportExtras): string {
  const { row, failedStep, health, changes } = failure;
  const streak = health?.streak;
  const time = (moment: string | null | undefined): string => (moment == null ? '–' : formatDateTime(moment));
  const facts: [string, string | null][] = [
    [t('report.integration'), visible(row.instanceLabel)],
    [t('report.code'), row.instanceCode],
    [t('report.company'), visible(row.companyName) ?? row.companyCode],
    [t('report.execution'), String(row.id)],
    [t('report.type'), t(`type.${row.type}`, { ns: 'common' })],
    [t('report.created'), time(row.createdAt)],
    [t('report.started'), time(row.startedAt)],
    [t('report.ended'), time(row.finishedAt)],
    [t('report.step'), failedStep == null ? null : `${failedStep.number}/${failedStep.count} ${failedStep.name}`],
    [t('report.error'), row.errorMessage],
    [
      t('facts.since'),
      streak === undefined
        ? null
        : `${time(streak.first?.finishedAt)} (${t(streak.open ? 'facts.atLeast' : 'facts.inRow', { count: streak.count })})`,
    ],
    [
      t('facts.lastSuccess'),
      streak?.lastSuccess ? `${time(streak.lastSuccess.finishedAt)} (${streak.lastSuccess.id})` : null,
    ],
  ];
  const lines = facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  const parts = [
    lines,
    changeLines(changes, t),
    kindLines(extras, t),
    extras.logLines.length === 0 ? [] : [t('report.log'), ...extras.logLines],
  ];
  const text = parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
  return `${hideSecrets(text)}\n`;
}

function changeLines(changes: Failure['changes'], t: TFunction<'run'>): string[] {
  if (!Array.isArray(changes)) return [];
  if (changes.length === 0) return [`${t('facts.changed')}: ${t('facts.nothing')}`];
  const label = (property: string): string => {
    const field = INSTANCE_FIELDS.find((known) => known === property);
    return field === undefined ? property : t(`property.${field}`, { ns: 'instance-tabs' });
  };
  return [
    `${t('facts.changed')}:`,
    ...changes.map(
      ({ version, username, loggedAt, changeSet }) =>
        `- ${version}, ${username ?? t('history.system', { ns: 'instance-tabs' })}, ${formatDateTime(loggedAt)}: ${Object.keys(changeSet).map(label).join(', ')}`,
    ),
  ];
}

/** A line for each kind with its count, the most frequent first, below a line with the numbers. */
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

/** One line, whatever the warning contains. */
const kindLine = ({ items, parts, stepName }: WarningKind): string =>
  `- ${items.length} × ${shortened(oneLine(parts.map((part) => ('text' in part ? part.text : '…')).join('')))} (${oneLine(stepName)})`;

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
