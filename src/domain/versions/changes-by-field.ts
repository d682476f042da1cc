import type { FieldChange } from '../merge/field-changes';

/** The key of the form field to which a change belongs, for example "label" or "configuration.mappings". */
export const fieldKey = ({ property, path }: Pick<FieldChange, 'property' | 'path'>): string =>
  [property, ...path.slice(0, 1)].join('.');

/** A field of the form, and the places in it that have changed. */
export interface ChangedField {
  key: string;
  changes: readonly FieldChange[];
}

/** Groups changes by the field of the form. Fields and changes stay in the given order. */
export function changesByField(changes: readonly FieldChange[]): ChangedField[] {
  const fields = new Map<string, FieldChange[]>();
  for (const change of changes) fields.set(fieldKey(change), [...(fields.get(fieldKey(change)) ?? []), change]);
  return [...fields].map(([key, inside]) => ({ key, changes: inside }));
}
