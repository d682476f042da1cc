import { revokedToken } from '../runner/connection-check';
import { connectionId } from './connections';

/** An instance of the sample data that fails for a reason of its own. */
export interface SeededFailure {
  code: string;
  /** How many of its newest runs fail; null when `DueRuns` decides. */
  runs: number | null;
  message: string;
  /** The step at which it fails, 1 for the first. */
  step: number;
  /** A warning about an item, after its name; the failed step has `count` of them. */
  warning: string;
  count: number;
  /** The change of the configuration after which it fails; null when nobody changed anything. */
  before: ((configuration: Record<string, unknown>) => unknown) | null;
}

/** Has failed for three nights, since its shop was changed to one whose token has been revoked. */
export const BROKEN = 'acme_bynder_media_to_shopify_product_image_sync';
/** The attribute that the mapping of `UNMAPPED` names. The sample PIM has no attribute whose code ends like this. */
export const REMOVED_ATTRIBUTE = 'season_old';

/** Fails since one of its mappings names an attribute that does not exist. */
export const UNMAPPED = 'acme_bynder_media_to_akeneo_asset_category_binding';
/** Fails because the shop limits how often it is called. */
export const LIMITED = 'acme_delete_bynder_media_to_shopify_files';

/** A failing connection, a bad mapping and a rate limit. */
export const seededFailures: readonly SeededFailure[] = [
  {
    code: BROKEN,
    runs: null,
    message: revokedToken,
    step: 2,
    warning: '',
    count: 0,
    before: (configuration) => ({ ...configuration, shop_connection: connectionId('Acme outlet') }),
  },
  {
    code: UNMAPPED,
    runs: 2,
    message: `The attribute "${REMOVED_ATTRIBUTE}" does not exist in the asset family "header".`,
    step: 2,
    warning: `the value for the attribute "${REMOVED_ATTRIBUTE}" was left out`,
    count: 12,
    before: (configuration) =>
      JSON.parse(JSON.stringify(configuration).replaceAll(`"${REMOVED_ATTRIBUTE}"`, '"season"')),
  },
  {
    code: LIMITED,
    runs: 1,
    message: 'The shop refused the call: exceeded 2 calls per second.',
    step: 2,
    warning: 'the shop answered 429 Too Many Requests, the call was repeated after 2 seconds',
    count: 9,
    before: null,
  },
];
