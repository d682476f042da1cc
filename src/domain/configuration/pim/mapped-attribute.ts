import { firstOf, ofOwner } from '../schema/named-fields';

/** The attributes that a mapping can write: those of its asset family or reference entity. Categories have no list. */
export const mappedAttribute = firstOf(
  ofOwner('assetAttribute', 'akeneo_asset_family'),
  ofOwner('recordAttribute', 'reference_entity'),
);
