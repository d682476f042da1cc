import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Sets fields as if the user had typed the values. */
export function setValues<Values extends FieldValues>(form: UseFormReturn<Values>, values: object): void {
  for (const [field, value] of Object.entries(values))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values are those of this form
    form.setValue(field as FieldPath<Values>, value as never, { shouldDirty: true });
}
