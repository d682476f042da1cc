import { useTranslation } from 'react-i18next';
import { EntryList } from './kit/entries/entry-list';
import {
  isBlankShopDeleteMapping,
  shopDeleteMappingSchema,
  shopDeleteMappingSummary,
} from '@/domain/configuration/parts/shop-delete-mapping';
import { entryKind } from './kit/entries/entry-kind';
import { Columns, Stack } from '@/ui/layout/stack';
import { BoundTextField, useFieldLabel } from './kit/fields/bound-fields';
import { MetafieldsField } from './kit/fields/metafields-field';
import { FilterList } from './kit/cards/filter-list';

/** The kind of entry that says how to find the shop products and variants of a deleted asset. */
export const SHOP_DELETE_MAPPING = entryKind({
  name: 'shopDeleteMapping',
  schema: shopDeleteMappingSchema,
  isBlank: isBlankShopDeleteMapping,
  summary: shopDeleteMappingSummary,
  Fields: ShopDeleteMappingFields,
});

const SHOP_DELETE_MAPPINGS = ['delete_bynder_shopify_assets'];

/**
 * The form of the job that deletes shop files whose assets were deleted. The configuration has no shop connection, so
 * the form offers the metafields of all shops of the company.
 */
export function ShopDeleteForm() {
  const { t } = useTranslation('job-forms');
  return (
    <EntryList
      path={SHOP_DELETE_MAPPINGS}
      kind={SHOP_DELETE_MAPPING}
      title={t('group.shopDeleteMappings')}
      empty={t('empty.shopDeleteMappings')}
    />
  );
}

const CONDITIONS = ['conditions'];

/** The fields of a shop delete mapping. */
export function ShopDeleteMappingFields() {
  const label = useFieldLabel();
  return (
    <Stack gap={4}>
      <Columns>
        <BoundTextField path={['productSkuMetadata']} label={label('productSkuMetadata')} mono />
        <MetafieldsField name="productMetafields" />
        <BoundTextField path={['variantSkuMetadata']} label={label('variantSkuMetadata')} mono />
        <MetafieldsField name="variantMetafields" />
        <BoundTextField path={['productSkuSeparator']} label={label('productSkuSeparator')} initial="," mono />
      </Columns>
      <FilterList path={CONDITIONS} />
    </Stack>
  );
}
