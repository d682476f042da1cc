import { Columns, Stack } from '@/ui/layout/stack';
import { TextAt, useFieldLabel } from '../kit/bound-fields';
import { FilterList } from '../kit/filter-list';
import { MetafieldsAt } from '../kit/metafields-field';

const CONDITIONS = ['conditions'];

/** Finds the shop's products and variants of a deleted asset. */
export function ShopDeleteMappingFields() {
  const label = useFieldLabel();
  return (
    <Stack gap={4}>
      <Columns>
        <TextAt path={['productSkuMetadata']} label={label('productSkuMetadata')} mono />
        <MetafieldsAt path={['productMetafields']} ownerType="PRODUCT" label={label('productMetafields')} />
        <TextAt path={['variantSkuMetadata']} label={label('variantSkuMetadata')} mono />
        <MetafieldsAt path={['variantMetafields']} ownerType="PRODUCTVARIANT" label={label('variantMetafields')} />
        <TextAt path={['productSkuSeparator']} label={label('productSkuSeparator')} initial="," mono />
      </Columns>
      <FilterList path={CONDITIONS} />
    </Stack>
  );
}
