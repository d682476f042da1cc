import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSession } from '../session-store';
import { readCompanies } from './companies';
import { createConnection } from './connections';
import { createUser, readOwnUser, readUsers } from './users';

vi.mock('../commands', () => {
  const done = async () => ({ ok: true, value: null });
  return { commands: { fetchConnection: done, checkRights: done } };
});

type Row = Record<string, unknown> & { id: number };

/** Rows of a server, newest first; filters match substrings. */
let rows: Row[];
let size: number;
let filtersWork: boolean;
let asked: string[];
/** The effect of a `POST`, whose response is always lost. */
let onPost: () => void;

const ME = 'ann@acme.test';
const user = (id: number, email = `user${id}@acme.test`): Row => ({ id, email, roles: ['ROLE_USER'] });

function list(url: URL): unknown {
  const page = Number(url.searchParams.get('page') ?? '1');
  const matching = rows.filter((row) =>
    ['email', 'name', 'label'].every((name) => {
      const wanted = url.searchParams.get(name);
      return wanted === null || !filtersWork || String(row[name]).includes(wanted);
    }),
  );
  const next = page * size < matching.length ? { 'hydra:next': '?' } : {};
  return {
    'hydra:member': matching.slice((page - 1) * size, page * size),
    'hydra:totalItems': matching.length,
    ...(matching.length > size && { 'hydra:view': next }),
  };
}

beforeEach(() => {
  rows = [];
  size = 30;
  filtersWork = true;
  asked = [];
  onPost = () => {};
  vi.stubGlobal('location', { origin: 'https://console.test' });
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    asked.push(`${request.method} ${url.searchParams.get('page') ?? ''}`.trim());
    if (request.method === 'POST') {
      onPost();
      throw new TypeError('Failed to fetch');
    }
    return new Response(JSON.stringify(list(url)), { headers: { 'Content-Type': 'application/ld+json' } });
  });
  const payload = { username: ME, roles: ['ROLE_ADMIN'], exp: 4_000_000_000, iat: 1 };
  storeSession(`h.${btoa(JSON.stringify(payload))}.s`, 0);
});
afterEach(() => vi.unstubAllGlobals());

const descending = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index);

describe.each([7, 10, 30, 50])('a server with %i rows on a page', (rowsPerPage) => {
  test('every user and every company appears once, on pages of 30', async () => {
    size = rowsPerPage;
    const readPages = async (read: (page: number) => ReturnType<typeof readUsers>): Promise<number[]> => {
      const ids: number[] = [];
      for (const [page, count] of [30, 30, 15].entries()) {
        const outcome = await read(page + 1);
        if (!outcome.ok) throw new Error(outcome.problem.kind);
        expect(outcome.value).toMatchObject({ total: 75, ignoredFilters: false });
        expect(outcome.value.items).toHaveLength(count);
        ids.push(...outcome.value.items.map(({ id }) => id));
      }
      return ids;
    };
    rows = descending(75).map((id) => user(id));
    expect(await readPages((page) => readUsers({}, page))).toEqual(descending(75));
    rows = descending(75).map((id) => ({ id, code: `c${id}`, name: `Company ${id}` }));
    const companies = [];
    for (const page of [1, 2, 3]) {
      const outcome = await readCompanies(undefined, page);
      companies.push(...(outcome.ok ? outcome.value.items : []));
    }
    expect(companies.map(({ code }) => code)).toEqual(descending(75).map((id) => `c${id}`));
  });
});

test('a server with pages of 30 gets one request per page', async () => {
  rows = descending(75).map((id) => user(id));
  for (const page of [1, 2, 3]) await readUsers({}, page);
  expect(asked).toEqual(['GET 1', 'GET 2', 'GET 3']);
});

test('the signed-in user is found after a page of others whose e-mail contains the same text', async () => {
  rows = [...descending(40).map((id) => user(100 + id, `jo${id}${ME}`)), user(1, ME)];
  expect(await readOwnUser()).toMatchObject({ ok: true, value: { id: 1 } });
});

describe('a creation without a response', () => {
  const wanted = { email: ME, companyCode: null, roles: ['ROLE_USER'], preferredLocale: 'en' as const };
  const body = { label: 'Shop', url: 'https://shop.test' } as never;
  const others = (name: 'label' | 'email', count: number): Row[] =>
    descending(count).map((id) => ({
      ...user(100 + id),
      [name]: `${name === 'email' ? 'jo' : ''}${id}${name === 'email' ? ME : 'Shop'}`,
    }));

  test('of a user is in doubt when the user existed before, beyond the first page', async () => {
    const known = { ...user(1, ME), preferredLocale: 'en' };
    rows = [...others('email', 30), known];
    // Another person deletes a row, which moves the known user to the first page.
    onPost = () => rows.shift();
    expect(await createUser(wanted)).toMatchObject({ ok: false, problem: { kind: 'in-doubt' } });
  });

  test('of a user is found beyond the first page', async () => {
    rows = others('email', 30);
    onPost = () => rows.push({ ...user(1, ME), preferredLocale: 'en' });
    expect(await createUser(wanted)).toMatchObject({ ok: true, value: { id: 1 } });
  });

  test('of a connection is found beyond the first page', async () => {
    rows = others('label', 30);
    onPost = () => rows.push({ id: 1, label: 'Shop', url: 'https://shop.test' });
    expect(await createConnection('akeneo', body)).toMatchObject({ ok: true, value: { item: { label: 'Shop' } } });
  });

  test('requests only one page before the `POST` and one after it if the server ignores the filter', async () => {
    filtersWork = false;
    rows = descending(300).map((id) => user(id));
    onPost = () => rows.unshift({ ...user(301, ME), preferredLocale: 'en' });
    expect(await createUser(wanted)).toMatchObject({ ok: true, value: { id: 301 } });
    expect(asked).toEqual(['GET 1', 'POST', 'GET 1']);
  });
});
