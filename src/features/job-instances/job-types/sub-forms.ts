import type { ComponentType, LazyExoticComponent } from 'react';
import type { FormKind } from '@/domain/job-types/job-type';
import { lazyPart } from '@/ui/feedback/lazy-part';

type SubForm = LazyExoticComponent<ComponentType>;

/**
 * The sub-form of each kind of configuration, loaded on first use. A sub-form edits the configuration through the
 * JsonScope. The generic kind has only the JSON editor.
 */
export const SUB_FORMS = {
  watermark: lazyPart(async () => ({ default: (await import('./watermark-form')).WatermarkForm })),
  'shop-sync': lazyPart(async () => ({ default: (await import('./shop-sync-form')).ShopSyncForm })),
  'product-information': lazyPart(async () => ({
    default: (await import('./product-information/product-information-form')).ProductInformationForm,
  })),
  'product-to-asset-service': lazyPart(async () => ({
    default: (await import('./product-to-asset-service/product-to-asset-service-form')).ProductToAssetServiceForm,
  })),
  'delete-assets': lazyPart(async () => ({
    default: (await import('./delete-assets-form')).DeleteAssetsForm,
  })),
  'shop-delete': lazyPart(async () => ({ default: (await import('./shop-delete-form')).ShopDeleteForm })),
  rules: lazyPart(async () => ({ default: (await import('./rules/rules-form')).RulesForm })),
} satisfies Record<Exclude<FormKind, 'generic'>, SubForm>;
