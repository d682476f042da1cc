import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSession } from '../session-store';
import { commands } from '../commands';
import { createCompany, deleteCompany, readCompanyChoices, renameCompany } from './companies';

const payload = { id: 7, username: 'ada@acme.test', roles: ['ROLE_ADMIN'], exp: 4_000_000_000, iat: 1 };
const codes = Array.from({ length: 130 }, (_, index) => `c${index}`);
const rows = codes.map((code) => ({ code, name: code.toUpperCase() }));
let asked: URL[];

/** Simulates a server with a fixed page size; `paging` returns its paging information. */
function serve(size: number, paging: (page: number, reached: number) => object): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    const page = Number(url.searchParams.get('page') ?? '1');
    const body = { 'hydra:member': rows.slice((page - 1) * size, page * size), ...paging(page, page * size) };
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/ld+json' } });
  });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('location', { origin: 'https://console.test' });
  storeSession(`h.${btoa(JSON.stringify(payload))}.s`, 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the companies of a select', () => {
  test.each([100, 30, 10])('are all read from a server with pages of %i and a total', async (size) => {
    serve(size, () => ({ 'hydra:totalItems': rows.length }));
    expect((await readCompanyChoices())?.map(({ code }) => code)).toEqual(codes);
    expect(asked).toHaveLength(Math.ceil(rows.length / size));
  });

  test('are all read from a server that links to the next page', async () => {
    serve(30, (_page, reached) => ({ 'hydra:view': reached < rows.length ? { 'hydra:next': '?' } : {} }));
    expect((await readCompanyChoices())?.map(({ code }) => code)).toEqual(codes);
  });

  test('are read with one request from a server without paging information', async () => {
    serve(rows.length, () => ({}));
    expect(await readCompanyChoices()).toHaveLength(rows.length);
    expect(asked.map(({ search }) => search)).toEqual(['']);
  });

  test('are unknown when one of their pages cannot be read', async () => {
    serve(30, (page) => (page === 3 ? { 'hydra:member': null } : { 'hydra:totalItems': rows.length }));
    expect(await readCompanyChoices()).toBeNull();
  });
});

describe('the cached companies', () => {
  const answer = (status: number) =>
    vi.stubGlobal('fetch', async () => {
      const body = status === 204 ? null : JSON.stringify({ code: 'umbrella', name: 'Umbrella' });
      return new Response(body, { status, headers: { 'Content-Type': 'application/ld+json' } });
    });
  const writes = [
    ['created', () => createCompany('umbrella', 'Umbrella'), 201],
    ['renamed', () => renameCompany('umbrella', 'Umbrella Ltd'), 200],
    ['deleted', () => deleteCompany('umbrella'), 204],
  ] as const;

  test.each(writes)('are read again after a company was %s, but not after a refusal', async (_what, write, status) => {
    const { calls } = vi.spyOn(commands, 'fetchCompany').mockResolvedValue({ ok: true, value: null }).mock;
    answer(status);
    expect(await write()).toMatchObject({ ok: true });
    expect(calls).toEqual([[{ code: 'umbrella' }]]);
    answer(422);
    expect(await write()).toMatchObject({ ok: false });
    expect(calls).toHaveLength(1);
  });
});
