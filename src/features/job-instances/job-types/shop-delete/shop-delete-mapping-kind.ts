import {
  isBlankShopDeleteMapping,
  newShopDeleteMapping,
  shopDeleteMappingSchema,
  shopDeleteMappingSummary,
  validateShopDeleteMapping,
  type ShopDeleteMapping,
} from '@/domain/configuration/parts/shop-delete-mapping';
import { readAs } from '@/domain/configuration/schema/read-as';
import type { EntryKind } from '../kit/entry-kind';
import { ShopDeleteMappingFields } from './shop-delete-mapping-fields';

const read = (entry: unknown): ShopDeleteMapping => readAs(shopDeleteMappingSchema, entry);

/** Shop delete mappings. */
export const SHOP_DELETE_MAPPING: EntryKind = {
  name: 'shopDeleteMapping',
  schema: shopDeleteMappingSchema,
  create: newShopDeleteMapping,
  isBlank: (entry) => isBlankShopDeleteMapping(read(entry)),
  summary: (entry) => shopDeleteMappingSummary(read(entry)),
  validate: (entry) => validateShopDeleteMapping(read(entry)),
  Fields: ShopDeleteMappingFields,
};
