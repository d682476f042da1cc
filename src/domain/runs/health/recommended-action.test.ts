import { expect, test } from 'vitest';
import { permissionsOf } from '../../permissions';
import type { CurrentCause } from './cause-since';
import { isOnlyChange } from './failure-cause';
import { isConnectionFirst, recommendedActionOf, type ActionClues, type RecommendedAction } from './recommended-action';

const linked = (id: number, field: string) => ({ key: `shopify/${id}`, type: 'shopify' as const, id, field });
const SHOP = { kind: 'connection', connections: [linked(4, 'shop_connection')] } as const;
const TWO = { kind: 'unknown', connections: [...SHOP.connections, linked(5, 'shopify_connection')] } as const;

const actionOf = (cause: CurrentCause, clues: Partial<ActionClues> = {}): RecommendedAction | null =>
  recommendedActionOf({
    cause,
    isOnlyChange: false,
    isRefused: false,
    worksSince: false,
    hasInstance: true,
    permissions: permissionsOf(['ROLE_CLIENT_ADMIN']),
    lastTest: null,
    ...clues,
  });
const USER = permissionsOf(['ROLE_USER']);
const READER = permissionsOf(['ROLE_RESTRICTED_USER']);

test.each<[string, CurrentCause, Partial<ActionClues>, RecommendedAction | null]>([
  ['a limit', { kind: 'limit' }, {}, 'relaunch'],
  ['a limit, for a reader', { kind: 'limit' }, { permissions: READER }, null],
  ['a field that was changed since', { kind: 'changed', fields: [] }, {}, 'relaunch'],
  ['a field', { kind: 'field', path: null, value: 'old' }, {}, 'openField'],
  ['a field, for a reader', { kind: 'field', path: null, value: 'old' }, { permissions: READER }, null],
  ['a field of an unknown integration', { kind: 'field', path: null, value: 'old' }, { hasInstance: false }, null],
  ['an untested connection', SHOP, {}, 'testConnection'],
  ['an untested connection in the only changed field', SHOP, { isOnlyChange: true }, 'testConnection'],
  ['a connection that works', SHOP, { lastTest: 'worked', isOnlyChange: true }, 'relaunch'],
  ['a broken connection', SHOP, { lastTest: 'failed' }, 'openConnection'],
  ['a broken connection in the only changed field', SHOP, { lastTest: 'failed', isOnlyChange: true }, 'openField'],
  ['the only changed field, for a user who cannot test', SHOP, { isOnlyChange: true, permissions: USER }, 'openField'],
  ['the only changed field, for a reader', SHOP, { isOnlyChange: true, permissions: READER }, null],
  ['a connection, for a user who cannot test it', SHOP, { permissions: USER }, 'relaunch'],
  ['a refused connection, for a user who cannot test it', SHOP, { isRefused: true, permissions: USER }, null],
  ['a refused connection that works', SHOP, { isRefused: true, permissions: USER, lastTest: 'worked' }, 'relaunch'],
  ['a refused connection, untested', SHOP, { isRefused: true }, 'testConnection'],
  ['a refusal by an unknown connection', { kind: 'connection', connections: [] }, { isRefused: true }, 'relaunch'],
  ['several connections', TWO, {}, null],
  ['several connections, for a user who cannot test them', TWO, { permissions: USER }, 'relaunch'],
  ['no clue', { kind: 'unknown', connections: [] }, {}, 'relaunch'],
  ['no clue, but it works again', { kind: 'unknown', connections: [] }, { worksSince: true }, null],
])('recommends the action for %s', (_, cause, clues, action) => {
  expect(actionOf(cause, clues)).toBe(action);
});

test('after a refusal, a person who may test connections should look at the connection first', () => {
  const refusal = 'The access token of the connection has been revoked.';
  const ADMINISTRATOR = permissionsOf(['ROLE_CLIENT_ADMIN']);
  expect(isConnectionFirst(refusal, ADMINISTRATOR)).toBe(true);
  expect(isConnectionFirst('The shop refused the call: exceeded 2 calls per second.', ADMINISTRATOR)).toBe(false);
  expect(isConnectionFirst(refusal, USER)).toBe(false);
});

test('recognises that only the field of the only suspect connection was changed', () => {
  expect(isOnlyChange(SHOP, new Set(['shop_connection']))).toBe(true);
  expect(isOnlyChange(SHOP, new Set(['shop_connection', 'mappings']))).toBe(false);
  expect(isOnlyChange(SHOP, new Set())).toBe(false);
  expect(isOnlyChange(TWO, new Set(['shop_connection']))).toBe(false);
  expect(isOnlyChange({ kind: 'limit' }, new Set(['shop_connection']))).toBe(false);
});
