import { useTranslation } from 'react-i18next';
import { shopConnectionKey } from '@/domain/configuration/legacy-keys';
import { Section } from '@/ui/layout/section';
import { Columns, Stack } from '@/ui/layout/stack';
import { BoundTextField, useFieldLabel, BoundSwitch } from './kit/fields/bound-fields';
import { BoundConnectionSelect } from './kit/fields/connection-field';
import { DeltaSection } from './kit/fields/delta-section';
import { EntryList } from './kit/entries/entry-list';
import { useJsonScope, useValueAt } from './kit/scope/json-scope';
import { isMarkedRequired } from '@/domain/configuration/schema/field-errors';
import { assetToFileSchema } from '@/domain/job-types/jobs/shop-image-sync';
import { FilterList } from './kit/cards/filter-list';
import {
  isBlankProductMapping,
  productMappingSchema,
  productMappingSummary,
} from '@/domain/configuration/parts/product-mapping';
import { entryKind } from './kit/entries/entry-kind';
import { ProductMappingFields } from './product-mapping-fields';

/** The kind of entry that maps an asset to images of a shop product. */
export const PRODUCT_MAPPING = entryKind({
  name: 'productMapping',
  schema: productMappingSchema,
  isBlank: isBlankProductMapping,
  summary: productMappingSummary,
  Fields: ProductMappingFields,
});

const ASSET_SERVICE = ['bynder_connection'];
const PRODUCT_MAPPINGS = ['assetToProduct'];
const KEYWORD = ['keyword'];

/** The form of the job that sends assets to the shop, as product images and as files. */
export function ShopSyncForm() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const shopKey = shopConnectionKey(useJsonScope().text);
  const hasKeyword = useValueAt(KEYWORD) !== undefined;
  return (
    <Stack gap={6}>
      <Section title={t('group.connections')}>
        <Columns>
          <BoundConnectionSelect path={ASSET_SERVICE} type="bynder" label={label('bynder_connection')} />
          <BoundConnectionSelect path={[shopKey]} type="shopify" label={label('shop_connection')} />
        </Columns>
      </Section>
      <EntryList
        path={PRODUCT_MAPPINGS}
        kind={PRODUCT_MAPPING}
        title={t('group.productMappings')}
        empty={t('empty.productMappings')}
      />
      <AssetToFileSection />
      <DeltaSection />
      {hasKeyword && (
        <Section title={t('group.advanced')}>
          <BoundTextField path={KEYWORD} label={label('keyword')} />
        </Section>
      )}
    </Stack>
  );
}

const SECTION = 'assetToFile';
const CONDITIONS = [SECTION, 'conditions'];

/** The settings for assets that become files of the shop. */
function AssetToFileSection() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  return (
    <Section title={t('group.assetToFile')}>
      <Stack gap={4}>
        <BoundSwitch path={[SECTION, 'enabled']} label={label('enabled')} />
        <Columns>
          <BoundTextField path={[SECTION, 'imageAltMetadata']} label={label('imageAltMetadata')} initial="name" mono />
          <BoundTextField
            path={[SECTION, 'urlPreset']}
            label={label('urlPreset')}
            initial="webimage"
            mono
            required={isMarkedRequired(assetToFileSchema, 'urlPreset')}
          />
        </Columns>
        <FilterList path={CONDITIONS} />
      </Stack>
    </Section>
  );
}
