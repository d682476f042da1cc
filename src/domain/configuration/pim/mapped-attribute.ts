import { firstOf, ofOwner } from '../schema/named-fields';

/**
 * Rule: the field takes attributes of the mapping's asset family or reference entity. For categories, it takes any
 * text.
 */
export const mappedAttribute = firstOf(
  ofOwner('assetAttribute', 'akeneo_asset_family'),
  ofOwner('recordAttribute', 'reference_entity'),
);
