import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { openBackend, signIn, type Person, type Row } from './support/backend-client';

let backend: Backend;
let root: Person;
let user: Person;
beforeAll(async () => {
  backend = await openBackend();
  root = await signIn(backend, 'super@console.test');
  user = await signIn(backend, 'user@acme.test');
}, 60_000);
afterAll(() => backend.close());

const violations = (body: Record<string, unknown>) =>
  (body.violations as { propertyPath: string; message: string }[]).map(({ propertyPath, message }) => [
    propertyPath,
    message,
  ]);

const blank = 'This value should not be blank.';
const fresh = { code: 'fresh', label: 'Fresh', jobCode: 'dummy', company: '/api/companies/acme' };

describe('creating', () => {
  test('returns the item, which can be read, changed and deleted', async () => {
    const made = await root.call('POST', '/api/job_instances', { ...fresh, configuration: '{"items":3}' });
    expect([made.status, made.headers.location]).toEqual([201, '/api/job_instances/fresh']);
    expect(made.body).toMatchObject({
      code: 'fresh',
      enabled: true,
      configuration: '{"items":3}',
      company: { '@id': '/api/companies/acme', code: 'acme', name: 'Acme Furniture' },
      securedVariables: [],
    });
    expect((await root.get('/api/job_instances/fresh')).body).toEqual(made.body);
    expect((await root.call('DELETE', '/api/job_instances/fresh')).status).toBe(204);
    expect((await root.call('DELETE', '/api/job_instances/fresh')).status).toBe(404);
    expect((await root.get('/api/job_instances/fresh')).status).toBe(404);
  });

  test('reports the violations of all fields together', async () => {
    const body = { code: 'acme_dummy', label: ' ', jobCode: 'nope', configuration: '[1]', cronExpression: 'often' };
    const reply = await root.call('POST', '/api/job_instances', body);
    expect(reply.status).toBe(422);
    expect(violations(reply.body)).toEqual([
      ['code', 'This value is already used.'],
      ['label', blank],
      ['jobCode', 'The value you selected is not a valid choice.'],
      ['company', blank],
      ['cronExpression', 'This value is not a valid cron expression.'],
      ['configuration', 'This value should be valid JSON.'],
    ]);
  });

  test('a missing key is a violation, not a 400', async () => {
    const reply = await root.call('POST', '/api/job_instances', {});
    expect(violations(reply.body)).toEqual([
      ['code', blank],
      ['jobCode', blank],
      ['label', blank],
      ['company', blank],
    ]);
  });

  test('e-mails are checked one by one', async () => {
    const reply = await root.call('PATCH', '/api/job_instances/acme_dummy', {
      errorAlertEmails: ['ok@acme.test', 'not an e-mail'],
      warningAlertEmails: ['a@b'],
    });
    expect(violations(reply.body).map(([path]) => path)).toEqual(['errorAlertEmails[1]', 'warningAlertEmails[0]']);
  });
});

describe('rules for the configuration', () => {
  const check = async (jobCode: string, configuration: object, company = fresh.company) => {
    const body = { ...fresh, company, jobCode, configuration: JSON.stringify(configuration) };
    const reply = await root.call('POST', '/api/job_instances', body);
    return reply.status === 422 ? violations(reply.body).map(([path]) => path) : reply.status;
  };

  test.each([
    ['bynder_media_to_akeneo_asset_sync', { mappings: [{}] }, ['configuration.mappings[0].akeneo_asset_family']],
    [
      'bynder_media_to_akeneo_ref_entity_sync',
      { mapping: [{ reference_entity: 'brand' }], assetWriterBatchSize: 101 },
      ['configuration.mapping[0].code_metadata', 'configuration.assetWriterBatchSize'],
    ],
    [
      'akeneo_to_akeneo_asset_product_multibinding',
      { akeneo_asset_multi_products: [{ name: 'a', asset_family: 'b', separator: ',' }] },
      ['configuration.akeneo_asset_multi_products[0].identifiers'],
    ],
    [
      'bynder_media_to_akeneo_asset_sync_gql',
      { reverseMapping: [{ akeneoProductField: {}, bynderMediaField: { fieldCode: 'x' } }, { bynderFieldCode: 'x' }] },
      [
        'configuration.reverseMapping[0].akeneoProductField.attributeCode',
        'configuration.reverseMapping[1].akeneoAttributeCode',
      ],
    ],
    [
      'bynder_media_to_shopify_product_image_sync',
      { assetToProduct: [{ productMetafields: [] }], assetToFile: { enabled: true } },
      [
        'configuration.assetToProduct[0].productSkuMetadata',
        'configuration.assetToProduct[0].productMetafields',
        'configuration.assetToFile.urlPreset',
      ],
    ],
    [
      'akeneo_product_to_bynder_property',
      { product: { identifier: {}, values: [{ attribute: 'a' }] } },
      [
        'configuration.product.identifier.label_attribute',
        'configuration.product.identifier.bynder_property',
        'configuration.product.values[0].bynder_property',
      ],
    ],
    [
      'bynder_media_to_akeneo_asset_sync_gql',
      {
        mappings: [
          {
            akeneo_asset_family: 'packshot',
            conditions: [{ field: '', operator: 'EQUAL', value: '' }],
            media_urls: [{ bynderMetadata: 'webimage' }],
            metadata: [{ attribute: 'a' }, { attribute: 'b', property_type: 'guess' }, { bynderMetadata: 'name' }],
          },
        ],
        delta: 'yes',
        deltaDate: 'yesterday',
      },
      [
        'configuration.mappings[0].conditions[0].field',
        'configuration.mappings[0].media_urls[0].attribute',
        'configuration.mappings[0].metadata[1].property_type',
        'configuration.mappings[0].metadata[2].attribute',
        'configuration.delta',
        'configuration.deltaDate',
      ],
    ],
    [
      'bynder_imatag_watermark',
      {
        conditions: [
          { field: 'season', operator: 'IN', value: 'spring' },
          { field: 'a', operator: 'LIKE' },
        ],
      },
      ['configuration.conditions[0].value', 'configuration.conditions[1].operator'],
    ],
    [
      'bynder_to_akeneo_delete_assets',
      { delete_akeneo_assets: [{ asset_family: 'packshot', conditions: [{ operator: 'EMPTY' }] }] },
      [
        'configuration.delete_akeneo_assets[0].bynder_id_attribute_code',
        'configuration.delete_akeneo_assets[0].conditions[0].field',
      ],
    ],
    [
      'delete_bynder_media_to_shopify_files',
      { delete_bynder_shopify_assets: 'all' },
      ['configuration.delete_bynder_shopify_assets'],
    ],
    [
      'bynder_rules',
      { rules: [{ priority: '1', actions: [{ type: 'regex_extract' }, { type: 'guess', toField: 'a' }] }] },
      [
        'configuration.rules[0].priority',
        'configuration.rules[0].actions[0].toField',
        'configuration.rules[0].actions[0].fromField',
        'configuration.rules[0].actions[1].type',
      ],
    ],
    ['bynder_media_to_shopify_product_image_sync', { shopify_connection: 19 }, ['check_shopify_session']],
    ['bynder_media_to_akeneo_asset_sync', { akeneo_connection: 3 }, ['check_akeneo_config']],
    ['bynder_media_to_akeneo_asset_sync', { akeneo_connection: 4 }, ['configuration.akeneo_connection']],
  ])('%s %j', async (jobCode, configuration, paths) => {
    expect(await check(jobCode, configuration)).toEqual(paths);
  });

  test('an asset service that does not answer is a violation', async () => {
    const configuration = { bynder_connection: 20 };
    const paths = await check('bynder_media_to_akeneo_asset_sync', configuration, '/api/companies/initech');
    expect(paths).toEqual(['check_bynder_metadata']);
  });

  test('every default configuration and every sample configuration is accepted', async () => {
    const { rows: jobs } = await root.list('/api/list_jobs');
    expect(jobs).toHaveLength(16);
    for (const { code, defaultConf } of jobs) {
      expect(await check(String(code), defaultConf as object)).toBe(201);
      await root.call('DELETE', '/api/job_instances/fresh');
    }
    const { rows } = await root.list('/api/job_instances?itemsPerPage=100');
    expect(new Set(rows.map(({ jobCode }) => jobCode))).toEqual(new Set(jobs.map(({ code }) => code)));
    for (const { code, configuration } of rows) {
      const reply = await root.call('PATCH', `/api/job_instances/${String(code)}`, { configuration });
      expect([code, reply.status]).toEqual([code, 200]);
    }
  });
});

describe('changing', () => {
  const url = '/api/job_instances/acme_bynder_to_akeneo_delete_assets';

  test('only sent fields change; fixed and unknown fields are ignored', async () => {
    const before = (await user.get(url)).body;
    const after = await user.call('PATCH', url, { description: 'New', code: 'x', jobCode: 'dummy', id: 7, zzz: 1 });
    expect(after.status).toBe(200);
    expect(after.body).toEqual({ ...before, description: 'New', updatedAt: after.body.updatedAt });
    const cleared = await user.call('PATCH', url, { description: null });
    expect(cleared.body.description).toBeNull();
  });

  test('a rejected change leaves the instance unchanged', async () => {
    const before = (await user.get(url)).body;
    expect((await user.call('PATCH', url, { description: 'x', label: '' })).status).toBe(422);
    expect((await user.get(url)).body).toEqual(before);
  });

  test('the text of a configuration is stored unchanged', async () => {
    const configuration = '{ "delete_akeneo_assets" : [ ], "n": 1.50, "unknown": {"a": null} }';
    expect((await user.call('PATCH', url, { configuration })).body.configuration).toBe(configuration);
    expect((await user.get(url)).body.configuration).toBe(configuration);
  });
});

describe('history', () => {
  const url = '/api/job_instances/globex_bynder_rules';
  const versions = async (query = '') => (await root.list(`${url}/history${query}`)).rows;
  const changes = (row: Row | undefined) => row?.changeSet;

  test('every write creates a version with author and changes, newest first', async () => {
    const [first] = await versions();
    expect(first?.version).toBe(1);
    await root.call('PATCH', url, { label: 'Second', enabled: false });
    await root.call('PATCH', url, { configuration: '{"rules":[]}' });
    const list = await versions();
    expect(list.map((row) => row.version)).toEqual([3, 2, 1]);
    expect(list[0]?.username).toBe('super@console.test');
    expect(changes(list[1])).toEqual({
      label: { old: 'Media rules', new: 'Second' },
      enabled: { old: true, new: false },
    });
    expect(changes(list[0])).toHaveProperty('configuration.new', '{"rules":[]}');
  });

  test('a write without a change creates no version', async () => {
    const before = await versions();
    const label = (await root.get(url)).body.label;
    expect((await root.call('PATCH', url, { label })).status).toBe(200);
    expect((await root.call('PATCH', url, {})).status).toBe(200);
    expect(await versions()).toEqual(before);
  });

  test('is paged', async () => {
    for (let round = 0; round < 31; round += 1) await root.call('PATCH', url, { description: `Round ${round}` });
    const first = await versions();
    const second = await versions('?page=2');
    expect(first).toHaveLength(30);
    expect(first[0]?.version).toBe(34);
    expect(second.map((row) => row.version)).toEqual([4, 3, 2, 1]);
  });
});

describe('secured variables', () => {
  test('are written, listed without a value, replaced and deleted', async () => {
    const url = '/api/job_instances/acme_dummy';
    const made = await user.call('POST', '/api/secured_variables', {
      code: 'BYNDER_TOKEN',
      value: 's3cret-value',
      jobInstance: 'acme_dummy',
    });
    expect(made.status).toBe(201);
    const item = `/api/secured_variables/${String(made.body.id)}`;
    const { body, text } = await user.get(url);
    expect(body.securedVariables).toEqual([
      { '@id': item, '@type': 'SecuredVariable', id: made.body.id, code: 'BYNDER_TOKEN' },
    ]);
    expect(text + made.text).not.toContain('s3cret-value');
    const again = { code: 'BYNDER_TOKEN', value: 'x', jobInstance: 'acme_dummy' };
    expect(violations((await user.call('POST', '/api/secured_variables', again)).body)).toEqual([
      ['code', 'This value is already used.'],
    ]);
    expect((await user.call('PATCH', item, { value: 'other' })).status).toBe(200);
    expect((await user.call('DELETE', item)).status).toBe(204);
    expect((await user.get(url)).body.securedVariables).toEqual([]);
  });
});
