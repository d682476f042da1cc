import type { TFunction } from 'i18next';
import { companyNameOf } from '@/domain/company';
import { fieldChanges, foldVersions, type FieldChange } from '@/domain/merge/field-changes';
import { browserZone } from '@/data/use-server-zone';
import { hideSecrets } from '@/domain/secrets/hide-secrets';
import { endOf } from '@/domain/runs/health/outcome';
import type { HistoryEntry } from '@/domain/instance';
import type { WarningKind } from '@/domain/warnings/warning-kinds';
import { formatDateTime } from '@/i18n/format/date';
import { statusText } from '@/i18n/status-text';
import { parseJson } from '@/lib/json';
import { visible } from '@/lib/text/visible-text';
import type { Failure } from '../use-failure';

/** The run that a report describes. For a run that did not fail, the facts about the failure are undefined or null. */
export type ReportedRun = Pick<Failure, 'row' | 'steps' | 'failedStep' | 'health' | 'changes' | 'changesAfter'>;

/** The data that a report needs in addition to the run. */
export interface ReportExtras {
  /** The address of the run. */
  address: string;
  /** The version of the configuration that the run used; null if unknown. */
  version: number | null;
  /** The loaded warnings by kind. */
  kinds: readonly WarningKind[];
  /** The number of all warnings of the run, including those that are not loaded. */
  warnings: number;
  /** The last lines of the log. */
  logLines: readonly string[];
  /** Returns the labels of the changed field and its parents, as in the form, outermost first. */
  nameOf: (change: FieldChange) => string[];
  /** Returns the name of the author of a version; null for the system. */
  authorOf: (username: string | null) => string | null;
}

/** A report has at most this many lines of the log, and at most this many characters of each line. */
const LOG_LINES = 20;
const LINE_LENGTH = 500;
/** At most this many kinds of warnings are listed; the rest are only counted. */
const MAX_KINDS = 50;
/** At most this many changed fields are listed for each version; the rest are only counted. */
const MAX_FIELDS = 20;

const truncate = (line: string): string => (line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line);

/**
 * How many lines at the end of a log, and how many characters of each line, are searched for secrets. The text is
 * shortened for the report only after the search, because a secret that is cut in two would not be found.
 */
const SEARCHED_LINES = 200;
const SEARCHED_LENGTH = 10_000;

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** The last lines of a log, without empty lines. Hides secrets, then truncates long lines. */
export function lastLines(log: string): string[] {
  const end = linesOf(log)
    .slice(-SEARCHED_LINES)
    .map((line) => line.slice(0, SEARCHED_LENGTH))
    .join('\n');
  return linesOf(hideSecrets(end)).slice(-LOG_LINES).map(truncate);
}

/**
 * Describes a run as plain text: address, identifiers, times, error, changes, warnings by kind, and the last lines of
 * the log. Replaces everything that looks like a secret with asterisks.
 */
export function reportText(run: ReportedRun, t: TFunction<'run'>, extras: ReportExtras): string {
  const { row, failedStep, health, changes, changesAfter } = run;
  const streak = health?.streak;
  const time = (moment: string | null | undefined): string => (moment == null ? '–' : formatDateTime(moment));
  const facts: [string, string | null][] = [
    [t('report.integration'), visible(row.instanceLabel)],
    [t('report.code'), row.instanceCode],
    [t('report.company'), companyNameOf(row)],
    [t('report.execution'), String(row.id)],
    [t('report.address'), extras.address],
    [t('report.status'), statusText(row.status)],
    [t('report.type'), t(`type.${row.type}`, { ns: 'common' })],
    [t('report.configuration'), extras.version === null ? null : t('report.version', { version: extras.version })],
    [t('report.zone'), browserZone()],
    [t('report.created'), time(row.createdAt)],
    [t('report.started'), time(row.startedAt)],
    [t('report.ended'), time(row.finishedAt)],
    [
      t('report.step'),
      failedStep == null
        ? null
        : `${failedStep.number}${failedStep.count === null ? '' : `/${failedStep.count}`} ${failedStep.name}`,
    ],
    [t('report.error'), row.errorMessage],
    [
      t('facts.since'),
      streak === undefined
        ? null
        : streak.count === 0
          ? time(endOf(row))
          : `${time(streak.first && endOf(streak.first))} (${t(streak.mayBeLonger ? 'facts.atLeast' : 'facts.inRow', { count: streak.count })})`,
    ],
    [
      t('facts.lastSuccess'),
      streak?.lastSuccess ? `${time(endOf(streak.lastSuccess))} (${streak.lastSuccess.id})` : null,
    ],
  ];
  // "Changed in between" makes sense only for a failed run.
  const changed = t(row.status === 'error' ? 'facts.changed' : 'changes.title');
  const lines = facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  const parts = [
    lines,
    Array.isArray(changes) && changes.length === 0
      ? [`${changed}: ${t('facts.nothing')}`]
      : changeLines(changed, changes, t, extras),
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

/** For each version, a line with its author and time, then a line for each change with the old and the new value. */
function changeLines(
  title: string,
  changes: Failure['changes'],
  t: TFunction<'run'>,
  { nameOf, authorOf }: ReportExtras,
): string[] {
  if (!Array.isArray(changes) || changes.length === 0) return [];
  const versionLines = (entry: HistoryEntry): string[] => {
    const all = fieldChanges(foldVersions([entry]));
    const others = all.length - MAX_FIELDS;
    const who = authorOf(entry.username) ?? t('history.system', { ns: 'instance-tabs' });
    return [
      `- ${t('report.version', { version: entry.version })}, ${oneLine(who)}, ${formatDateTime(entry.loggedAt)}:`,
      ...all.slice(0, MAX_FIELDS).map((change) => `  ${changeLine(change, nameOf(change), t)}`),
      ...(others > 0 ? [`  ${t('facts.others', { count: others })}`] : []),
    ];
  };
  return [`${title}:`, ...changes.flatMap(versionLines)];
}

/** The line of a change: "Mappings › header › Locale: en → fr". */
function changeLine(
  { property, path, before, after, moved }: FieldChange,
  names: string[],
  t: TFunction<'run'>,
): string {
  const key = path.at(-1) ?? property;
  const change = moved ? t('report.moved', moved) : `${valueOf(key, before)} → ${valueOf(key, after)}`;
  return truncate(oneLine(`${names.join(' › ')}: ${change}`));
}

/** A value as text, without secrets. `hideSecrets` recognises a secret by its key, not by its name on the screen. */
function valueOf(key: string, json: string | null): string {
  if (json === null) return '–';
  const value = parseJson(json);
  const start = `${key}: `;
  return hideSecrets(`${start}${typeof value === 'string' ? value : json}`).slice(start.length);
}

/** A line with the totals, then a line for each kind of warnings, most frequent first. */
function kindLines({ kinds, warnings }: ReportExtras, t: TFunction<'run'>): string[] {
  if (kinds.length === 0) return [];
  const read = kinds.reduce((sum, { items }) => sum + items.length, 0);
  const count =
    read < warnings
      ? t('warnings.partial', { shown: read, number: warnings })
      : t('warnings.count', { count: read, number: read });
  const others = kinds.length - MAX_KINDS;
  return [
    `${t('report.warnings')} ${count}, ${t('warnings.kinds', { count: kinds.length })}`,
    ...kinds.slice(0, MAX_KINDS).map(kindLine),
    ...(others > 0 ? [`- ${t('facts.others', { count: others })}`] : []),
  ];
}

/** The line of a kind of warnings. It is one line even if the warnings contain line breaks. */
const kindLine = ({ items, parts, stepName }: WarningKind): string =>
  `- ${items.length} × ${truncate(oneLine(hideSecrets(parts.map((part) => ('text' in part ? part.text : '…')).join(''))))} (${oneLine(stepName)})`;

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
