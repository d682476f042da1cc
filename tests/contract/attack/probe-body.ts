import type { SeededRandom } from '../../support/simulation/seeded-random';
import { asList, asObject, follow, type Json, type JsonObject, type Operation } from '../support/contract-document';
import type { World } from './observed-world';
import { hostileTexts, idsOf } from './probe-url';

/** Bodies that are not a JSON object, or that are an unexpected object. */
const rawBodies: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  'null',
  'true',
  '1',
  '"x"',
  '[]',
  '[{}]',
  '[null]',
  '{}',
  '{"":""}',
  '{"a":1}{"b":2}',
  '\uFEFF{}',
  '{"label":}',
  "{'label':'x'}",
  '{"label":1e999}',
  '<a/>',
  'label=x',
  '\0',
  '{"@id":"/api/users/1"}',
  '{"__proto__":{"roles":["ROLE_ADMIN"]},"constructor":{"prototype":{"roles":["ROLE_ADMIN"]}}}',
  '{"toString":null,"hasOwnProperty":null,"then":{"then":1}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"label":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
];

/** The content type of an operation's body; undefined when it has no body. */
export function contentTypeOf({ spec }: Operation): string | undefined {
  return Object.keys(asObject(asObject(spec.requestBody).content))[0];
}

function schemaOf(operation: Operation): JsonObject {
  const type = contentTypeOf(operation) ?? '';
  return follow(asObject(asObject(asObject(operation.spec.requestBody).content)[type]).schema);
}

function propertiesOf(schema: JsonObject): [string, JsonObject][] {
  return [schema, ...asList(schema.allOf).map(follow)].flatMap((each) =>
    Object.entries(asObject(each.properties)).map(([name, value]): [string, JsonObject] => [name, follow(value)]),
  );
}

/**
 * An example body of the contract with a new code and e-mail, so that it is not refused because of an earlier probe.
 */
function exampleBody(schema: JsonObject, random: SeededRandom): JsonObject {
  const examples = asList(schema.examples).map(asObject);
  const body = { ...(examples.length > 0 ? random.pick(examples) : {}) };
  const fresh = String(random.below(1_000_000));
  if (typeof body.code === 'string') body.code = `new_${fresh}`;
  if (typeof body.email === 'string') body.email = `new-${fresh}@x.test`;
  return body;
}

/** A relation, in one of the notations that a framework may accept. */
function relation(collection: string, id: string, random: SeededRandom): Json {
  const iri = `/api/${collection}/${id}`;
  const number = Number(id);
  return random.pick<Json>([
    iri,
    `https://backend.test${iri}`,
    id,
    Number.isNaN(number) ? id : number,
    { '@id': iri },
    { id: Number.isNaN(number) ? id : number },
    { code: id },
    [iri],
    null,
  ]);
}

const relations: Readonly<Record<string, string>> = {
  company: 'companies',
  companyCode: 'companies',
  company_id: 'companies',
  connection: 'bynder_connections',
  jobInstance: 'job_instances',
  user: 'users',
  createdBy: 'users',
  '@id': 'users',
  id: 'users',
};

const connectionKeys: Readonly<Record<string, string>> = {
  bynder_connection: 'bynder_connections',
  akeneo_connection: 'akeneo_connections',
  shop_connection: 'shopify_connections',
  shopify_connection: 'shopify_connections',
};

/** A configuration that would use a connection of another company. */
function borrowingConfiguration(world: World, random: SeededRandom): string {
  const entries = Object.entries(connectionKeys)
    .filter(() => random.chance(0.6))
    .map(([key, collection]) => {
      const ids = idsOf(world, collection, 'foreign');
      return [key, ids.length === 0 ? null : relation(collection, random.pick(ids), random)];
    });
  return JSON.stringify(Object.fromEntries(entries));
}

function withRelations(body: JsonObject, schema: JsonObject, world: World, random: SeededRandom): JsonObject {
  const declared = new Set(propertiesOf(schema).map(([name]) => name));
  const names = Object.keys(relations).filter((name) => random.chance(declared.has(name) ? 0.8 : 0.15));
  const changed: JsonObject = { ...body };
  for (const name of names) {
    const collection = relations[name] ?? '';
    const ids = idsOf(world, collection, random.chance(0.8) ? 'foreign' : 'own');
    if (ids.length > 0) changed[name] = relation(collection, random.pick(ids), random);
  }
  if (random.chance(0.3)) changed.roles = random.pick<Json>([['ROLE_ADMIN'], ['ROLE_SUPER_ADMIN'], 'ROLE_ADMIN', []]);
  if (declared.has('configuration')) changed.configuration = borrowingConfiguration(world, random);
  return changed;
}

function withHostileValues(body: JsonObject, schema: JsonObject, random: SeededRandom): JsonObject {
  const changed: JsonObject = { ...body };
  const properties = propertiesOf(schema).map(([name]) => name);
  for (const name of [...properties, 'extra'].filter(() => random.chance(0.4))) {
    changed[name] = random.pick<() => Json>([
      () => random.pick(hostileTexts),
      () => [random.pick(hostileTexts)],
      () => ({ [random.pick(hostileTexts)]: random.pick(hostileTexts) }),
      () => random.pick<Json>([null, true, -1, 1e308, '', [], {}]),
    ])();
  }
  return changed;
}

/** A random body for an operation, as text; undefined when the operation has no body. */
export function probeBody(operation: Operation, world: World, random: SeededRandom): string | undefined {
  const type = contentTypeOf(operation);
  if (type === undefined) return undefined;
  const schema = schemaOf(operation);
  const example = exampleBody(schema, random);
  const body = random.pick<() => JsonObject | string>([
    () => example,
    () => withRelations(example, schema, world, random),
    () => withRelations(example, schema, world, random),
    () => withHostileValues(example, schema, random),
    () => random.pick(rawBodies),
  ])();
  if (typeof body === 'string') return body;
  if (!type.includes('form')) return JSON.stringify(body);
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const form = Object.entries(body).map(([name, value]): [string, string] => [name, textOf(value).toWellFormed()]);
  return String(new URLSearchParams(form));
}
