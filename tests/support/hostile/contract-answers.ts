import { parseJson } from '@/lib/json';
import {
  asList,
  asObject,
  follow,
  operations,
  type Json,
  type JsonObject,
  type Operation,
} from '../../contract/support/contract-document';
import { readWireSamples } from '../wire-samples';

/** An answer that the contract allows. */
export interface SampleAnswer {
  status: number;
  type: string;
  value: Json;
}

const SIMPLE: Record<string, Json> = { string: 'text', integer: 7, number: 7, boolean: true };

/** A sample value of a schema: the example of the schema, else the simplest value. */
function sampleOf(node: Json | undefined, levels = 6): Json {
  const schema = follow(node);
  const [example] = asList(schema.examples);
  if (example !== undefined) return example;
  if (schema.const !== undefined) return schema.const;
  const [first] = asList(schema.enum ?? []);
  if (first !== undefined) return first;
  const [part] = [...asList(schema.oneOf), ...asList(schema.anyOf)];
  if (part !== undefined) return sampleOf(part, levels);
  const kind = [schema.type].flat()[0];
  if (kind === 'array')
    return levels === 0 ? [] : [sampleOf(schema.items, levels - 1), sampleOf(schema.items, levels - 1)];
  const parts = asList(schema.allOf).map((each) => asObject(sampleOf(each, levels)));
  if (parts.length > 0) return Object.assign({}, ...parts, fieldsOf(schema, levels)) as JsonObject;
  if (kind === 'object' || schema.properties !== undefined) return fieldsOf(schema, levels);
  return SIMPLE[String(kind)] ?? null;
}

function fieldsOf({ properties }: JsonObject, levels: number): JsonObject {
  if (levels === 0) return {};
  return Object.fromEntries(
    Object.entries(asObject(properties)).map(([name, each]) => [name, sampleOf(each, levels - 1)]),
  );
}

/** A collection with only the `hydra:` keys, and with the right total. Any other value is returned unchanged. */
function inOneDialect(value: Json): Json {
  const { member, totalItems: _total, view: _view, ...rest } = asObject(value);
  if (member === undefined || rest['hydra:member'] === undefined) return value;
  return { ...rest, 'hydra:totalItems': asList(rest['hydra:member']).length };
}

/** One answer for every status and content type of a call. The value of an empty answer is null. */
function answersTo({ spec }: Operation): SampleAnswer[] {
  return Object.entries(asObject(spec.responses)).flatMap(([status, response]) => {
    const code = Number(status);
    const content = Object.entries(asObject(follow(response).content));
    if (content.length === 0) return [{ status: code, type: '', value: null }];
    return content.map(([type, each]) => ({
      status: code,
      type,
      value: inOneDialect(sampleOf(asObject(each).schema)),
    }));
  });
}

/** The sample answers of each operation; the keys are operation ids. */
export const contractAnswers: ReadonlyMap<string, readonly SampleAnswer[]> = new Map(
  operations.map((operation) => [operation.id, answersTo(operation)]),
);

/** A successful answer of a call. */
export function successfulAnswer(id: string): JsonObject {
  return asObject(contractAnswers.get(id)?.find(({ status }) => status < 300)?.value);
}

const recorded = readWireSamples('tests/integration/wire-samples').flatMap(({ body }) => parseJson(body) ?? []);

/** All sample answers: those of the contract and the recordings of real servers. */
export const allAnswers: readonly unknown[] = [
  ...[...contractAnswers.values()].flat().map(({ value }) => value),
  ...recorded,
].filter((each) => typeof each === 'object' && each !== null);
