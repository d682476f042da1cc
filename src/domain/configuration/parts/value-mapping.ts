import * as z from 'zod/mini';
import { factsOf, type CardSummary } from './card-summary';
import { requiredText, text } from '../schema/field-types';
import { named, anyNameOf } from '../schema/named-fields';

/** Maps an attribute to a property of the asset service. */
export const valueMappingSchema = z.looseObject({
  attribute: named(requiredText(), anyNameOf('attribute')),
  bynder_property: named(requiredText(), anyNameOf('metaproperty')),
  locale: named(text(), anyNameOf('locale')),
  channel: named(text(), anyNameOf('channel')),
  default_label_locale: named(text(), anyNameOf('locale')),
  reference_entity_attribute: text(),
});
export type ValueMapping = z.output<typeof valueMappingSchema>;

/** Whether the key fields of a mapping are empty. If so, the form opens its editor automatically. */
export const isBlankValueMapping = ({ attribute, bynder_property }: ValueMapping): boolean =>
  attribute === '' && bynder_property === '';

export function valueMappingSummary({ attribute, bynder_property, locale, channel }: ValueMapping): CardSummary {
  return { title: attribute, facts: factsOf({ bynder_property, locale, channel }) };
}
