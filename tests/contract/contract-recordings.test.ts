import { expect, test } from 'vitest';
import { readWireSamples } from '../support/wire-samples';
import { createSchemaCompiler } from './support/contract-document';

const compile = createSchemaCompiler();
const accepts = (name: string, value: unknown) => compile(`/components/schemas/${name}`)(value);

/** Removes the text ("… 10 more") that replaces cut members in a recorded list. */
function withoutCuts(_key: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((member) => !(typeof member === 'string' && member.startsWith('…')));
}

/** The body of a recording, or undefined when it is empty, cut or not JSON. */
function readBody(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text, withoutCuts);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

const samples = readWireSamples('tests/integration/wire-samples').flatMap(({ body, ...sample }) => {
  const read = readBody(body);
  return read === undefined ? [] : [{ ...sample, body: read }];
});

test('recorded errors match the contract', () => {
  const errors = samples.filter(({ status }) => status >= 400);
  const shapes = ['ConstraintViolationList', 'LexikError', 'HydraError', 'Problem'];
  const strange = errors.filter(({ body, status }) => {
    const wanted = status === 422 ? ['ConstraintViolationList'] : shapes;
    return !accepts('ErrorBody', body) || !wanted.some((name) => accepts(name, body));
  });
  expect(strange.map(({ name }) => name)).toEqual([]);
  expect(errors.length).toBeGreaterThan(100);
  for (const name of shapes) expect(errors.some(({ body }) => accepts(name, body))).toBe(true);
});

test('recorded collections match the contract, with and without the hydra prefix', () => {
  const collections = samples.filter(({ body }) => /(^|:)Collection$/.test(String(body['@type'])));
  expect(collections.filter(({ body }) => !accepts('HydraCollection', body)).map(({ name }) => name)).toEqual([]);
  expect(collections.filter(({ body }) => 'hydra:member' in body).length).toBeGreaterThan(20);
  expect(collections.filter(({ body }) => 'member' in body).length).toBeGreaterThan(10);
});
