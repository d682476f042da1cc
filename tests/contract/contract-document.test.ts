import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import {
  asList,
  asObject,
  contract,
  createSchemaCompiler,
  follow,
  operations,
  type Operation,
} from './support/contract-document';

const schemas = asObject(asObject(contract.components).schemas);

/** Operations that need no token. */
const open = [
  'signIn',
  'getLoginInfos',
  'redirectToSso',
  'sendPasswordReset',
  'resetPassword',
  'getSamlMetadata',
  'postSamlAssertion',
];

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(contract));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(contract.openapi).toMatch(/^3\.1\./);
  });

  test('has only schemas that compile in strict mode', () => {
    const compile = createSchemaCompiler();
    const broken = Object.keys(schemas).flatMap((name) => {
      try {
        compile(`/components/schemas/${name}`);
        return [];
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
    });
    expect(broken).toEqual([]);
    expect(Object.keys(schemas).length).toBeGreaterThan(100);
  });

  test('uses every component it defines', () => {
    const text = JSON.stringify(contract);
    const configurations = new Set(Object.values(asObject(contract['x-configuration-schemas'])));
    // Code and descriptions use these only by their names, so no `$ref` refers to them.
    const byName = new Set(['JwtPayload', 'AkeneoDataParams', 'BynderDataParams', 'ShopifyDataParams', 'MetafieldKey']);
    const unused = ['schemas', 'parameters', 'responses'].flatMap((kind) =>
      Object.keys(asObject(asObject(contract.components)[kind]))
        .filter((name) => !text.includes(`"#/components/${kind}/${name}"`))
        .filter((name) => !byName.has(name) && !configurations.has(name)),
    );
    expect(unused).toEqual([]);
  });

  test('contains the name of the configuration schema of every job except the test job', () => {
    const configurations = asObject(contract['x-configuration-schemas']);
    const jobs = asList(asObject(schemas.JobCode).enum).filter((code) => code !== 'dummy');
    expect(Object.keys(configurations).toSorted()).toEqual(jobs.toSorted());
    for (const name of Object.values(configurations)) expect(schemas).toHaveProperty(String(name));
  });
});

describe('operations', () => {
  const named = (problem: (operation: Operation) => boolean) => operations.filter(problem).map(({ id }) => id);

  test('have unique names', () => {
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(named(({ id }) => !/^[a-z][a-zA-Z]+$/.test(id))).toEqual([]);
  });

  test('have a summary and one declared tag', () => {
    const tags = new Set(asList(contract.tags).map((tag) => asObject(tag).name ?? null));
    expect(named(({ spec }) => String(spec.summary ?? '').length < 8)).toEqual([]);
    expect(named(({ spec }) => asList(spec.tags).length !== 1 || !tags.has(asList(spec.tags)[0] ?? ''))).toEqual([]);
  });

  test('have a default error, so that a client always has an error type', () => {
    expect(
      named(({ spec }) => asObject(asObject(spec.responses).default).$ref !== '#/components/responses/Error'),
    ).toEqual([]);
  });

  test('declare the parameters of their path', () => {
    const wrong = named(({ call, parameters }) => {
      const wanted = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
      const declared = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
      return (
        declared
          .map(({ name }) => name)
          .toSorted()
          .join() !== wanted.join()
      );
    });
    expect(wrong).toEqual([]);
  });

  test('need a token, and answer 401 without one, unless they are open', () => {
    expect(named(({ spec }) => Array.isArray(spec.security) && spec.security.length === 0)).toEqual(open);
    const optional = named(({ spec }) => asList(spec.security).length > 0);
    expect(optional).toEqual(['createShopifyAppAccess']);
    const guarded = operations.filter(({ spec }) => spec.security === undefined);
    expect(guarded.filter(({ spec }) => !('401' in asObject(spec.responses))).map(({ id }) => id)).toEqual([]);
    expect(guarded).toHaveLength(operations.length - open.length - optional.length);
  });

  test('accept only the media type of their method', () => {
    const plainJson = ['signIn', 'sendPasswordReset', 'resetPassword'];
    const special: Record<string, string> = {
      ...Object.fromEntries(plainJson.map((id) => [id, 'application/json'])),
      postSamlAssertion: 'application/x-www-form-urlencoded',
    };
    const usual: Record<string, string> = { POST: 'application/ld+json', PATCH: 'application/merge-patch+json' };
    const wrong = named(({ id, call, spec }) => {
      const wanted = special[id] ?? usual[call.split(' ')[0] ?? ''] ?? '';
      return Object.keys(asObject(asObject(spec.requestBody).content)).join() !== wanted;
    });
    expect(wrong).toEqual([]);
  });

  test('declare the errors that they can return', () => {
    const lacks = (method: string, status: string) =>
      named(({ call, spec }) => call.startsWith(`${method} /api/`) && !(status in asObject(spec.responses)));
    expect(lacks('POST', '422')).toEqual([]);
    expect(lacks('PATCH', '422')).toEqual([]);
    expect(lacks('PATCH', '404')).toEqual([]);
    expect(lacks('PATCH', '204')).toEqual([]);
    expect(lacks('DELETE', '204')).toEqual([]);
    expect(lacks('DELETE', '404')).toEqual([]);
  });
});

test('collections have the same rows with and without the hydra prefix', () => {
  const collections = Object.entries(schemas).filter(
    ([name]) => /.Collection$/.test(name) && name !== 'HydraCollection',
  );
  expect(collections.length).toBeGreaterThan(8);
  for (const [name, schema] of collections) {
    const [base, rows] = asList(asObject(schema).allOf);
    const { 'hydra:member': prefixed, member } = asObject(asObject(rows).properties);
    expect(follow(base)).toBe(schemas.HydraCollection);
    expect(prefixed).toEqual(member);
    expect(asObject(asObject(member).items).$ref).toBe(`#/components/schemas/${name.replace('Collection', '')}`);
  }
});
