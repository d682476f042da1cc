import { revokedToken } from '../runner/connection-check';
import { connectionId } from './connections';

/** An instance of the sample data whose newest runs fail, and why. */
export interface SeededFailure {
  code: string;
  /** How many of the instance's newest runs fail; null if all runs from `DueRuns.brokenSince` on fail. */
  runs: number | null;
  message: string;
  /** The step at which the runs fail, 1 for the first. */
  step: number;
  /** The text of a warning, without the item's name. The failed step has `count` such warnings. */
  warning: string;
  count: number;
  /** Returns the configuration before the change that broke the instance; null when no change broke it. */
  before: ((configuration: Record<string, unknown>) => unknown) | null;
}

/** An instance that has failed for three nights, since it was given a shop whose token has been revoked. */
export const BROKEN = 'acme_bynder_media_to_shopify_product_image_sync';
/**
 * A mapping of the instance `UNMAPPED` refers to this attribute. The sample PIM has no attribute whose code ends with
 * `_old`.
 */
export const REMOVED_ATTRIBUTE = 'season_old';

/** An instance that fails because one of its mappings refers to an attribute that does not exist. */
export const UNMAPPED = 'acme_bynder_media_to_akeneo_asset_category_binding';
/** An instance that fails because the shop limits the number of calls. */
export const LIMITED = 'acme_delete_bynder_media_to_shopify_files';

/** The three failures of the sample data: a revoked token, a wrong mapping and a limit of calls. */
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
