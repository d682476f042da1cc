import { minimumRole } from '../../../openapi/server/http/auth/access';
import { includesRole } from '../../../openapi/server/http/auth/roles';
import { operations } from '../support/contract-document';
import { HOME, type Attacker } from './attackers';
import type { World } from './observed-world';
import { idsOf } from './probe-url';

/** Whether the role of an attacker may make at least one call that writes to a collection. */
function mayWrite(attacker: Attacker, collection: string): boolean {
  const role = attacker.role;
  return operations.some(({ id, call }) => {
    const needed = minimumRole(id);
    const isWrite = !call.startsWith('GET') && call.split('/')[2] === collection;
    return isWrite && role !== null && needed !== null && includesRole(role, needed);
  });
}

/**
 * Collections that change together with another collection. For example, the launch of an instance creates an
 * execution.
 */
const follows: Readonly<Record<string, string>> = {
  job_executions: 'job_instances',
  step_executions: 'job_instances',
  history_entries: 'job_instances',
};

/** Whether an attacker may have changed an item. */
function mayChange(attacker: Attacker, owner: string | null, collection: string, text: string): boolean {
  if (attacker.role === null || owner !== HOME) return false;
  if (text.includes(`"email":"${attacker.email}"`)) return true;
  if (attacker.role === 'ROLE_RESTRICTED_USER') return false;
  const isAdministrator = attacker.role === 'ROLE_CLIENT_ADMIN';
  if (collection === 'users' || collection === 'companies') return isAdministrator;
  return mayWrite(attacker, follows[collection] ?? collection);
}

/** A finding for each new super administrator, because no attacker may create one. */
function promoted(before: World, after: World): string[] {
  const strong = (world: World) => [...world.seen].filter(([, { text }]) => text.includes('"ROLE_ADMIN"'));
  const known = new Set(strong(before).map(([key]) => key));
  return strong(after)
    .filter(([key]) => !known.has(key))
    .map(([key]) => `a new super administrator: ${key}`);
}

/** The scalars in a value, at any depth, as texts. An IRI is reduced to the identifier at its end. */
function scalars(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(scalars);
  return [String(value).split('/').at(-1) ?? ''];
}

/** The ids of the connections that an instance uses. `text` is the instance as JSON. */
function usedConnections(text: string): string[] {
  const { configuration } = JSON.parse(text) as { configuration?: unknown };
  if (typeof configuration !== 'string') return [];
  const decoded: unknown = JSON.parse(configuration);
  return Object.entries(Object(decoded) as object)
    .filter(([key]) => key.endsWith('_connection'))
    .flatMap(([, value]) => scalars(value));
}

/** A finding for each instance of the attackers' company that uses a connection of another company. */
function borrowed(after: World): string[] {
  const kinds = ['akeneo_connections', 'bynder_connections', 'shopify_connections'];
  const foreign = new Set(kinds.flatMap((kind) => idsOf(after, kind, 'foreign')));
  return [...after.seen]
    .filter(([, { owner, collection }]) => owner === HOME && collection === 'job_instances')
    .flatMap(([key, { text }]) => usedConnections(text).map((id) => ({ key, id })))
    .filter(({ id }) => foreign.has(id))
    .map(({ key, id }) => `${key} uses the foreign connection ${id}`);
}

/** Changes that the attacker must not make; empty when there are none. */
export function forbiddenChanges(before: World, after: World, attacker: Attacker): string[] {
  if (attacker.role === 'ROLE_ADMIN') return [];
  const keys = new Set([...before.seen.keys(), ...after.seen.keys()]);
  const changed = [...keys].flatMap((key) => {
    const [was, is] = [before.seen.get(key), after.seen.get(key)];
    const thing = was ?? is;
    if (thing === undefined || was?.text === is?.text) return [];
    if ([was, is].every((each) => each === undefined || mayChange(attacker, each.owner, each.collection, each.text))) {
      return [];
    }
    return [`${attacker.name} changed ${key} of ${thing.owner}: ${was?.text ?? 'nothing'} → ${is?.text ?? 'nothing'}`];
  });
  return [...changed, ...promoted(before, after), ...borrowed(after)];
}
