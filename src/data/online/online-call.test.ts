import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readUser } from '@/api/readers/user-reader';
import { currentSession, storeSession } from '../session-store';
import { callOnline, callPublic, readOnlinePage } from './online-call';
import { readCompanies } from './companies';
import { readUsers } from './users';

const payload = { id: 7, username: 'ada@acme.test', roles: ['ROLE_ADMIN'], exp: 4_000_000_000, iat: 1 };
const token = (id: number): string => `h.${btoa(JSON.stringify({ ...payload, id }))}.s`;
const sent: Request[] = [];

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/ld+json' } });
  });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', { origin: 'https://console.test' });
  storeSession(token(7), 0);
});
afterEach(() => vi.unstubAllGlobals());

test('a call has the token of the signed-in person, and its response is read', async () => {
  answer(200, { id: 3, email: 'bob@acme.test', roles: ['ROLE_USER'] });
  const outcome = await callOnline((api) => api.getUser(3), readUser);
  expect(outcome).toMatchObject({ ok: true, value: { id: 3, companyCode: null, lastConnectionDate: null } });
  expect(sent[0]?.url).toBe('https://console.test/api/users/3');
  expect(sent[0]?.headers.get('Authorization')).toBe(`Bearer ${token(7)}`);
});

test('a refused token ends the session; a 403 does not', async () => {
  answer(403, { 'hydra:description': 'Access Denied.' });
  expect(await callOnline((api) => api.getUser(3), readUser)).toMatchObject({ ok: false, problem: { status: 403 } });
  expect(currentSession()?.token).toBe(token(7));
  answer(401, { code: 401, message: 'Expired JWT Token' });
  expect(await callOnline((api) => api.getUser(3), readUser)).toMatchObject({ ok: false, problem: { status: 401 } });
  expect(currentSession()).toBeNull();
});

test('a refused token that was already replaced does not end the session', async () => {
  vi.stubGlobal('fetch', async () => {
    storeSession(token(8), 0);
    return new Response('{"code":401}', { status: 401, headers: { 'Content-Type': 'application/json' } });
  });
  await callOnline((api) => api.getUser(3), readUser);
  expect(currentSession()?.token).toBe(token(8));
});

test('a public call has no token, and its 401 does not end the session', async () => {
  answer(401, { code: 401 });
  await callPublic(
    (api) => api.sendPasswordReset('ada@acme.test', 'bynder'),
    () => true,
  );
  expect(sent[0]?.headers.has('Authorization')).toBe(false);
  expect(currentSession()?.token).toBe(token(7));
});

test('a response that does not come from this API is an invalid response', async () => {
  answer(200, { hello: 'there' });
  const outcome = await callOnline((api) => api.getUser(3), readUser);
  expect(outcome).toMatchObject({ ok: false, problem: { kind: 'invalid-answer' } });
});

test('if the server ignores a filter, the console applies the filter to the page and says so', async () => {
  const rows = ['ada@acme.test', 'bob@globex.test', 'ann@ACME.test'].map((email, id) => ({ id, email }));
  answer(200, { 'hydra:member': rows, 'hydra:totalItems': 3 });
  const outcome = await readUsers({ email: '@acme' }, 1);
  expect(outcome).toMatchObject({ ok: true, value: { total: 2, ignoredFilters: true } });
  expect(new URL(sent[0]?.url ?? '').searchParams.get('email')).toBe('@acme');
});

test('a row that the server finds without its accents matches the filter', async () => {
  const one = { 'hydra:totalItems': 1 };
  answer(200, { ...one, 'hydra:member': [{ code: 'hermes', name: 'Hermès' }] });
  expect(await readCompanies('hermes', 1)).toMatchObject({ ok: true, value: { total: 1, ignoredFilters: false } });
  answer(200, { ...one, 'hydra:member': [{ id: 4, email: 'zoé@acme.test' }] });
  expect(await readUsers({ email: 'ZOE@' }, 1)).toMatchObject({ ok: true, value: { total: 1, ignoredFilters: false } });
});

test('if the server sends no total, the total is the number of known rows', () => {
  const page = (hasNext: boolean | null) => ({
    members: [{ id: 1 }, { id: 'x' }],
    total: null,
    hasNext,
    requestedAt: 1,
  });
  expect(readOnlinePage(page(true), 2, readUser)).toMatchObject({ total: 32, hasUncounted: true });
  expect(readOnlinePage(page(null), 2, readUser)).toMatchObject({ total: 31, hasUncounted: false });
  expect(readOnlinePage({ ...page(true), total: 90 }, 2, readUser)).toMatchObject({ total: 90, hasUncounted: false });
});
