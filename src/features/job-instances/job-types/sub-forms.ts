import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { FormKind } from '@/domain/job-types/job-type';

type SubForm = LazyExoticComponent<ComponentType>;

/**
 * The sub-form of every kind of configuration, loaded when first shown; it finds the configuration in the JsonScope. The
 * generic kind has none: there the JSON editor stands alone.
 */
export const SUB_FORMS = {
  watermark: lazy(async () => ({ default: (await import('./watermark/watermark-form')).WatermarkForm })),
  'shop-sync': lazy(async () => ({ default: (await import('./shop-sync/shop-sync-form')).ShopSyncForm })),
  'product-information': lazy(async () => ({
    default: (await import('./product-information/product-information-form')).ProductInformationForm,
  })),
  'product-to-asset-service': lazy(async () => ({
    default: (await import('./product-to-asset-service/product-to-asset-service-form')).ProductToAssetServiceForm,
  })),
  'delete-assets': lazy(async () => ({
    default: (await import('./delete-assets/delete-assets-form')).DeleteAssetsForm,
  })),
  'shop-delete': lazy(async () => ({ default: (await import('./shop-delete/shop-delete-form')).ShopDeleteForm })),
  rules: lazy(async () => ({ default: (await import('./rules/rules-form')).RulesForm })),
} satisfies Record<Exclude<FormKind, 'generic'>, SubForm>;
