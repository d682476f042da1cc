import { membersOf, rawOf } from '@/lib/json-nodes';
import { sameNode } from '@/lib/same-json';
import { connectionTypeOf } from '../configuration/linked-connections';
import { FORM_TABS, isFieldVisible, tabOf, type FormTab } from '../form-tabs';
import type { InstanceField, InstanceFields } from '../instance';
import { fieldChanges, foldVersions, readPart, type FieldChange } from '../merge/field-changes';
import { inFormOrder } from '../versions/compare-versions';
import type { Permissions } from '../permissions';
import { RESTORABLE_FIELDS } from '../versions/values-at';
import { instanceFieldOf, sameField } from '../instance-fields';

/** The differences between two integrations. */
export interface Differences {
  /** From A to B, in the order of the form. */
  changes: readonly FieldChange[];
  /** The compared properties. */
  fields: readonly InstanceField[];
  /** Whether the two integrations have different job types. If so, their configurations are not compared. */
  hasOtherJob: boolean;
}

/** Fields whose values belong to a company, so that they are not copied to another company. */
const COMPANY_FIELDS: ReadonlySet<string> = new Set<InstanceField>(['errorAlertEmails', 'warningAlertEmails']);
/** Fields that depend on the job type. They are compared only between integrations of the same type. */
const JOB_FIELDS: ReadonlySet<string> = new Set<InstanceField>(['configuration', 'showJsonConfiguration']);

/**
 * Compares two integrations, or an integration and a file. Leaves out the code, the job and the company. If the
 * companies differ, leaves out the connections, too.
 */
export function differencesBetween(a: InstanceFields, b: InstanceFields): Differences {
  const hasOtherJob = a.jobCode !== b.jobCode;
  const fields = RESTORABLE_FIELDS.filter((field) => !hasOtherJob || !JOB_FIELDS.has(field));
  const changeSet = Object.fromEntries(
    fields
      .filter((field) => !sameField(field, a[field], b[field]))
      .map((field) => [field, { old: a[field], new: b[field] }]),
  );
  const folded = foldVersions([{ version: 1, username: null, loggedAt: null, changeSet }]);
  const isConnection = ({ path }: FieldChange): boolean => connectionTypeOf(path[0] ?? '') !== null;
  const isOtherCompany = a.companyCode !== b.companyCode;
  const changes = fieldChanges(folded).filter((change) => !isOtherCompany || !isConnection(change));
  return { changes: inFormOrder(changes, a.jobCode), fields, hasOtherJob };
}

/**
 * Whether a changed value must not be copied, because it belongs to a company and the two integrations have different
 * companies.
 */
export const isOwnValue = (
  { property }: FieldChange,
  a: Pick<InstanceFields, 'companyCode'>,
  b: Pick<InstanceFields, 'companyCode'>,
): boolean => a.companyCode !== b.companyCode && COMPANY_FIELDS.has(property);

/**
 * The settings, and the top-level keys of the configuration, that are equal in two integrations. Each is written as a
 * change whose old and new values are equal.
 * @param differences the differences of the same two integrations
 */
export function sameFields(a: InstanceFields, b: InstanceFields, { fields, changes }: Differences): FieldChange[] {
  const isDifferent = (field: string): boolean => changes.some(({ property }) => property === field);
  const same = fields.flatMap((field): FieldChange[] => {
    if (field !== 'configuration') {
      if (isDifferent(field)) return [];
      const text = a[field] === null ? null : JSON.stringify(a[field]);
      return [{ property: field, path: [], before: text, after: text }];
    }
    const part = readPart(a.configuration);
    const other = readPart(b.configuration);
    if (part?.kind !== 'object' || other?.kind !== 'object') return [];
    const others = membersOf(other);
    return [...membersOf(part)].flatMap(([key, node]) => {
      const twin = others.get(key);
      if (twin === undefined || !sameNode(node, twin)) return [];
      // Equal values may be spelled differently, so both sides get the spelling of A.
      const text = rawOf(node);
      return [{ property: field, path: [key], before: text, after: text }];
    });
  });
  return inFormOrder(same, a.jobCode);
}

/**
 * Whether a user with these permissions may edit the changed field. The server silently ignores a change that the user
 * may not make.
 */
export function mayEdit(change: FieldChange, permissions: Permissions): boolean {
  const field = instanceFieldOf(change.property);
  return permissions.operate && field !== undefined && isFieldVisible(field, permissions);
}

/** The tab of the form that shows the changed field. */
export function tabOfChange(change: FieldChange): FormTab {
  const field = instanceFieldOf(change.property);
  return field === undefined ? 'general' : tabOf(field);
}

/** Sorts changes into the order of the form's tabs. Changes on the same tab keep their order. */
export const inTabOrder = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.toSorted((one, other) => FORM_TABS.indexOf(tabOfChange(one)) - FORM_TABS.indexOf(tabOfChange(other)));
