import { hostileStrings } from '../../support/hostile/hostile-strings';
import type { SeededRandom } from '../../support/simulation/seeded-random';
import { asList, contract, follow, operations, type Json, type Operation } from '../support/contract-document';
import { HOME } from './attackers';
import type { World } from './observed-world';

/**
 * The owner of the item in a path: the attackers' company or another company; `absent` if there is no such item. With
 * `odd`, the path contains the identifier of a foreign item in another notation, or a hostile text.
 */
export type Ownership = 'own' | 'foreign' | 'absent' | 'odd';

export const hostileTexts = hostileStrings.map(({ text }) => text).filter((text) => text.length < 300);

/** The identifiers of a collection's items that belong to the attackers' company (`own`) or to others (`foreign`). */
export function idsOf(world: World, collection: string, whose: 'own' | 'foreign'): string[] {
  return [...world.ids]
    .filter(([owner]) => (owner === HOME) === (whose === 'own'))
    .flatMap(([, ids]) => ids.get(collection) ?? []);
}

/** The values that the contract lists for a path parameter; empty when it lists none. */
function listed(path: string, name: string): string[] {
  const declared = asList((contract.paths as Record<string, Record<string, Json>>)[path]?.parameters)
    .map(follow)
    .find((each) => each.name === name);
  return asList(follow(declared?.schema).enum).map(String);
}

const collectionByName: Readonly<Record<string, string>> = { code: 'companies' };

/**
 * The collection of the item that a path parameter identifies.
 * @param before the part of the path before the parameter
 */
function collectionOf(world: World, before: string, name: string): string {
  const segment = before.split('/').findLast((each) => each !== '') ?? '';
  const collections = new Set([...world.ids.values()].flatMap((ids) => [...ids.keys()]));
  if (collections.has(segment)) return segment;
  return collectionByName[name] ?? `${segment}_connections`;
}

const spellings: readonly ((id: string) => string)[] = [
  (id) => `+${id}`,
  (id) => `0${id}`,
  (id) => `${id}.0`,
  (id) => `${id}e0`,
  (id) => `${id}%20`,
  (id) => `%20${id}`,
  (id) => `${id}%00`,
  (id) => `${id}%2f`,
  (id) => `${id};`,
  (id) => `${id}.json`,
  (id) => `..%2f${id}`,
  (id) => `1%2f..%2f${id}`,
  (id) => `%2e%2e%2f${id}`,
  (id) => `${id}%20or%201=1`,
  (id) => `${id},1`,
  (id) => id.toUpperCase(),
  (id) => `[${id}]`,
  (id) => encodeURIComponent(`/api/users/${id}`),
  (id) => encodeURIComponent(encodeURIComponent(`../${id}`)),
];

const emails = ['user@acme.test', 'sso@globex.test', 'only-sso@globex.test', 'super@console.test', 'absent@x.test'];

/** A path of an operation, and whether the path identifies an item (`namesThing`); null when no such item exists. */
export function probePath(
  { call }: Operation,
  world: World,
  random: SeededRandom,
  whose: Ownership,
): { path: string; namesThing: boolean } | null {
  const template = call.split(' ')[1] ?? '';
  let namesThing = false;
  let isMissing = false;
  let path = '';
  for (const part of template.split(/(\{\w+\})/)) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const values = name === undefined ? [] : listed(template, name);
    if (name === undefined) path += part;
    else if (values.length > 0) path += random.pick(values);
    else if (name === 'email') path += encodeURIComponent(random.pick(emails));
    else {
      namesThing = true;
      const pool = idsOf(world, collectionOf(world, path, name), whose === 'own' ? 'own' : 'foreign');
      isMissing ||= pool.length === 0;
      path += pool.length === 0 ? '999999' : spelled(random.pick(pool), random, whose);
    }
  }
  return isMissing && (whose === 'own' || whose === 'foreign') ? null : { path, namesThing };
}

function spelled(id: string, random: SeededRandom, whose: Ownership): string {
  if (whose === 'absent') return '999999';
  if (whose !== 'odd') return encodeURIComponent(id);
  if (random.chance(0.6)) return random.pick(spellings)(id);
  return encodeURIComponent(random.pick(hostileTexts).toWellFormed()) || 'x';
}

/** Filters that no list declares but that a framework might apply. */
const undeclared = [
  'company company[] company.id company.code company.code[] company[code] companyCode id id[] @id user user.id',
  'createdBy createdBy.company.code jobInstance.company properties[] groups[] exists[company] order[company.name]',
  'order[password] pagination partial _format _method access_token token bearer __proto__[company] or[0][company]',
].flatMap((names) => names.split(' '));
const allFilters = [
  ...new Set([
    ...operations.flatMap(({ parameters }) => parameters.filter((each) => each.in === 'query').map(({ name }) => name)),
    ...undeclared,
  ]),
];

/** A query with filters for foreign data. The operation declares most of the filters. */
export function probeQuery({ parameters }: Operation, world: World, random: SeededRandom): string {
  const own = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const names = own.filter(() => random.chance(0.6));
  while (random.chance(0.4)) names.push(random.pick(allFilters));
  const foreign = [...world.ids].filter(([owner]) => owner !== HOME).flatMap(([, ids]) => [...ids.values()].flat());
  const iris = [...world.ids].flatMap(([, ids]) =>
    [...ids].flatMap(([name, all]) => all.map((id) => `/api/${name}/${id}`)),
  );
  const value = (): string =>
    random.pick([
      () => random.pick(foreign),
      () => random.pick(iris),
      () =>
        random.pick(['globex', 'initech', 'acme', '', '%', '_', 'null', 'true', 'false', '1', '0', '-1', 'ROLE_ADMIN']),
      () => random.pick(hostileTexts),
    ])();
  return names.map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(value().toWellFormed())}`).join('&');
}
