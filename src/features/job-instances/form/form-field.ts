import { useMemo } from 'react';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import type { PlacedViolation } from '@/domain/configuration/place-violations';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import type { TypedRecord } from '../job-types/kit/typed-texts';

/** One setter per field; each stays the same function, so that typing renders one field. */
export type FieldSetters = { [Field in InstanceField]: (value: InstanceFields[Field]) => void };

export function useFieldSetters(editor: DraftEditor): FieldSetters {
  return useMemo(
    () =>
      Object.fromEntries(
        INSTANCE_FIELDS.map((field) => [field, (value: unknown) => editor.edit({ [field]: value })]),
      ) as FieldSetters,
    [editor],
  );
}

/** What every tab of the form gets. */
export interface TabProps {
  value: InstanceFields;
  set: FieldSetters;
  editor: DraftEditor;
  /** What is wrong with a field, in words. */
  errors: Partial<Record<InstanceField, string>>;
  /** What the server said of places inside the configuration. */
  complaints: readonly PlacedViolation[];
  /** What JSON fields of the configuration show while it is not JSON. */
  typed: TypedRecord;
  onTyped: (change: (before: TypedRecord) => TypedRecord) => void;
  isNew: boolean;
  /** The person may look, not change. */
  readOnly: boolean;
}

export interface ConfigurationTabProps extends TabProps {
  /** The configuration as the server has it; null for a new instance. */
  onServer: string | null;
}
