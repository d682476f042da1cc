import { blank, violation, type Violation } from '../../http/problem';
import { isJsonObject, objectsUnder, type JsonObject } from './json-reading';

type Rule = (configuration: JsonObject) => Violation[];

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function required(path: string, object: JsonObject, keys: readonly string[]): Violation[] {
  return keys.filter((key) => isEmpty(object[key])).map((key) => violation(`configuration.${path}.${key}`, blank));
}

/** Asks for `keys` in every object of the list. */
function eachNeeds(list: string, keys: readonly string[]): Rule {
  return (configuration) =>
    objectsUnder(configuration, list).flatMap(([place, object]) => required(`${list}[${place}]`, object, keys));
}

function mappingsNeed(...keys: string[]): Rule[] {
  return [eachNeeds('mappings', keys), eachNeeds('mapping', keys)];
}

const bindingsNeed = (list: string) => eachNeeds(list, ['name', 'asset_family', 'identifiers', 'separator']);

const batchSizes: Rule = (configuration) =>
  ['assetWriterBatchSize', 'refEntityRecordWriterBatchSize', 'productWriterBatchSize'].flatMap((key) => {
    const size = configuration[key];
    if (size === undefined || (typeof size === 'number' && size >= 0 && size <= 100)) return [];
    return [violation(`configuration.${key}`, 'This value should be between 0 and 100.')];
  });

const reverseMapping: Rule = (configuration) =>
  objectsUnder(configuration, 'reverseMapping').flatMap(([place, entry]) => {
    const path = `reverseMapping[${place}]`;
    const { akeneoProductField: product, bynderMediaField: media } = entry;
    if (!isJsonObject(product)) return required(path, entry, ['akeneoAttributeCode', 'bynderFieldCode']);
    return [
      ...required(`${path}.akeneoProductField`, product, ['attributeCode']),
      ...required(`${path}.bynderMediaField`, isJsonObject(media) ? media : {}, ['fieldCode']),
    ];
  });

const files: Rule = ({ assetToFile }) =>
  isJsonObject(assetToFile) && assetToFile.enabled === true ? required('assetToFile', assetToFile, ['urlPreset']) : [];

const propertyTypes: Rule = (configuration) =>
  ['product_model', 'product_model_middle', 'product_variant', 'product'].flatMap((type) => {
    const part = configuration[type];
    if (!isJsonObject(part)) return [];
    const { identifier } = part;
    const identifierKeys = ['label_attribute', 'bynder_property'];
    return [
      ...(isJsonObject(identifier) ? required(`${type}.identifier`, identifier, identifierKeys) : []),
      ...objectsUnder(part, 'values').flatMap(([place, value]) =>
        required(`${type}.values[${place}]`, value, ['attribute', 'bynder_property']),
      ),
    ];
  });

const assetJob = [...mappingsNeed('akeneo_asset_family'), batchSizes];
const products = bindingsNeed('akeneo_asset_multi_products');
const records = bindingsNeed('akeneo_asset_multi_records');
const categories = bindingsNeed('akeneo_asset_multi_categories');

const rulesByJob: Readonly<Record<string, readonly Rule[]>> = {
  bynder_media_to_akeneo_asset_sync: [...assetJob, products, reverseMapping],
  bynder_media_to_akeneo_asset_sync_gql: [...assetJob, products, reverseMapping],
  bynder_media_to_akeneo_asset_record_binding: [...assetJob, records],
  bynder_media_to_akeneo_asset_category_binding: [...assetJob, categories],
  bynder_media_to_akeneo_ref_entity_sync: [...mappingsNeed('reference_entity', 'code_metadata'), batchSizes],
  bynder_media_to_akeneo_category_sync: [...mappingsNeed('code_metadata'), batchSizes],
  akeneo_to_akeneo_asset_product_multibinding: [products, batchSizes],
  akeneo_to_akeneo_asset_record_multibinding: [records, batchSizes],
  akeneo_to_akeneo_asset_category_multibinding: [categories, batchSizes],
  akeneo_product_to_bynder_property: [propertyTypes],
  bynder_to_akeneo_delete_assets: [eachNeeds('delete_akeneo_assets', ['asset_family', 'bynder_id_attribute_code'])],
  bynder_media_to_shopify_product_image_sync: [
    eachNeeds('assetToProduct', ['productSkuMetadata', 'productMetafields']),
    files,
  ],
};

/** What is missing inside a configuration, job by job (second document, section 5); nothing for an unknown job. */
export function configurationViolations(jobCode: string, configuration: JsonObject): Violation[] {
  return (rulesByJob[jobCode] ?? []).flatMap((rule) => rule(configuration));
}
