import { firstOf, ofOwner } from '../schema/named-fields';

/** The attributes that a mapping writes: those of its asset family or its reference entity. Categories have no list. */
export const mappedAttribute = firstOf(
  ofOwner('assetAttribute', 'akeneo_asset_family'),
  ofOwner('recordAttribute', 'reference_entity'),
);
