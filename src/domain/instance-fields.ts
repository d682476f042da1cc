import { companyIri } from './company';
import type { InstanceField, InstanceFields, InstanceRow } from './instance';
import { sameJson } from '@/lib/same-json';
import { sameValue } from '@/lib/same-value';
import { keysOf } from '@/lib/typed-entries';

/** The initial fields of a new instance. */
export const NEW_INSTANCE: InstanceFields = {
  code: '',
  label: '',
  jobCode: null,
  companyCode: null,
  description: '',
  enabled: true,
  configuration: '{}',
  sendErrorEmail: false,
  errorAlertEmails: [],
  sendWarningEmail: false,
  warningAlertEmails: [],
  allowSimultaneousRun: false,
  cronExpression: null,
  eventTrigger: false,
  executionLogVerbosity: 1,
  showJsonConfiguration: false,
};

export const INSTANCE_FIELDS = keysOf(NEW_INSTANCE);

/** The field of an instance that a property of the API stands for; undefined for a property without a field. */
export function instanceFieldOf(property: string): InstanceField | undefined {
  const name = property === 'company' ? 'companyCode' : property;
  return INSTANCE_FIELDS.find((field) => field === name);
}

/** Builds an object with the value of each given field. */
export function fieldsFrom<F extends InstanceField>(
  fields: readonly F[],
  valueOf: (field: F) => InstanceFields[F],
): Pick<InstanceFields, F> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a value
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as unknown as Pick<InstanceFields, F>;
}

/** The editable fields of a cached instance; label and description are "" instead of null. */
export function fieldsOf(row: InstanceRow): InstanceFields {
  const fields = fieldsFrom(INSTANCE_FIELDS, (field) => row[field]);
  return { ...fields, label: row.label ?? '', description: row.description ?? '' };
}

/** Whether two values of one field are equal. Configurations are compared as JSON. An empty text equals null. */
export function sameField(field: InstanceField, a: unknown, b: unknown): boolean {
  if (sameValue(a === '' ? null : a, b === '' ? null : b)) return true;
  return field === 'configuration' && typeof a === 'string' && typeof b === 'string' && sameJson(a, b);
}

/** The fields in which two versions differ. */
export function changedFields(from: InstanceFields, to: InstanceFields): InstanceField[] {
  return INSTANCE_FIELDS.filter((field) => !sameField(field, from[field], to[field]));
}

/** Converts fields to what the API expects: the company as an IRI, an empty or blank schedule as null. */
export function toWire<F extends Partial<InstanceFields>>(
  fields: F,
): Omit<F, 'companyCode'> & { company?: string | null } {
  const { companyCode, ...rest } = fields;
  const cleared = rest.cronExpression?.trim() === '' ? { cronExpression: null } : {};
  if (companyCode === undefined) return { ...rest, ...cleared };
  return { ...rest, ...cleared, company: companyCode === null ? null : companyIri(companyCode) };
}

/** A field that cannot change once the instance exists. */
export type FixedField = 'code' | 'jobCode' | 'companyCode';

const FIXED: ReadonlySet<InstanceField> = new Set<FixedField>(['code', 'jobCode', 'companyCode']);

/** Whether a field can change after the instance was created. */
export const isChangeable = (field: InstanceField): field is Exclude<InstanceField, FixedField> => !FIXED.has(field);

/** The changed fields as a patch of an existing instance, without the fields that cannot change. */
export function patchOf(from: InstanceFields, to: InstanceFields): Partial<Omit<InstanceFields, FixedField>> {
  const changed = changedFields(from, to).filter(isChangeable);
  return Object.fromEntries(changed.map((field) => [field, to[field]]));
}
