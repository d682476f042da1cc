import { typedEntries } from '@/lib/typed-entries';

/** The name of a fact on a card. Its label is the translation `field.{name}` in the namespace `job-forms`. */
export type FactName =
  | 'conditions'
  | 'media_urls'
  | 'metadata'
  | 'productMetafields'
  | 'variantSkuMetadata'
  | 'variantMetafields'
  | 'code_metadata'
  | 'asset_family'
  | 'identifiers'
  | 'reference_entity'
  | 'product_attribute'
  | 'record_attribute'
  | 'category_attribute'
  | 'bynderFieldCode'
  | 'bynder_id_attribute_code'
  | 'bynder_property'
  | 'locale'
  | 'channel'
  | 'priority'
  | 'actions';

/** What the card of an entry shows while the card is collapsed. */
export interface CardSummary {
  /** The text as the user typed it; may be "". */
  title: string;
  facts: CardFact[];
}

/** A fact of the summary. For a list, the value is its length. */
export interface CardFact {
  name: FactName;
  value: string | number;
}

/** Turns values into facts, without empty texts and empty lists. */
export function factsOf(values: Partial<Record<FactName, string | number | readonly unknown[]>>): CardFact[] {
  return typedEntries(values).flatMap(([name, value]): CardFact[] => {
    const shown = typeof value === 'object' ? value.length : value;
    return shown === '' || (typeof value === 'object' && shown === 0) ? [] : [{ name, value: shown }];
  });
}
