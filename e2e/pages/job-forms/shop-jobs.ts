import type { Part } from './product-parts';
import { choose, entry, filter, off, on, tags, text, within, type Step } from './steps';

/** Fills in metafield keys: picks the first from the shop's list, types the others. */
const metafields =
  (name: string, [picked = '', ...typed]: readonly string[]): Step =>
  async (scope) => {
    const input = scope.getByRole('combobox', { name, exact: true });
    await input.click();
    await scope.getByRole('option', { name: picked }).click();
    for (const key of typed) {
      await input.fill(key);
      await input.press('Enter');
    }
  };

const approved = filter('Filter 1', 'status', 'equals', [text('Value', 'approved')]);
const storedApproved = { field: 'status', operator: 'EQUAL', value: 'approved' };
const inSeason = filter('Filter 2', 'season', 'is one of', [tags('Value', ['SS26', 'FW 26'])]);
const storedInSeason = { field: 'season', operator: 'IN', value: ['SS26', 'FW 26'] };

const skus: Part = {
  steps: [
    text('Product SKU metadata', 'sku'),
    text('Variant SKU metadata', 'variant_sku'),
    text('Product SKU separator', ';'),
    metafields('Product metafields', ['custom.ean', 'own.key']),
    metafields('Variant metafields', ['custom.colour', 'own.variant_key']),
  ],
  stored: {
    productSkuMetadata: 'sku',
    productMetafields: ['custom.ean', 'own.key'],
    variantSkuMetadata: 'variant_sku',
    variantMetafields: ['custom.colour', 'own.variant_key'],
    productSkuSeparator: ';',
  },
};

const shopImageSync: Part = {
  steps: [
    choose('Asset-service connection', 'Acme archive'),
    choose('Shop connection', 'Acme outlet'),
    entry('Add product mapping', 'Product mapping', [
      ...skus.steps,
      text('Alt-text metadata', 'title'),
      text('Image position metadata', 'position'),
      text('URL preset', 'original'),
      on('Delete images not from the asset service', 'Associate all variants'),
      approved,
      inSeason,
    ]),
    within(
      'Assets to files',
      on('Enabled'),
      text('Alt-text metadata', 'caption'),
      text('URL preset', 'thumbnail'),
      approved,
    ),
    within('Delta runs', on('Only what changed since the last run'), text('Delta date (UTC)', '20/11/2026 10:00:30')),
  ],
  stored: {
    bynder_connection: 8,
    shop_connection: 14,
    assetToProduct: [
      {
        ...skus.stored,
        imageAltMetadata: 'title',
        imagePositionMetadata: 'position',
        urlPreset: 'original',
        deleteNonBynderImages: true,
        associateAllVariants: true,
        conditions: [storedApproved, storedInSeason],
      },
    ],
    assetToFile: {
      enabled: true,
      imageAltMetadata: 'caption',
      urlPreset: 'thumbnail',
      conditions: [storedApproved],
    },
    delta: true,
    deltaDate: '2026-11-20T10:00:30Z',
  },
};

const shopDelete: Part = {
  steps: [entry('Add shop delete mapping', 'Shop delete mapping', [...skus.steps, approved])],
  stored: { delete_bynder_shopify_assets: [{ ...skus.stored, conditions: [storedApproved] }] },
};

const watermark: Part = {
  steps: [
    text('Asset-service domain', 'acme.media.example'),
    text('Watermark hash', 'a1b2'),
    text('Directory', 'press'),
    text('Metadata holding the asset id', 'asset_id'),
    off('Only what changed since the last run'),
    approved,
    filter('Filter 2', 'usage', 'is empty', []),
  ],
  stored: {
    bynder_connection: { domain: 'acme.media.example' },
    bynder_imatag_hash: 'a1b2',
    imatag_directory: 'press',
    imatag_bynder_id_metadata: 'asset_id',
    delta: false,
    conditions: [storedApproved, { field: 'usage', operator: 'EMPTY', value: '' }],
  },
};

/** By job code: steps that fill in everything for the job, and the resulting configuration. */
export const shopJobs: Readonly<Record<string, Part>> = {
  bynder_media_to_shopify_product_image_sync: shopImageSync,
  delete_bynder_media_to_shopify_files: shopDelete,
  bynder_imatag_watermark: watermark,
};
