import { useTranslation } from 'react-i18next';
import { useConnections } from '@/data/queries/use-reference-data';
import { EntryList } from '../kit/entry-list';
import { useFormInstance } from '../kit/instance-context';
import { MetafieldSources } from '../kit/metafields-field';
import { SHOP_DELETE_MAPPING } from './shop-delete-mapping-kind';

const SHOP_DELETE_MAPPINGS = ['delete_bynder_shopify_assets'];

/** Files of the shop whose assets are gone (spec 2, Delete jobs sub-forms). It names no shop: those of the company count. */
export function ShopDeleteForm() {
  const { t } = useTranslation('job-forms');
  const { companyCode } = useFormInstance();
  const shops = useConnections('shopify', companyCode) ?? [];
  return (
    <MetafieldSources connectionIds={companyCode === null ? [] : shops.map(({ id }) => id)}>
      <EntryList
        path={SHOP_DELETE_MAPPINGS}
        kind={SHOP_DELETE_MAPPING}
        title={t('group.shopDeleteMappings')}
        empty={t('empty.shopDeleteMappings')}
      />
    </MetafieldSources>
  );
}
