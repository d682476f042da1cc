import { describe, expect, test } from 'vitest';
import { asList, asObject, contract, follow, operations, type JsonObject } from './support/contract-document';
import { secretFields, specCalls, specFields } from './support/spec-calls';

const schemas = asObject(asObject(contract.components).schemas);

/** The keys of an object schema, including those of its `allOf` parts. */
function propertyNames(schema: JsonObject): string[] {
  const parts = asList(schema.allOf).flatMap((part) => propertyNames(follow(part)));
  return [...Object.keys(asObject(schema.properties)), ...parts];
}

function payloadKeys(spec: JsonObject): string[] {
  const [media] = Object.values(asObject(asObject(spec.requestBody).content));
  return propertyNames(follow(asObject(media).schema));
}

describe('the calls that the console needs', () => {
  test('are exactly the operations of the contract', () => {
    const sorted = (calls: { id: string; call: string }[]) => calls.map(({ id, call }) => `${id} ${call}`).toSorted();
    expect(sorted(operations)).toEqual(sorted(specCalls));
  });

  test.each(specCalls)('$call accepts the query and the payload that the console sends', ({ id, query = [], body }) => {
    const operation = operations.find((candidate) => candidate.id === id);
    const parameters = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
    expect(parameters.map(({ name }) => name).toSorted()).toEqual(query.toSorted());
    if (body) expect(payloadKeys(operation?.spec ?? {})).toEqual(expect.arrayContaining(body));
  });
});

describe('the entities that the console reads', () => {
  test.each(Object.entries(specFields))('%s has its fields', (name, fields) => {
    expect(propertyNames(asObject(schemas[name]))).toEqual(expect.arrayContaining(fields));
  });

  test('never carry a secret in an answer', () => {
    const leaks = Object.keys(specFields).flatMap((name) =>
      propertyNames(asObject(schemas[name]))
        .filter((field) => secretFields.includes(field))
        .map((field) => `${name}.${field}`),
    );
    expect(leaks).toEqual([]);
  });

  test('the data console knows the parameters of every request', () => {
    for (const [kind, without] of [
      ['Akeneo', []],
      ['Bynder', []],
      ['Shopify', ['metafieldKeys']],
    ] as const) {
      const requests = asList(asObject(schemas[`${kind}DataRequest`]).enum).map(String);
      const parameters = propertyNames(asObject(schemas[`${kind}DataParams`]));
      expect([...parameters, ...without].toSorted()).toEqual(requests.toSorted());
    }
  });
});
