import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import {
  asList,
  asObject,
  contract,
  follow,
  operations,
  type Json,
  type JsonObject,
  type Operation,
} from '../support/contract-document';
import { control, openBackend, send, signIn, type Person, type Reply } from '../support/backend-client';
import { hostileStrings, unstorableStrings } from '../../support/hostile/hostile-strings';
import { SeededRandom } from '../../support/simulation/seeded-random';

const isCampaign = process.env['HOSTILE_FULL'] !== undefined;
/** Each campaign uses a new seed. */
const seed = Number(process.env['HOSTILE_SEED'] ?? (isCampaign ? Date.now() % 1_000_000 : 1));
const random = new SeededRandom(seed);
/** The number of tries per call; in a campaign, as many as there are hostile texts. */
const tries = isCampaign ? hostileStrings.length : 6;

let backend: Backend;
let root: Person;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  console.log(`HOSTILE_SEED=${seed}`);
  backend = await openBackend();
  await control(backend, 'POST', 'runner', { paused: true });
  root = await signIn(backend, 'super@console.test');
}, 300_000);
afterAll(() => backend.close());
beforeEach(() => void logged.mockClear());

/** All hostile texts. URLs contain only the short ones, because very long URLs are refused before they are read. */
const texts = [...hostileStrings, ...unstorableStrings].map(({ text }) => text);
const shortTexts = texts.filter((text) => text.length < 400);
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function bodySchema({ spec }: Operation): JsonObject {
  const content = asObject(asObject(spec.requestBody).content);
  return follow(asObject(asObject(Object.values(content)[0]).schema));
}

/** A body of the right shape whose texts are hostile. */
function hostileBody(schema: JsonObject, text: () => string): JsonObject {
  const all = [schema, ...asList(schema.allOf).map(follow)].flatMap((each) =>
    Object.entries(asObject(each.properties)),
  );
  return Object.fromEntries(all.map(([name, value]) => [name, hostileValue(follow(value), text)]));
}

function hostileValue(schema: JsonObject, text: () => string): Json {
  const types = new Set([schema.type ?? 'string'].flat());
  if (types.has('array')) return [hostileValue(follow(schema.items), text)];
  if (types.has('boolean')) return true;
  if (types.has('integer') || types.has('number')) return 1;
  return text();
}

const trace = /node_modules|\bat .+:\d+:\d+|\.ts:\d+|PGlite|syntax error at|sync_console\./;

/**
 * Checks that the backend handled a call safely: no logged error, no internals in the answer, and no line break in a
 * header.
 */
function expectCalm({ text, headers }: Reply, call: string): void {
  const errors = logged.mock.calls.map(([first, error]) => `${String(first)} ${String(error)}`);
  const broken = Object.values(headers).filter((value) => /[\r\n]/.test(String(value)));
  expect({ call, errors, broken, trace: trace.exec(text)?.[0] ?? null }).toEqual({
    call,
    errors: [],
    broken: [],
    trace: null,
  });
}

describe('hostile texts in every call', () => {
  test.each(operations)('$call', async (operation) => {
    const [method = '', path = ''] = operation.call.split(' ');
    const schema = bodySchema(operation);
    const type = Object.keys(asObject(asObject(operation.spec.requestBody).content))[0];
    for (let round = 0; round < tries; round += 1) {
      const url = path.replaceAll(/\{\w+\}/g, () =>
        random.chance(0.5) ? encoded(random.pick(shortTexts)) || 'x' : '1',
      );
      const query = operation.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => `${name}=${encoded(random.pick(shortTexts))}`);
      const body = type === undefined ? undefined : hostileBody(schema, () => random.pick(texts));
      const reply = await root.call(
        method,
        [url, query.join('&')].join('?'),
        body,
        type === undefined ? {} : { 'content-type': type },
      );
      expectCalm(
        reply,
        `${operation.call} with ${url}?${query.join('&')} ${JSON.stringify(body ?? null).slice(0, 300)}`,
      );
    }
  });

  test('the contract has text fields', () => {
    expect(Object.keys(asObject(contract.paths)).length).toBeGreaterThan(30);
    expect(hostileStrings.length).toBeGreaterThanOrEqual(500);
  });
});

describe('texts that cannot be stored', () => {
  const writes = operations.filter(({ spec }) => spec.requestBody !== undefined);
  const unstorable = ['\0', 'a\0@b.test', '\uD800', 'a@\uDC00.test', 'https://a\0.test'];

  test.each(writes)('$call rejects them before any look-up', async (operation) => {
    const [method = '', path = ''] = operation.call.split(' ');
    const type = Object.keys(asObject(asObject(operation.spec.requestBody).content))[0] ?? '';
    const code = path.includes('companies/') ? 'acme' : path.includes('job_instances/') ? 'acme_dummy' : '1';
    for (const text of unstorable) {
      const body = hostileBody(bodySchema(operation), () => text);
      const url = path.replaceAll(/\{\w+\}/g, code);
      const reply = await root.call(method, url, body, { 'content-type': type });
      expectCalm(reply, `${operation.call} ${JSON.stringify(text)}`);
      expect([400, 404, 422]).toContain(reply.status);
    }
  });
});

describe('typed text is stored unchanged', () => {
  const url = '/api/job_instances/acme_dummy';
  const sample = () => Array.from({ length: tries * 4 }, () => random.pick(hostileStrings));

  test('label, description and configuration come back unchanged', async () => {
    for (const { name, text } of sample()) {
      const change = {
        // Cut to the greatest length that the server accepts, but never inside a surrogate pair.
        label: [...`x${text}`].slice(0, 255).join(''),
        // Starts with a letter, because PGlite drops a byte order mark at the start of a text.
        description: [...`d${text}`].slice(0, 65_535).join(''),
        configuration: JSON.stringify({ [`k${text}`]: text, big: 1 }).replace('1}', '12345678901234567890.10}'),
      };
      const written = await root.call('PATCH', url, change);
      expect([name, written.status]).toEqual([name, 200]);
      expect((await root.get(url)).body).toMatchObject(change);
    }
  });

  test('the history returns the description unchanged', async () => {
    const { text } = random.pick(hostileStrings);
    await root.call('PATCH', url, { description: `h${text}` });
    const [version] = (await root.list(`${url}/history`)).rows;
    expect((version?.changeSet as Record<string, { new: string }> | undefined)?.description?.new).toBe(`h${text}`);
  });

  test.each(unstorableStrings)(
    '$name is a violation, and survives as an escape in a configuration',
    async ({ text }) => {
      const refused = await root.call('PATCH', url, { label: text });
      expect(refused.status).toBe(422);
      expect(refused.body.violations).toMatchObject([{ propertyPath: 'label' }]);
      const units = Array.from({ length: text.length }, (_each, at) =>
        text.charCodeAt(at).toString(16).padStart(4, '0'),
      );
      const escaped = `{"a":"${units.map((unit) => String.raw`\u` + unit).join('')}"}`;
      expect((await root.call('PATCH', url, { configuration: escaped })).status).toBe(200);
      expect((await root.get(url)).body.configuration).toBe(escaped);
      // Calls that search configurations still work.
      expect([204, 404, 500]).toContain((await root.call('DELETE', '/api/akeneo_connections/3')).status);
      expectCalm(await root.get(url), 'after');
    },
  );
});

describe('too much', () => {
  test('a body of more than 4 MB is a 413, and one of a megabyte is stored', async () => {
    const url = '/api/job_instances/acme_dummy';
    const megabyte = JSON.stringify({ text: 'x'.repeat(1_000_000) });
    expect((await root.call('PATCH', url, { configuration: megabyte })).status).toBe(200);
    const reply = await root.call('PATCH', url, { configuration: megabyte.repeat(5) });
    expect(reply.status).toBe(413);
    expectCalm(reply, 'large');
  });

  test('a body nested a hundred thousand levels deep is refused or ignored', async () => {
    for (const deep of ['['.repeat(100_000) + ']'.repeat(100_000), `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`]) {
      for (const body of [deep, `{"label":"x","extra":${deep}}`, JSON.stringify({ configuration: deep })]) {
        expectCalm(await root.call('PATCH', '/api/job_instances/acme_dummy', body), body.slice(0, 40));
      }
    }
  });

  test('pages are capped at 100 rows, and far pages are empty', async () => {
    for (const size of ['101', '100000', '9'.repeat(30), '1e9']) {
      const reply = await root.list(`/api/job_executions?itemsPerPage=${size}`);
      expect(reply.rows.length).toBeLessThanOrEqual(100);
    }
    for (const page of ['1000000', '9'.repeat(18), '9'.repeat(30)]) {
      for (const list of [
        'job_executions',
        'job_instances',
        'users',
        'companies',
        'akeneo_connections',
        'job_warnings',
      ]) {
        const reply = await root.get(`/api/${list}?page=${page}`);
        expect([list, page, reply.status, reply.body['hydra:member']]).toEqual([list, page, 200, []]);
      }
    }
    for (const page of ['0', '-1', 'x']) expect((await root.get(`/api/users?page=${page}`)).status).toBe(400);
  });

  test('invalid JSON, or JSON that is not an object, is a 400', async () => {
    for (const body of ['', '{', 'null', '[]', '1', '"x"', '{"label":}', '\uFEFF{}', '{"a":1}{"b":2}']) {
      const reply = await send(backend, 'PATCH', '/api/job_instances/acme_dummy', body, {
        authorization: `Bearer ${root.token}`,
        'content-type': 'application/merge-patch+json',
      });
      expect([body, reply.status]).toEqual([body, 400]);
    }
  });

  test('keys like __proto__ do not affect other requests', async () => {
    const body =
      '{"__proto__":{"label":"polluted","roles":["ROLE_ADMIN"]},"constructor":{"prototype":{"label":"polluted"}}}';
    expectCalm(await root.call('PATCH', '/api/job_instances/acme_dummy', body), 'prototype');
    expect((await root.get('/api/job_instances/acme_dummy')).body.label).not.toBe('polluted');
    expect(Object.hasOwn(Object.prototype, 'label')).toBe(false);
  });
});
