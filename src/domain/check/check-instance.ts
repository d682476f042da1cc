import { linkedConnections, lacksConnection, type LinkedConnection } from '../configuration/linked-connections';
import { placeInConfiguration } from '../configuration/place-in-configuration';
import { valueErrors } from '../configuration/schema/field-errors';
import type { Path } from '../configuration/schema/path';
import type { InstanceField, InstanceFields } from '../instance';
import { findJobType } from '../job-types/registry';
import type { Violation } from '../problem';
import { firstOfEach } from '@/lib/first-of-each';
import { isRecord, parseJson } from '@/lib/json';
import { typedEntries } from '@/lib/typed-entries';
import { checkNames, type CheckedNames, type NameClues } from './check-names';
import { checkSchedule, type ScheduleClues } from './check-schedule';
import { checkWriters } from './check-writers';
import { byWeight, finding, type Finding } from './finding';
import { writtenNames } from './written-names';

/** The result of the last connection test that was started on this device. */
export interface ConnectionTestClue {
  /** Milliseconds since 1970, device clock. */
  at: number;
  worked: boolean;
  /** The backend's message about a failure; null if there is no message. */
  reason: string | null;
}

/** The input of a check. */
export interface CheckClues {
  /** The draft if there is one, else the server's version. */
  value: InstanceFields;
  /** The violations that the server reported for the last Save. */
  violations: readonly Violation[];
  /** The last test of each connection, by the connection's key; null if the connection was never tested. */
  tests: Readonly<Record<string, ConnectionTestClue | null>>;
  names: NameClues;
  schedule: ScheduleClues;
}

/** The findings of a check, and the number of checked values of each kind. */
export interface CheckResult {
  findings: Finding[];
  fields: number;
  connections: number;
  schedules: number;
  names: CheckedNames;
  /** The number of patterns. No check can judge whether a pattern is right. */
  patterns: number;
}

/** Lists what is wrong with an integration before it is launched, as far as this device can tell. */
export function checkInstance({ value, violations, tests, names, schedule }: CheckClues): CheckResult {
  const { schema } = findJobType(value.jobCode);
  const configuration = parseJson(value.configuration);
  const isObject = isRecord(configuration);
  const checked = checkNames(schema, isObject ? configuration : {}, names);
  const linked = linkedConnections(value.configuration);
  const found = [
    ...placedViolations(value, violations),
    ...(isObject ? [] : [finding({ kind: 'notJson' }, 'wrong', 'configuration')]),
    ...(isObject ? formRules(value, configuration) : []),
    ...checked.findings,
    ...linked.flatMap((connection) => connectionFinding(connection, tests[connection.key] ?? null)),
    ...checkSchedule(value, schedule),
    ...checkWriters(value, writtenNames(value), schedule),
    ...(value.enabled ? [] : [finding({ kind: 'disabled' }, 'toKnow', 'enabled')]),
  ];
  return {
    findings: firstOfEach(found, ({ id }) => id).toSorted(byWeight),
    fields: isObject ? countFields(configuration) : 0,
    connections: linked.length,
    schedules: value.cronExpression === null || value.cronExpression.trim() === '' ? 0 : 1,
    names: checked.counts,
    patterns: isObject ? countPatterns(configuration) : 0,
  };
}

function placedViolations(value: InstanceFields, violations: readonly Violation[]): Finding[] {
  const placed = placeInConfiguration(violations, findJobType(value.jobCode).schema, value.configuration);
  const violation = (message: string, field: InstanceField | null, path: Path = []): Finding =>
    finding({ kind: 'violation', message }, 'wrong', field, path);
  return [
    ...typedEntries(placed.fields).flatMap(([field, messages = []]) =>
      messages.map((message) => violation(message, field)),
    ),
    ...placed.configuration.map(({ path, message }) => violation(message, 'configuration', path)),
    ...placed.unmatched.map(({ message }) => violation(message, null)),
  ];
}

/** The findings about values that break a rule of the form, and about a missing connection. */
function formRules({ jobCode, configuration: text }: InstanceFields, configuration: unknown): Finding[] {
  const rules = valueErrors(findJobType(jobCode).schema, configuration).map(({ path, code }) =>
    finding({ kind: 'formRule', error: code }, 'wrong', 'configuration', path),
  );
  return lacksConnection(text) ? [...rules, finding({ kind: 'noConnection' }, 'wrong', 'configuration')] : rules;
}

function connectionFinding(connection: LinkedConnection, test: ConnectionTestClue | null): Finding[] {
  const place: Path = [connection.field];
  if (test === null) return [finding({ kind: 'untested', connection }, 'doubtful', 'configuration', place)];
  if (test.worked) return [];
  const { at, reason } = test;
  return [finding({ kind: 'testFailed', connection, at, reason }, 'wrong', 'configuration', place)];
}

/** The number of filled-in values in a configuration. A list of simple values counts as one value. */
function countFields(value: unknown): number {
  if (Array.isArray(value)) {
    return value.every((item) => typeof item !== 'object')
      ? 1
      : value.reduce<number>((sum, item) => sum + countFields(item), 0);
  }
  if (isRecord(value)) return Object.values(value).reduce<number>((sum, item) => sum + countFields(item), 0);
  return value === '' || value === null || value === undefined ? 0 : 1;
}

const PATTERN_KEYS = new Set(['regex', 'pattern', 'regexPattern']);

/** The number of patterns in a value. */
function countPatterns(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countPatterns(item), 0);
  if (!isRecord(value)) return 0;
  const own = value['operator'] === 'REGEX' || value['property_type'] === 'pattern' ? 1 : 0;
  return Object.entries(value).reduce(
    (sum, [key, item]) =>
      sum +
      (PATTERN_KEYS.has(key) && typeof item === 'string' && item !== '' && item !== '//' ? 1 : countPatterns(item)),
    own,
  );
}
