import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { stop } from './execution-commands';
import { deleteInstance } from './instance-commands';
import { createSecuredVariable, deleteSecuredVariable, updateSecuredVariable } from './secured-variable-commands';

let cache: CacheDatabase;
let context: CommandContext;
let write: () => Response;
let read: () => Response;
/** Methods and paths of the calls, in order. */
let calls: string[];

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/ld+json' } });
/** The response of API Platform if it has carried out a write but the hub to which it publishes changes is down. */
const hubDown = (): Response =>
  json(500, { 'hydra:title': 'An error occurred', 'hydra:description': 'Internal Server Error' });
const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};
const run = (status: string) => (): Response => json(200, { id: 7, status });
const instance =
  (...securedVariables: { id: number; code: string }[]) =>
  (): Response =>
    json(200, { code: 'x', label: 'X', configuration: '{}', securedVariables });
const UNKNOWN = { ok: false, problem: { kind: 'unconfirmed' } };
const IN_DOUBT = { ok: false, problem: { kind: 'in-doubt' } };
const FAILED = { ok: false, problem: { kind: 'http', status: 500 } };

beforeEach(() => {
  calls = [];
  cache = new CacheDatabase(`unclear-${crypto.randomUUID()}`);
  context = {
    api: createConsoleApi({
      baseUrl: 'http://backend.test',
      token: () => 'token',
      fetch: async (input) => {
        const { method, url } = input as Request;
        const { pathname } = new URL(url);
        calls.push(`${method} ${pathname}`);
        return method !== 'GET' || pathname.endsWith('/stop') ? write() : read();
      },
    }),
    cache,
    writer: new CacheWriter(cache, null),
    session: {} as SyncSession,
    wake: () => {},
    reportUnreadableRows: () => {},
    onUnauthorized: () => {},
  };
});
afterEach(() => cache.delete());

test.each([
  ['a bare 500 succeeds if the run is stopping', hubDown, run('mustStop'), { ok: true, value: { ended: false } }],
  ['no answer succeeds if the run is stopping', noAnswer, run('mustStop'), { ok: true, value: { ended: false } }],
  ['a bare 500 succeeds if the run has stopped', hubDown, run('stopped'), { ok: true, value: { ended: false } }],
  ['a bare 500 reports the end if the run has ended', hubDown, run('success'), { ok: true, value: { ended: true } }],
  ['a bare 500 fails if the run continues', hubDown, run('inProgress'), FAILED],
  ['no answer is unknown while the run continues', noAnswer, run('inProgress'), UNKNOWN],
  ['a bare 500 is in doubt if reading the run gets no answer', hubDown, noAnswer, IN_DOUBT],
  ['no answer is in doubt if the run cannot be parsed', noAnswer, () => json(200, {}), IN_DOUBT],
])('a stop whose request gets %s', async (_name, answer, item, expected) => {
  write = answer;
  read = item;
  expect(await stop(context, { id: 7 })).toMatchObject(expected);
  expect(calls).toHaveLength(2);
});

test('a stop that the server refuses with a reason has failed', async () => {
  write = () => json(400, { 'hydra:description': 'The job execution is already finished or stopping.' });
  read = run('mustStop');
  expect(await stop(context, { id: 7 })).toMatchObject({ ok: false, problem: { status: 400 } });
});

test.each([
  [
    'a bare 500 succeeds if the integration is gone',
    hubDown,
    () => json(404, { title: 'An error occurred' }),
    { ok: true },
  ],
  [
    'no answer succeeds if the integration is gone',
    noAnswer,
    () => json(410, { title: 'An error occurred' }),
    { ok: true },
  ],
  ['a bare 500 fails if the integration still exists', hubDown, instance(), FAILED],
  ['no answer is unknown while the integration still exists', noAnswer, instance(), UNKNOWN],
  ['a bare 500 is unknown if reading the integration gets no answer', hubDown, noAnswer, UNKNOWN],
])('a deletion whose request gets %s', async (_name, answer, item, expected) => {
  write = answer;
  read = item;
  expect(await deleteInstance(context, { code: 'x' })).toMatchObject(expected);
});

const secret = { id: 3, code: 'KEY' };

test.each([
  ['a bare 500 succeeds if the secret is gone', hubDown, instance(), { ok: true }],
  ['a bare 500 fails if the secret still exists', hubDown, instance(secret), FAILED],
  ['no answer is unknown while the secret still exists', noAnswer, instance(secret), UNKNOWN],
])('a deletion of a secret whose request gets %s', async (_name, answer, item, expected) => {
  write = answer;
  read = item;
  expect(await deleteSecuredVariable(context, { instanceCode: 'x', id: 3 })).toMatchObject(expected);
});

test.each([hubDown, noAnswer])(
  'without a clear response, it is unknown whether the new value of a secret was saved',
  async (answer) => {
    write = answer;
    read = instance(secret);
    const args = { instanceCode: 'x', id: 3, value: 'v' };
    expect(await updateSecuredVariable(context, args)).toMatchObject(UNKNOWN);
    expect(calls).toEqual(['PATCH /api/secured_variables/3', 'GET /api/job_instances/x']);
  },
);

test('if a secret exists after its creation got a bare 500, its value is sent again; if that gets a bare 500 too, the result is unknown', async () => {
  const reads = [instance(), instance(secret)];
  write = hubDown;
  read = () => (reads.shift() ?? instance(secret))();
  const args = { instanceCode: 'x', code: 'KEY', value: 'v' };
  expect(await createSecuredVariable(context, args)).toMatchObject(UNKNOWN);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/secured_variables',
    'PATCH /api/secured_variables/3',
  ]);
});

test('if the code of a secret existed before and its creation gets no answer, the result is unknown', async () => {
  write = noAnswer;
  read = instance(secret);
  const args = { instanceCode: 'x', code: 'KEY', value: 'v' };
  expect(await createSecuredVariable(context, args)).toMatchObject(UNKNOWN);
});

test('a creation has failed if the server answers a bare 500 and the secret does not exist', async () => {
  write = hubDown;
  read = instance();
  const args = { instanceCode: 'x', code: 'KEY', value: 'v' };
  expect(await createSecuredVariable(context, args)).toMatchObject(FAILED);
});
