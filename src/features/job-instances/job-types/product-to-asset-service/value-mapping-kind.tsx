import {
  isBlankValueMapping,
  valueMappingSchema,
  valueMappingSummary,
} from '@/domain/configuration/parts/value-mapping';
import { withoutEmptyOptionals } from '@/domain/configuration/text/empty-optionals';
import { entryKind } from '../kit/entries/entry-kind';
import { isMarkedRequired } from '@/domain/configuration/schema/field-errors';
import { Columns } from '@/ui/layout/stack';
import { BoundTextField, useFieldLabel } from '../kit/fields/bound-fields';

/**
 * The kind of entry that maps an attribute to a property. Apply removes empty optional keys from the entry (`finish`).
 */
export const VALUE_MAPPING = entryKind({
  name: 'valueMapping',
  schema: valueMappingSchema,
  isBlank: isBlankValueMapping,
  summary: valueMappingSummary,
  finish: (raw) => withoutEmptyOptionals(raw, valueMappingSchema),
  Fields: ValueMappingFields,
});

const FIELDS = [
  'attribute',
  'bynder_property',
  'locale',
  'channel',
  'default_label_locale',
  'reference_entity_attribute',
] as const;

/** The fields of a value mapping: attribute, property, and the locale and channel of the value. */
function ValueMappingFields() {
  const label = useFieldLabel();
  return (
    <Columns gap={3}>
      {FIELDS.map((key) => (
        <BoundTextField
          key={key}
          path={[key]}
          label={label(key)}
          required={isMarkedRequired(valueMappingSchema, key)}
          mono
        />
      ))}
    </Columns>
  );
}
