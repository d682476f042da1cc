import { useMemo } from 'react';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { InstanceField, InstanceFields } from '@/lib/database/draft-rows';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';

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
  /** The server's words on places inside the configuration, as 'path: message'. */
  configurationErrors: readonly string[];
  isNew: boolean;
  /** The person may look, not change. */
  readOnly: boolean;
}
