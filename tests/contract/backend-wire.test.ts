import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { control, openBackend, send, signIn, type Person } from './support/backend-client';

let backend: Backend;
let root: Person;
beforeAll(async () => {
  backend = await openBackend();
  root = await signIn(backend, 'super@console.test');
}, 60_000);
afterAll(() => backend.close());
afterEach(() => control(backend, 'POST', 'dialect', { dialect: '2.7' }));

const description = async (url: string) => {
  const reply = await root.get(url);
  return [reply.status, reply.body['hydra:description']];
};

describe('paging', () => {
  const url = '/api/job_executions';

  test('30 rows by default; a larger request is silently capped at 100', async () => {
    expect((await root.list(url)).rows).toHaveLength(30);
    const large = await root.list(`${url}?itemsPerPage=1000`);
    expect(large.rows).toHaveLength(100);
    expect(large.view?.['hydra:last']).toBe(`${url}?itemsPerPage=1000&page=4`);
  });

  test('the view links to the first, last, previous and next page; each link has the query, and `page` at the end', async () => {
    const { view, rows } = await root.list(`${url}?page=2&itemsPerPage=3&order[id]=desc`);
    const link = (page: number) => `${url}?itemsPerPage=3&order%5Bid%5D=desc&page=${page}`;
    expect(view).toEqual({
      '@id': link(2),
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': link(1),
      'hydra:last': link(134),
      'hydra:previous': link(1),
      'hydra:next': link(3),
    });
    expect(rows.map((row) => row.id)).toEqual([397, 396, 395]);
  });

  test('a list with one page has no view; with a query, it has a view without links', async () => {
    expect((await root.list('/api/companies')).view).toBeUndefined();
    expect((await root.list('/api/companies?nope=1')).view).toEqual({
      '@id': '/api/companies?nope=1',
      '@type': 'hydra:PartialCollectionView',
    });
  });

  test('a page past the end is empty but has the total', async () => {
    const { rows, total, view } = await root.list(`${url}?page=99`);
    expect([rows, total]).toEqual([[], 400]);
    expect(view?.['hydra:previous']).toBe(`${url}?page=98`);
    expect(view?.['hydra:next']).toBeUndefined();
  });

  test('invalid page numbers and sizes are a 400, and a size of 0 returns no rows', async () => {
    expect(await description(`${url}?page=0`)).toEqual([400, 'Page should not be less than 1']);
    expect(await description(`${url}?page=abc`)).toEqual([400, 'Page should not be less than 1']);
    expect(await description(`${url}?itemsPerPage=-1`)).toEqual([400, 'Limit should not be less than 0']);
    expect(await description(`${url}?itemsPerPage=0&page=2`)).toEqual([
      400,
      'Page should not be greater than 1 if limit is equal to 0',
    ]);
    expect(await root.list(`${url}?itemsPerPage=0`)).toMatchObject({ rows: [], total: 400 });
  });
});

describe('lists', () => {
  test.each([
    ['/api/users?order[id]=desc', 'id', 8],
    ['/api/users?email=ACME', 'id', 3],
    ['/api/users?company.code=globex', 'id', 3],
    ['/api/companies?name=glo', 'code', 1],
    ['/api/list_companies', 'code', 3],
    ['/api/list_jobs', 'code', 16],
    ['/api/akeneo_connections?order[id]=desc', 'id', 6],
    ['/api/bynder_connections?company.code=acme', 'id', 3],
    ['/api/shopify_connections?label=globex', 'id', 2],
    ['/api/job_instances', 'code', 24],
    ['/api/job_instances?label=RULES', 'code', 2],
    ['/api/job_instances?company.code[]=globex&company.code[]=initech', 'code', 8],
    ['/api/job_instances?jobCode[]=dummy&jobCode[]=bynder_rules', 'code', 5],
    ['/api/job_instances?label=100%25', 'code', 0],
  ])('%s', async (url, key, total) => {
    const list = await root.list(url);
    expect(list.total).toBe(total);
    expect(new Set(list.rows.map((row) => row[key])).size).toBe(total);
  });

  test('instances are ordered by company, then label', async () => {
    const { rows } = await root.list('/api/job_instances?order[company.code]=asc&order[label]=asc&itemsPerPage=100');
    const keys = rows.map((row) => [(row.company as { code: string }).code, row.label as string]);
    const sorted = keys.toSorted(
      ([a = '', b = ''], [c = '', d = '']) => a.localeCompare(c) || b.localeCompare(d, 'en'),
    );
    expect(keys.map(([company]) => company)).toEqual(sorted.map(([company]) => company));
    expect(keys[0]?.[0]).toBe('acme');
  });

  test('every job has a default configuration, and metafield keys have names', async () => {
    const { rows } = await root.list('/api/list_jobs');
    expect(rows.every((row) => typeof row.defaultConf === 'object')).toBe(true);
    const keys = await root.get('/shopify_connections/13/data/metafieldKeys?ownerType=PRODUCT');
    expect(keys.body[0]).toEqual({ key: 'custom.sku', name: 'SKU' });
  });
});

describe('refused requests', () => {
  const instance = '/api/job_instances/acme_dummy';

  test('an unknown route, an unknown method, a missing item', async () => {
    const route = await root.get('/api/nope');
    expect(route.status).toBe(404);
    expect(route.body['hydra:description']).toContain('No route found for "GET');
    const method = await root.call('PUT', '/api/companies/acme', { name: 'x' });
    expect([method.status, method.headers.allow]).toEqual([405, 'GET, PATCH, DELETE']);
    expect(await description('/api/job_instances/nope')).toEqual([404, 'Not Found']);
  });

  test('content types', async () => {
    const patch = await root.call('PATCH', instance, { label: 'x' }, { 'content-type': 'application/json' });
    expect([patch.status, patch.body['hydra:description']]).toEqual([
      415,
      'The content-type "application/json" is not supported. Supported MIME types are "application/merge-patch+json".',
    ]);
    const none = await root.call('POST', '/api/companies');
    expect([none.status, none.body['hydra:description']]).toEqual([415, 'The "Content-Type" header must exist.']);
    const plain = await root.call('POST', '/api/companies', {}, { 'content-type': 'application/json' });
    expect(plain.status).toBe(422);
    const utf7 = { 'content-type': 'Application/JSON; charset=utf-7' };
    const wrong = await root.call('POST', '/api/akeneo_connections', { label: 'x', url: 'y', clientId: true }, utf7);
    expect([wrong.status, wrong.body['hydra:description']]).toEqual([
      400,
      'The type of the "clientId" attribute must be "string", "boolean" given.',
    ]);
    expect((await root.call('GET', '/api/companies', undefined, { accept: 'text/html' })).status).toBe(406);
  });

  test.each([
    ['{bad', 'Syntax error'],
    ['', 'Syntax error'],
    [{ enabled: 'yes' }, 'The type of the "enabled" attribute must be "bool", "string" given.'],
    [{ errorAlertEmails: 'a' }, 'The type of the "errorAlertEmails" attribute must be "array", "string" given.'],
    [{ enabled: null }, 'The type of the "enabled" attribute must be "bool", "NULL" given.'],
  ])('the body %j is a 400 without violations', async (body, text) => {
    const reply = await root.call('PATCH', instance, body);
    expect([reply.status, reply.body['hydra:description'], reply.body.violations]).toEqual([400, text, undefined]);
  });

  test.each([
    ['acme', 'Invalid IRI "acme".'],
    ['/api/companies/none', 'Item not found for "/api/companies/none".'],
    [{ '@id': '/api/companies/acme' }, 'Nested documents for attribute "company" are not allowed. Use IRIs instead.'],
    [1, 'Expected IRI or nested document for attribute "company", "integer" given.'],
  ])('the relation %j is a 400', async (company, text) => {
    const reply = await root.call('POST', '/api/job_instances', { code: 'z', label: 'z', jobCode: 'dummy', company });
    expect([reply.status, reply.body['hydra:description']]).toEqual([400, text]);
  });

  test('a company in use cannot be deleted: 500', async () => {
    expect((await root.call('DELETE', '/api/companies/acme')).status).toBe(500);
    expect((await root.get('/api/companies/acme')).status).toBe(200);
  });
});

describe('dialects', () => {
  const dialect = (name: string) => control(backend, 'POST', 'dialect', { dialect: name });
  const contentType = async (url: string) => (await root.get(url)).headers['content-type'];

  test('2.7 writes prefixes, nulls and ld+json errors', async () => {
    const { body } = await root.get('/api/job_executions?jobInstance=acme_dummy&status=success&itemsPerPage=1');
    expect(body['@type']).toBe('hydra:Collection');
    expect((body['hydra:member'] as object[])[0]).toHaveProperty('errorMessage', null);
    expect(await contentType('/api/users/999')).toBe('application/ld+json; charset=utf-8');
  });

  test('3.4 writes prefixes, no nulls, and errors with prefixed and plain keys', async () => {
    await dialect('3.4');
    const { body } = await root.get('/api/job_executions?jobInstance=acme_dummy&status=success&itemsPerPage=1');
    expect((body['hydra:member'] as object[])[0]).not.toHaveProperty('errorMessage');
    const missing = await root.get('/api/users/999');
    expect(missing.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(missing.body).toEqual({
      '@id': '/api/errors/404',
      '@type': 'hydra:Error',
      title: 'An error occurred',
      detail: 'Not Found',
      status: 404,
      type: '/errors/404',
      description: 'Not Found',
      'hydra:description': 'Not Found',
      'hydra:title': 'An error occurred',
    });
    const refused = await root.call('POST', '/api/companies', { code: 'acme', name: 'x' });
    expect(refused.body).toMatchObject({ '@type': 'ConstraintViolationList', status: 422, title: 'An error occurred' });
    expect(refused.body['hydra:description']).toBe('code: This value is already used.');
  });

  test('4.0 writes no prefixes at all', async () => {
    await dialect('4.0');
    const list = await root.get('/api/job_executions?itemsPerPage=2');
    expect(list.body).toMatchObject({
      '@type': 'Collection',
      totalItems: 400,
      view: { '@type': 'PartialCollectionView' },
    });
    const missing = await root.get('/api/users/999');
    expect(missing.text).not.toContain('hydra');
    expect(missing.body).toMatchObject({ '@type': 'Error', detail: 'Not Found', status: 404 });
    expect((await root.get('/api/nope')).body).toEqual({
      type: 'https://tools.ietf.org/html/rfc2616#section-10',
      title: 'An error occurred',
      status: 404,
      detail: 'Not Found',
    });
  });
});

describe('headers', () => {
  test('an answer has an ETag, but is never a 304', async () => {
    const first = await root.get('/api/companies/acme');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const second = await root.call('GET', '/api/companies/acme', undefined, { 'if-none-match': etag });
    expect([second.status, second.headers.etag, second.text]).toEqual([200, etag, first.text]);
  });

  test('any origin may call, with two request headers only', async () => {
    const preflight = await send(backend, 'OPTIONS', '/api/companies', undefined, {
      origin: 'https://console.example',
      'access-control-request-method': 'PATCH',
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://console.example',
      'access-control-allow-headers': 'Authorization, Content-Type',
    });
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE');
    const refused = await send(backend, 'GET', '/api/companies', undefined, { origin: 'https://console.example' });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, 'https://console.example']);
    expect(refused.headers['access-control-expose-headers']).toBeUndefined();
  });
});
