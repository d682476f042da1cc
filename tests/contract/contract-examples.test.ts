import { describe, expect, test } from 'vitest';
import {
  asList,
  asObject,
  validationErrors,
  contract,
  createSchemaCompiler,
  follow,
  operations,
  pointerKey,
  type Json,
  type JsonObject,
} from './support/contract-document';

interface Example {
  /** JSON pointer of the schema that the example belongs to. */
  schema: string;
  value: Json;
}

/** Collects the examples of every schema and media type. */
function collectExamples(node: Json, pointer: string): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((child, index) => collectExamples(child, `${pointer}/${index}`));
  const { examples, ...rest } = node;
  const own = Array.isArray(examples)
    ? examples.map((value) => ({ schema: pointer, value }))
    : Object.values(asObject(examples)).map((example) => ({
        schema: `${pointer}/schema`,
        value: asObject(example).value ?? null,
      }));
  const nested = Object.entries(rest).flatMap(([key, child]) =>
    collectExamples(child, `${pointer}/${pointerKey(key)}`),
  );
  return [...own, ...nested];
}

const compile = createSchemaCompiler();
const examples = collectExamples(contract, '');

/** Whether a payload's schema, or the schema of its rows, has an example. */
function hasExample(media: JsonObject): boolean {
  const schema = follow(media.schema);
  if (asList(schema.examples).length > 0) return true;
  const rows = asObject(asObject(asList(schema.allOf).at(-1)).properties).member;
  return asList(follow(asObject(rows).items).examples).length > 0;
}

describe('examples', () => {
  test('match their schemas', () => {
    expect(examples.map(({ schema, value }) => validationErrors(compile, schema, value)).filter(Boolean)).toEqual([]);
    expect(examples.length).toBeGreaterThan(150);
  });

  test('exist for every payload and every response', () => {
    const without = operations.flatMap(({ id, spec }) => {
      const bodies = Object.entries(asObject(asObject(spec.requestBody).content));
      const answers = Object.entries(asObject(spec.responses))
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, answer]) => Object.entries(asObject(asObject(answer).content)));
      return [...bodies, ...answers]
        .filter(([, media]) => !hasExample(asObject(media)))
        .map(([type]) => `${id} ${type}`);
    });
    expect(without).toEqual([]);
  });
});

describe('schemas refuse', () => {
  const refused: [name: string, value: Json][] = [
    ['JobInstanceUpdate', { enabled: 'yes' }],
    ['JobInstanceUpdate', { company: { '@id': '/api/companies/acme' } }],
    ['JobInstanceUpdate', { executionLogVerbosity: 5 }],
    ['JobInstanceUpdate', { configuration: {} }],
    ['JobInstanceCreate', { code: 'acme_rules' }],
    ['JobInstanceCreate', { code: '', jobCode: 'dummy' }],
    ['UserCreate', { email: 'bob@acme.example', roles: ['ROLE_OWNER'] }],
    ['UserUpdate', { preferredLocale: 'de' }],
    ['JobExecution', { status: 'success' }],
    ['JobExecution', { id: 1, createdAt: 'yesterday' }],
    ['JobExecutionCollection', { '@type': 'hydra:Collection' }],
    ['JobExecutionCollection', { 'hydra:member': [{ status: 'success' }] }],
    ['JobExecutionCollection', { member: [{ status: 'success' }] }],
    ['ConstraintViolationList', { 'hydra:title': 'An error occurred' }],
    ['ConfigurationAssetSync', { mappings: [{ akeneo_asset_family: '' }] }],
    ['ConfigurationAssetSync', { mapping: [{ metadata: [] }] }],
    ['ConfigurationRecordSync', { mappings: [{ reference_entity: 'designer' }] }],
    ['ConfigurationShopSync', { assetToProduct: [{ productSkuMetadata: 'sku', productMetafields: [] }] }],
    ['ConfigurationWatermark', { conditions: [{ field: 'a', operator: 'IN', value: 'text' }] }],
    ['ConfigurationWatermark', { conditions: [{ field: 'a', operator: 'LIKE', value: 'text' }] }],
    ['ConfigurationRules', { rules: [{ actions: [{ type: 'static_value' }] }] }],
    ['ConfigurationProductInformationSync', { assetWriterBatchSize: '50' }],
    ['ConfigurationProductInformationSync', { reverseMapping: [{ akeneoAttributeCode: 'color' }] }],
    ['ConfigurationProductToAssetService', { product: { values: [{ attribute: 'color' }] } }],
    ['ConfigurationDeleteAssets', { delete_akeneo_assets: [{ asset_family: 'packshot' }] }],
    ['ConfigurationShopDelete', { delete_bynder_shopify_assets: [{ productMetafields: 'custom.sku' }] }],
  ];
  test.each(refused)('%s %j', (name, value) => {
    expect(validationErrors(compile, `/components/schemas/${name}`, value)).not.toBeNull();
  });
});

describe('schemas accept what other versions send', () => {
  const accepted: [name: string, value: Json][] = [
    ['JobExecution', { id: 1, status: 'paused', jobInstance: '/api/job_instances/a', createdBy: 'ada@acme.example' }],
    ['JobExecution', { id: 1, createdAt: null, configuration: null, stepExecutions: [{ id: 2, summary: [] }] }],
    ['JobInstance', { code: 'a', errorAlertEmails: { '1': 'ops@acme.example' }, futureField: {} }],
    ['JobInstanceUpdate', { cronExpression: null, futureField: 1 }],
    ['Jobs', [{ code: 'a', defaultConf: '{"rules":[]}' }]],
    ['Jobs', { member: [{ code: 'a', defaultConf: [] }], totalItems: 1 }],
    ['CompanyOptions', { 'hydra:member': [{ code: 'acme' }] }],
    ['JobExecutionCollection', { member: [{ id: 1 }] }],
    ['HistoryEntry', { version: 1, username: null, changeSet: { configuration: { old: {}, new: { delta: true } } } }],
    ['JwtPayload', { username: 'ada@acme.example', roles: ['ROLE_FUTURE'], exp: 1 }],
    ['ConfigurationAssetSync', { unknownKey: 1, reverseMapping: [{ akeneoAttributeCode: 'a', bynderFieldCode: 'b' }] }],
  ];
  test.each(accepted)('%s %j', (name, value) => {
    expect(validationErrors(compile, `/components/schemas/${name}`, value)).toBeNull();
  });
});
