import type { InstanceFields } from '../instance';
import { sameField } from '../instance-fields';
import { nodeAt, rawOf, rootOf } from '@/lib/json-nodes';
import type { BulkEdit, BulkValue } from './bulk-change';
import { withValues } from './replace-values';

type FieldEdit = Extract<BulkEdit, { kind: 'field' }>;
type ValueEdit = Extract<BulkEdit, { kind: 'value' }>;

const isField = (edit: BulkEdit): edit is FieldEdit => edit.kind === 'field';
const isValue = (edit: BulkEdit): edit is ValueEdit => edit.kind === 'value';

/**
 * The fields that these edits set, with the values to store. A field is left alone if its value has changed since the
 * edit was made (it differs from `before`). A list of addresses is an exception: the edit still adds and removes its
 * own addresses.
 */
export function editedFields(value: InstanceFields, edits: readonly BulkEdit[]): Partial<InstanceFields> {
  const fields = edits
    .filter(isField)
    .map(({ field, before, after }) => [field, editedValue(field, value[field], { before, after })]);
  const values = edits.filter(isValue);
  const configuration = values.length === 0 ? {} : { configuration: withValues(value.configuration, values) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has a value of its own kind
  return { ...(Object.fromEntries(fields) as Partial<InstanceFields>), ...configuration };
}

function editedValue(
  field: FieldEdit['field'],
  current: BulkValue,
  { before, after }: Pick<FieldEdit, 'before' | 'after'>,
): BulkValue {
  if (sameField(field, current, before)) return after;
  if (!Array.isArray(current) || !Array.isArray(before) || !Array.isArray(after)) return current;
  const kept = current.filter((each) => !before.includes(each) || after.includes(each));
  return [...kept, ...after.filter((each) => !before.includes(each) && !kept.includes(each))];
}

/** The edits that undo `edits`. */
export const inverseOf = (edits: readonly BulkEdit[]): BulkEdit[] =>
  edits.map(<Edit extends BulkEdit>(edit: Edit): Edit => ({ ...edit, before: edit.after, after: edit.before }));

/** Whether an integration already has every value that the edits would set. */
export function areApplied(value: InstanceFields, edits: readonly BulkEdit[]): boolean {
  const root = edits.some(isValue) ? rootOf(value.configuration) : null;
  return edits.every((edit) => {
    if (isField(edit)) return sameField(edit.field, value[edit.field], edit.after);
    const node = root === null ? undefined : nodeAt(root, edit.path);
    return node !== undefined && sameRaw(rawOf(node), edit.after);
  });
}

/** Whether two JSON texts of a string, number, boolean or null mean the same; servers may spell a value differently. */
const sameRaw = (one: string, other: string): boolean =>
  one === other || JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
