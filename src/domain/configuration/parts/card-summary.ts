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

/** What a card says about its entry: what it is called, and what stands in it. A number is how many there are. */
export interface CardSummary {
  /** As it was typed; "" while nothing was. */
  title: string;
  facts: CardFact[];
}

export interface CardFact {
  name: FactName;
  value: string | number;
}

/** The facts that say something: neither an empty text nor none of a list. */
export function factsOf(values: Partial<Record<FactName, string | number | readonly unknown[]>>): CardFact[] {
  return Object.entries(values).flatMap(([name, value]): CardFact[] => {
    const shown = typeof value === 'object' ? value.length : value;
    return shown === '' || (typeof value === 'object' && shown === 0) ? [] : [{ name: name as FactName, value: shown }];
  });
}
