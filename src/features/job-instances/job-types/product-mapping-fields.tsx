import { productMappingSchema } from '@/domain/configuration/parts/product-mapping';
import { isMarkedRequired } from '@/domain/configuration/schema/field-errors';
import { defaultOf } from '@/domain/configuration/schema/read-as';
import { Columns, Stack } from '@/ui/layout/stack';
import { BoundSwitch, BoundTextField, useFieldLabel } from './kit/fields/bound-fields';
import { MetafieldsField } from './kit/fields/metafields-field';
import { FilterList } from './kit/cards/filter-list';

const CONDITIONS = ['conditions'];
const INITIAL = defaultOf(productMappingSchema);

type TextKey =
  | 'productSkuMetadata'
  | 'variantSkuMetadata'
  | 'productSkuSeparator'
  | 'imageAltMetadata'
  | 'imagePositionMetadata'
  | 'urlPreset';

/** The fields of a product mapping: the metadata with the SKU, the shop's metafields, and image options. */
export function ProductMappingFields() {
  const label = useFieldLabel();
  return (
    <Stack gap={4}>
      <Columns>
        <MappingText name="productSkuMetadata" />
        <MetafieldsField name="productMetafields" required />
        <MappingText name="variantSkuMetadata" />
        <MetafieldsField name="variantMetafields" />
        <MappingText name="productSkuSeparator" />
        <MappingText name="imageAltMetadata" />
        <MappingText name="imagePositionMetadata" />
        <MappingText name="urlPreset" />
      </Columns>
      <BoundSwitch path={['deleteNonBynderImages']} label={label('deleteNonBynderImages')} />
      <BoundSwitch path={['associateAllVariants']} label={label('associateAllVariants')} />
      <FilterList path={CONDITIONS} />
    </Stack>
  );
}

function MappingText({ name }: { name: TextKey }) {
  const label = useFieldLabel();
  return (
    <BoundTextField
      path={[name]}
      label={label(name)}
      initial={INITIAL[name]}
      mono
      required={isMarkedRequired(productMappingSchema, name)}
    />
  );
}
