import { isMarkedRequired } from '@/domain/configuration/schema/field-errors';
import { valueMappingSchema } from '@/domain/configuration/property/value-mapping';
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

/** A value mapping: attribute and property, and what narrows the value down. */
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
