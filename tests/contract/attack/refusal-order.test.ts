import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { clientWithToken, control, openBackend, send, type Person } from '../support/backend-client';
import { operations, type Operation } from '../support/contract-document';
import { mayCall } from './answer-findings';
import { openAttackers, type Attacker } from './attackers';
import { observe, type World } from './observed-world';
import { contentTypeOf } from './probe-body';
import { probePath } from './probe-url';

/**
 * A caller who may not make a call learns nothing about the body: 401, 403 and 404 take precedence over 400, 406, 413,
 * 415 and 422.
 */
let backend: Backend;
let world: World;
let attackers: Attacker[];
let root: Person;
const random = new SeededRandom(1);
beforeAll(async () => {
  backend = await openBackend({ seedExecutions: 5 });
  const made = await control(backend, 'POST', 'token', { email: 'super@console.test' });
  root = clientWithToken(backend, String(made.body.token));
  attackers = await openAttackers(backend);
  world = await observe(root);
}, 300_000);
afterAll(() => backend.close());

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"label":1,"company":{},"roles":1,"value":[],"name":7}',
  '{"label":"\\u0000"}',
];
const badHeaders = [{}, { 'content-type': 'text/plain' }, { accept: 'image/png' }];

async function answers(operation: Operation, path: string, attacker: Attacker): Promise<string[]> {
  const [method = ''] = operation.call.split(' ');
  const type = contentTypeOf(operation);
  const authorization = attacker.authorization(random);
  const seen = new Set<string>();
  for (const body of type === undefined ? [undefined] : bodies) {
    for (const wrong of badHeaders) {
      const headers = { ...(type && { 'content-type': type }), ...(authorization && { authorization }), ...wrong };
      seen.add(String((await send(backend, method, path, body, headers)).status));
    }
  }
  return [...seen];
}

const named = (operation: Operation, attacker: Attacker, statuses: readonly string[]) =>
  `${attacker.name}: ${operation.call} ${statuses.join(' ')}`;

test('a call above the role is refused before its body is read', async () => {
  const found: string[] = [];
  let tried = 0;
  for (const attacker of attackers) {
    for (const operation of operations.filter((each) => !mayCall(attacker, each))) {
      const path = probePath(operation, world, random, 'absent')?.path ?? '';
      const statuses = await answers(operation, path, attacker);
      const wanted = attacker.role === null ? '401' : '403';
      tried += 1;
      if (statuses.join() !== wanted) found.push(named(operation, attacker, statuses));
    }
  }
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(130);
});

test('a call for an item that the caller may not see gets a 404 before its body is read', async () => {
  const found: string[] = [];
  let tried = 0;
  for (const attacker of attackers.filter(({ role }) => role !== null && role !== 'ROLE_ADMIN')) {
    for (const operation of operations.filter((each) => each.call.startsWith('PATCH') && mayCall(attacker, each))) {
      const probe = probePath(operation, world, random, 'foreign');
      if (!probe?.namesThing) continue;
      tried += 1;
      const statuses = await answers(operation, probe.path, attacker);
      if (statuses.join() !== '404') found.push(named(operation, attacker, statuses));
    }
  }
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(8);
});

test('a change of an account with a stronger role gets a 403 before its body is read', async () => {
  const boss = {
    email: 'boss@acme.test',
    company: '/api/companies/acme',
    roles: ['ROLE_ADMIN'],
    preferredLocale: 'en',
  };
  const { id } = (await root.call('POST', '/api/users', boss)).body;
  const admin = attackers.find(({ role }) => role === 'ROLE_CLIENT_ADMIN');
  const change = operations.find((operation) => operation.id === 'updateUser');
  if (!admin || !change) throw new Error('There is nobody to try it');
  expect(await answers(change, `/api/users/${String(id)}`, admin)).toEqual(['403']);
});
