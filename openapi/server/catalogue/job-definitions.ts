import { pimDefaults } from './pim-defaults';
import { otherDefaults } from './other-defaults';

/** The part of the sample catalogue that a job processes. */
export type ItemSource = 'media' | 'products' | 'records' | 'categories' | 'shopFiles' | 'ticks';

/** A job with the data for `list_jobs` and for the runner. */
export interface JobDefinition {
  code: string;
  connector: string;
  hasEventTrigger: boolean;
  /** The configuration that a new instance starts with. */
  defaultConf: Record<string, unknown>;
  source: ItemSource;
  /** The names of the steps in order. The first step reads, the last writes. */
  steps: readonly string[];
}

const mediaToPim = ['Read media', 'Map media', 'Write to the PIM'] as const;
const multibinding = ['Read assets', 'Bind assets', 'Write to the PIM'] as const;

function job(
  code: string,
  connector: string,
  source: ItemSource,
  steps: readonly string[],
  hasEventTrigger: boolean,
): JobDefinition {
  const defaultConf = pimDefaults(code) ?? otherDefaults[code] ?? {};
  return { code, connector, hasEventTrigger, defaultConf, source, steps };
}

/** Every job of this backend. `dummy` is for tests. */
export const jobDefinitions: readonly JobDefinition[] = [
  job('bynder_imatag_watermark', 'imatag', 'media', ['Read media', 'Watermark media', 'Upload media'], true),
  job('bynder_media_to_akeneo_asset_sync', 'akeneo', 'media', mediaToPim, true),
  job('bynder_media_to_akeneo_asset_sync_gql', 'akeneo', 'media', mediaToPim, true),
  job('bynder_media_to_akeneo_asset_record_binding', 'akeneo', 'media', [...mediaToPim, 'Bind records'], true),
  job('bynder_media_to_akeneo_asset_category_binding', 'akeneo', 'media', [...mediaToPim, 'Bind categories'], true),
  job(
    'bynder_media_to_akeneo_ref_entity_sync',
    'akeneo',
    'records',
    ['Read media', 'Map records', 'Write records'],
    true,
  ),
  job(
    'bynder_media_to_akeneo_category_sync',
    'akeneo',
    'categories',
    ['Read media', 'Map categories', 'Write categories'],
    true,
  ),
  job('akeneo_to_akeneo_asset_product_multibinding', 'akeneo', 'products', multibinding, false),
  job('akeneo_to_akeneo_asset_record_multibinding', 'akeneo', 'records', multibinding, false),
  job('akeneo_to_akeneo_asset_category_multibinding', 'akeneo', 'categories', multibinding, false),
  job(
    'akeneo_product_to_bynder_property',
    'bynder',
    'products',
    ['Read product models', 'Read products', 'Write properties'],
    false,
  ),
  job('bynder_to_akeneo_delete_assets', 'akeneo', 'media', ['Find removed media', 'Delete assets'], true),
  job(
    'bynder_media_to_shopify_product_image_sync',
    'shopify',
    'media',
    ['Read media', 'Match products', 'Write product images', 'Write files'],
    true,
  ),
  job('delete_bynder_media_to_shopify_files', 'shopify', 'shopFiles', ['Find removed media', 'Delete files'], true),
  job('bynder_rules', 'bynder', 'media', ['Read media', 'Apply rules', 'Write properties'], true),
  job('dummy', 'core', 'ticks', ['Prepare', 'Work', 'Finish'], false),
];

const byCode = new Map(jobDefinitions.map((definition) => [definition.code, definition]));

/** The job with a code; undefined for a code that this backend does not know. */
export function findJob(code: string): JobDefinition | undefined {
  return byCode.get(code);
}
