import { includesRole, type Role } from '../../http/auth/roles';
import type { SqlValue } from '../../store/database';
import type { InstanceRow } from './instance-row';

/** A field of an instance that a call may write. */
interface Field {
  name: string;
  column: keyof InstanceRow;
  /** The weakest role that may change the field. A change by a weaker role is ignored silently, as in API Platform. */
  role: Role;
}

const field = (name: string, column: keyof InstanceRow, role: Role = 'ROLE_USER'): Field => ({ name, column, role });

/** The fields that can still change after an instance was created. */
export const changeableFields: readonly Field[] = [
  field('label', 'label'),
  field('description', 'description'),
  field('enabled', 'enabled'),
  field('configuration', 'configuration'),
  field('sendErrorEmail', 'send_error_email'),
  field('errorAlertEmails', 'error_alert_emails'),
  field('sendWarningEmail', 'send_warning_email'),
  field('warningAlertEmails', 'warning_alert_emails'),
  field('allowSimultaneousRun', 'allow_simultaneous_run', 'ROLE_ADMIN'),
  field('cronExpression', 'cron_expression', 'ROLE_CLIENT_ADMIN'),
  field('eventTrigger', 'event_trigger', 'ROLE_CLIENT_ADMIN'),
  field('executionLogVerbosity', 'execution_log_verbosity', 'ROLE_ADMIN'),
  field('showJsonConfiguration', 'show_json_configuration', 'ROLE_CLIENT_ADMIN'),
];

/** The changes that a call makes; the keys are columns. */
export type Changes = ReadonlyMap<keyof InstanceRow, SqlValue>;

// Null clears a field, and so does "" for a cron expression. A cleared column that has a default value gets this value.
function normalised(column: keyof InstanceRow, value: SqlValue): SqlValue {
  if (column === 'cron_expression' && value === '') return null;
  if (column === 'configuration' && value === null) return '{}';
  return column === 'execution_log_verbosity' && value === null ? 1 : value;
}

/** The changeable fields of a body that this role may write. */
export function readChanges(body: Readonly<Record<string, unknown>>, role: Role): Changes {
  const given = changeableFields.filter(({ name, role: needed }) => name in body && includesRole(role, needed));
  return new Map(
    given.map(({ name, column }) => {
      const value = body[name] as SqlValue;
      return [column, normalised(column, value)];
    }),
  );
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/**
 * The changes that a version records; the keys are field names. Fields that keep their value are left out.
 * @param before the instance before the changes; null for a new instance
 */
export function changeSet(
  before: InstanceRow | null,
  changes: Changes,
): Record<string, { old: unknown; new: unknown }> {
  const changed = changeableFields.filter(({ column }) => changes.has(column));
  const entries = changed.map(({ name, column }) => {
    return [name, { old: before?.[column] ?? null, new: changes.get(column) ?? null }] as const;
  });
  return Object.fromEntries(entries.filter(([, change]) => !same(change.old, change.new)));
}
