import { useTranslation } from 'react-i18next';
import { EntryList } from '../kit/entry-list';
import { MetafieldSources } from '../kit/metafields-field';
import { SHOP_DELETE_MAPPING } from './shop-delete-mapping-kind';

const SHOP_DELETE_MAPPINGS = ['delete_bynder_shopify_assets'];

/**
 * The job that deletes shop files whose assets were deleted. It has no shop connection, so it offers the metafields of
 * all the company's shops.
 */
export function ShopDeleteForm() {
  const { t } = useTranslation('job-forms');
  return (
    <MetafieldSources>
      <EntryList
        path={SHOP_DELETE_MAPPINGS}
        kind={SHOP_DELETE_MAPPING}
        title={t('group.shopDeleteMappings')}
        empty={t('empty.shopDeleteMappings')}
      />
    </MetafieldSources>
  );
}
