import { isMarkedRequired } from '@/domain/configuration/schema/field-errors';
import { valueMappingSchema } from '@/domain/configuration/parts/value-mapping';
import { Columns } from '@/ui/layout/stack';
import { TextAt, useFieldLabel } from '../kit/bound-fields';

const FIELDS = [
  'attribute',
  'bynder_property',
  'locale',
  'channel',
  'default_label_locale',
  'reference_entity_attribute',
] as const;

/** The fields of a value mapping: attribute, property, and the scope of the value. */
export function ValueMappingFields() {
  const label = useFieldLabel();
  return (
    <Columns gap={3}>
      {FIELDS.map((key) => (
        <TextAt key={key} path={[key]} label={label(key)} required={isMarkedRequired(valueMappingSchema, key)} mono />
      ))}
    </Columns>
  );
}
