import { typedEntries } from '@/lib/typed-entries';

/** A name under `field.` in the namespace job-forms. */
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

/** The summary on an entry's card: its title and its facts. A number is a count. */
export interface CardSummary {
  /** As typed; "" when empty. */
  title: string;
  facts: CardFact[];
}

export interface CardFact {
  name: FactName;
  value: string | number;
}

/** The facts that a card shows. Leaves out empty texts and counts of 0. */
export function factsOf(values: Partial<Record<FactName, string | number | readonly unknown[]>>): CardFact[] {
  return typedEntries(values).flatMap(([name, value]): CardFact[] => {
    const shown = typeof value === 'object' ? value.length : value;
    return shown === '' || (typeof value === 'object' && shown === 0) ? [] : [{ name, value: shown }];
  });
}
