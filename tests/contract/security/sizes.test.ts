import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { LIMITS } from '@/domain/instance-limits';
import { openBackend, send, signIn, type Person } from '../support/backend-client';
import { asList, asObject, contract, follow, operations, type Json } from '../support/contract-document';

/**
 * The places in a schema where a text or a list has no limit.
 * @param seen the references that were followed to this place, because references may be circular
 */
function unbounded(value: Json | undefined, place: string, seen: ReadonlySet<string> = new Set()): string[] {
  const { $ref } = asObject(value);
  if (typeof $ref === 'string' && seen.has($ref)) return [];
  const inside = new Set([...seen, ...(typeof $ref === 'string' ? [$ref] : [])]);
  const schema = follow(value);
  const types = new Set([schema.type].flat());
  const isChoice = 'enum' in schema || 'const' in schema || schema.format === 'date-time';
  return [
    ...(types.has('string') && !isChoice && !('maxLength' in schema) ? [place] : []),
    ...(types.has('array') && !('maxItems' in schema) ? [place] : []),
    ...(types.has('array') ? unbounded(schema.items, `${place}[]`, inside) : []),
    ...Object.entries(asObject(schema.properties)).flatMap(([key, each]) => unbounded(each, `${place}.${key}`, inside)),
    ...('additionalProperties' in schema ? unbounded(schema.additionalProperties, `${place}.*`, inside) : []),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      asList(schema[key]).flatMap((each) => unbounded(each, place, inside)),
    ),
  ];
}

test('every text and every list of a request is bounded', () => {
  const found = operations.flatMap(({ call, spec }) =>
    Object.values(asObject(follow(spec.requestBody).content)).flatMap((media) =>
      unbounded(asObject(media).schema, call),
    ),
  );
  expect(found).toEqual([]);
});

test('the form of a job instance has the limits of the contract', () => {
  const schemas = asObject(asObject(contract.components).schemas);
  const fields = {
    ...asObject(asObject(schemas.JobInstanceFields).properties),
    ...asObject(asObject(schemas.JobInstanceCreate).properties),
  };
  const bounds = Object.keys(LIMITS).map((field) => {
    const schema = follow(fields[field]);
    return [field, schema.maxLength ?? schema.maxItems];
  });
  expect(Object.fromEntries(bounds)).toEqual(LIMITS);
});

describe('the backend refuses larger values, with the field in the violation', () => {
  let backend: Backend;
  let admin: Person;
  beforeAll(async () => {
    backend = await openBackend({ seedExecutions: 0 });
    admin = await signIn(backend, 'super@console.test');
  });
  afterAll(() => backend.close());
  const patch = (body: unknown) => admin.call('PATCH', '/api/job_instances/acme_dummy', body);
  const levels = (count: number): string => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`;
  const addresses = (count: number): string[] => Array.from({ length: count }, (_, index) => `a${index}@acme.test`);

  test.each([
    ['label', 'x'.repeat(255), 'x'.repeat(256)],
    ['description', 'x'.repeat(65_535), 'x'.repeat(65_536)],
    ['cronExpression', `0 3 * * *${' '.repeat(246)}`, `0 3 * * *${' '.repeat(247)}`],
    ['errorAlertEmails', addresses(100), addresses(101)],
    ['warningAlertEmails', addresses(100), addresses(50_000)],
    ['configuration', JSON.stringify({ a: 'x'.repeat(1_048_568) }), JSON.stringify({ a: 'x'.repeat(1_048_569) })],
    ['configuration', levels(200), levels(201)],
    ['configuration', `{"a":"${'['.repeat(500)}"}`, levels(100_000)],
  ])('%s', async (field, most, tooMuch) => {
    expect((await patch({ [field]: most })).status).toBe(200);
    const { status, body } = await patch({ [field]: tooMuch });
    expect(status).toBe(422);
    const [first] = body.violations as { propertyPath: string }[];
    expect(first?.propertyPath).toBe(field);
  });

  test('an address in a list of alert addresses', async () => {
    const { status, body } = await patch({ errorAlertEmails: ['a@acme.test', `${'x'.repeat(250)}@acme.test`] });
    expect(status).toBe(422);
    const [first] = body.violations as { propertyPath: string }[];
    expect(first?.propertyPath).toBe('errorAlertEmails[1]');
  });

  test('a body of more than four megabytes, and a body that is nested very deeply', async () => {
    expect((await patch({ label: 'x'.repeat(4 * 1024 * 1024) })).status).toBe(413);
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/merge-patch+json' };
    const nested = `{"label":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    const { statusCode } = await backend.app.inject({
      method: 'PATCH',
      url: '/api/job_instances/acme_dummy',
      headers,
      payload: nested,
    });
    expect(statusCode).toBe(400);
    expect((await send(backend, 'GET', '/authentication/login_infos/a%40b.test')).status).toBe(200);
  });
});
