import {
  isBlankReverseMapping,
  isReverseMappingField,
  newReverseMapping,
  readReverseMapping,
  reverseMappingFormat,
  reverseMappingPath,
  reverseMappingSchema,
  reverseMappingSummary,
  validateReverseMapping,
  withReverseMappingName,
  type ReverseMappingField,
  isAssociation,
} from '@/domain/configuration/pim/reverse-mapping';
import type { FieldErrors } from '@/domain/configuration/schema/field-errors';
import { formatPath } from '@/domain/configuration/schema/path';
import type { EntryKind } from '../kit/entries/entry-kind';
import { useTranslation } from 'react-i18next';
import { Columns, Stack } from '@/ui/layout/stack';
import { BoundSwitch, BoundTextField, useFieldLabel } from '../kit/fields/bound-fields';
import { useValueAt } from '../kit/scope/json-scope';

/** The kind of entry that maps an attribute of a product back to a field of the asset. */
export const REVERSE_MAPPING: EntryKind = {
  name: 'reverseMapping',
  schema: reverseMappingSchema,
  create: newReverseMapping,
  isBlank: (entry) => isBlankReverseMapping(readReverseMapping(entry)),
  summary: (entry) => reverseMappingSummary(readReverseMapping(entry)),
  validate,
  finish: withReverseMappingName,
  Fields: ReverseMappingFields,
};

/** The errors of an entry, at paths in its flat or nested format. */
function validate(entry: unknown): FieldErrors {
  const format = reverseMappingFormat(entry);
  const errors = Object.entries(validateReverseMapping(readReverseMapping(entry)));
  return Object.fromEntries(
    errors.flatMap(([field, error]) =>
      isReverseMappingField(field) ? [[formatPath(reverseMappingPath(format, field)), error]] : [],
    ),
  );
}

/** The fields of a reverse mapping. They keep the flat or nested format of the entry. */
function ReverseMappingFields() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const entry = useValueAt([]);
  const format = reverseMappingFormat(entry);
  const at = (field: ReverseMappingField) => ({ path: reverseMappingPath(format, field), label: label(field) });
  const association = isAssociation(readReverseMapping(entry));
  return (
    <Stack gap={3}>
      <Columns gap={3}>
        <BoundTextField
          {...at('akeneoAttributeCode')}
          required
          mono
          {...(association && { help: t('hint.association') })}
        />
        <BoundTextField {...at('bynderFieldCode')} required mono />
        <BoundTextField {...at('akeneoLocale')} mono />
        <BoundTextField {...at('akeneoChannel')} mono />
        <BoundTextField {...at('akeneoLabelLocale')} mono />
        <BoundTextField {...at('akeneoReferenceEntityAttribute')} mono />
        <BoundTextField {...at('separator')} initial="," mono />
      </Columns>
      <BoundSwitch {...at('multipleValues')} />
    </Stack>
  );
}
