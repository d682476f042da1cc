import { connectionTypeOf, mayUseConnection } from '../configuration/linked-connections';
import { connectionKey } from '../connection';
import type { InstanceFields } from '../instance';
import { sameField } from '../instance-fields';
import { entriesOf, leafValue, rawOf, rootOf } from '@/lib/json-nodes';
import {
  partsOf,
  type AlertChange,
  type BulkChange,
  type BulkEdit,
  type BulkField,
  type BulkNote,
  type BulkPart,
  type BulkValue,
  type ConnectionChange,
  type NoChange,
} from './bulk-change';
import { replacedValues, type ValueChange } from './replace-values';

/** What a bulk change does to one integration. */
export interface ChangePlan {
  /** The edits to make; empty if nothing changes. */
  edits: BulkEdit[];
  /** The parts that change nothing, and why. */
  notes: BulkNote[];
}

type PartPlan = BulkEdit[] | NoChange;

/**
 * Plans what a bulk change does to an integration.
 * @param value the values that the form of the integration shows
 */
export function planChange(value: InstanceFields, change: BulkChange): ChangePlan {
  const plan: ChangePlan = { edits: [], notes: [] };
  for (const part of partsOf(change)) {
    const planned = planPart(part, value, change);
    if (typeof planned === 'string') plan.notes.push({ part, reason: planned });
    else if (planned.length === 0) plan.notes.push({ part, reason: 'same' });
    else plan.edits.push(...planned);
  }
  return plan;
}

function planPart(part: BulkPart, value: InstanceFields, change: BulkChange): PartPlan {
  const { enabled, errorAlerts, warningAlerts, schedule, connection, replace } = change;
  if (part === 'enabled' && enabled !== undefined) return fieldEdits(part, value, { enabled });
  if (part === 'errorAlerts' && errorAlerts !== undefined)
    return fieldEdits(part, value, alertFields(value, errorAlerts, 'errorAlertEmails', 'sendErrorEmail'));
  if (part === 'warningAlerts' && warningAlerts !== undefined)
    return fieldEdits(part, value, alertFields(value, warningAlerts, 'warningAlertEmails', 'sendWarningEmail'));
  if (part === 'schedule' && schedule !== undefined)
    return fieldEdits(part, value, { cronExpression: schedule.cronExpression?.trim() || null });
  if (part === 'connection' && connection !== undefined) return connectionEdits(value, connection);
  if (part === 'replace' && replace !== undefined) {
    const found = replacedValues(value.configuration, replace);
    if (found === null) return 'notJson';
    return found.length === 0 ? 'notFound' : valueEdits('replace', found);
  }
  return [];
}

function fieldEdits(part: BulkPart, value: InstanceFields, wanted: Partial<Record<BulkField, BulkValue>>): BulkEdit[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.entries` loses the type of the keys
  return (Object.entries(wanted) as [BulkField, BulkValue][])
    .filter(([field, after]) => !sameField(field, value[field], after))
    .map(([field, after]) => ({ part, kind: 'field', field, before: value[field], after }));
}

/** The fields of an alert after a change. */
function alertFields(
  value: InstanceFields,
  { mode, addresses }: AlertChange,
  list: 'errorAlertEmails' | 'warningAlertEmails',
  toggle: 'sendErrorEmail' | 'sendWarningEmail',
): Partial<Record<BulkField, BulkValue>> {
  const known = value[list];
  if (mode === 'remove') return { [list]: known.filter((address) => !addresses.includes(address)) };
  const after = mode === 'replace' ? addresses : [...known, ...addresses.filter((address) => !known.includes(address))];
  // While an alert is off, its addresses get no message, so adding addresses turns it on.
  return addresses.length === 0 ? { [list]: after } : { [list]: after, [toggle]: true };
}

function connectionEdits(value: InstanceFields, { type, id, companyCode }: ConnectionChange): PartPlan {
  const root = rootOf(value.configuration);
  if (root === null) return 'notJson';
  const places = entriesOf(root).filter(
    ({ key, node }, index, all) =>
      key !== null &&
      connectionTypeOf(key) === type &&
      node.kind === 'leaf' &&
      all.findLastIndex((other) => other.key === key) === index,
  );
  if (places.length === 0) return 'noPlace';
  if (!mayUseConnection({ companyCode }, value.companyCode)) return 'otherCompany';
  const changed = places.flatMap(({ key, node }): ValueChange[] => {
    const before = leafValue(node);
    const isSame =
      (typeof before === 'number' || typeof before === 'string') &&
      connectionKey(type, before) === connectionKey(type, id);
    return isSame || key === null ? [] : [{ path: [key], before: rawOf(node), after: JSON.stringify(id) }];
  });
  return valueEdits('connection', changed);
}

const valueEdits = (part: BulkPart, changes: readonly ValueChange[]): BulkEdit[] =>
  changes.map((each) => ({ part, kind: 'value', ...each }));
