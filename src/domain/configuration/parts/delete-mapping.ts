import * as z from 'zod/mini';
import { requiredText } from '../schema/field-types';
import { named, ofOwner, anyNameOf } from '../schema/named-fields';
import { factsOf, type CardSummary } from './card-summary';
import { conditions } from './filter';

/** Selects the PIM assets to delete when their media file in the asset service has been deleted. */
export const deleteMappingSchema = z.looseObject({
  asset_family: named(requiredText(), anyNameOf('assetFamily')),
  bynder_id_attribute_code: named(requiredText(), ofOwner('assetAttribute', 'asset_family')),
  ...conditions(),
});
export type DeleteMapping = z.output<typeof deleteMappingSchema>;

/** Whether the key fields of a mapping are empty. If so, the form opens its editor automatically. */
export const isBlankDeleteMapping = (mapping: DeleteMapping): boolean =>
  mapping.asset_family === '' && mapping.bynder_id_attribute_code === '';

export function deleteMappingSummary(mapping: DeleteMapping): CardSummary {
  const { asset_family: title, bynder_id_attribute_code, conditions } = mapping;
  return { title, facts: factsOf({ bynder_id_attribute_code, conditions }) };
}
