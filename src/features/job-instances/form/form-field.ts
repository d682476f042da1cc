import { useMemo } from 'react';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import type { PlacedViolation } from '@/domain/configuration/place-in-configuration';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import type { TypedRecord } from '../job-types/kit/scope/typed-texts';
import { recordOf } from '@/lib/typed-entries';

/** One stable setter per field, so that typing in a field renders no other field. */
export type FieldSetters = { [Field in InstanceField]: (value: InstanceFields[Field]) => void };

export function useFieldSetters(editor: DraftEditor): FieldSetters {
  return useMemo(
    () => recordOf(INSTANCE_FIELDS, (field) => (value: unknown) => editor.edit({ [field]: value })),
    [editor],
  );
}

/** Props of every tab of the form. */
export interface TabProps {
  value: InstanceFields;
  set: FieldSetters;
  editor: DraftEditor;
  /** Error messages by field. */
  errors: Partial<Record<InstanceField, string>>;
  /**
   * The violations inside the configuration: those that the server reported, empty required fields, and the error of a
   * failed run.
   */
  violations: readonly PlacedViolation[];
  /** Texts typed into fields of the configuration, as long as they differ from the stored values. */
  typed: TypedRecord;
  onTypedChange: (change: (before: TypedRecord) => TypedRecord) => void;
  isNew: boolean;
  /** True if the user may not change anything. */
  readOnly: boolean;
}

export interface ConfigurationTabProps extends TabProps {
  /** The server's configuration; null for a new instance. */
  serverConfiguration: string | null;
}
