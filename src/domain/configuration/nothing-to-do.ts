import type { ListName } from '@/domain/merge/lists/natural-keys';
import { readAt } from './text/configuration-text';

/** The top-level lists of a configuration that say what an execution does. */
const WORK: readonly ListName[] = [
  'mappings',
  'mapping',
  'reverseMapping',
  'akeneo_asset_multi_products',
  'akeneo_asset_multi_records',
  'akeneo_asset_multi_categories',
  'rules',
  'assetToProduct',
  'delete_akeneo_assets',
  'delete_bynder_shopify_assets',
];

/** Whether a configuration has at least one of these lists and all of them are empty; false if `text` is not JSON. */
export function hasNothingToDo(text: string): boolean {
  const lists = WORK.map((name) => readAt(text, [name])).filter((value) => Array.isArray(value));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
