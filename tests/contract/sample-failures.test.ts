import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { BROKEN, LIMITED, UNMAPPED } from '../../openapi/server/seed/failures';
import { openBackend, signIn, until, type Person, type Row } from './support/backend-client';

let backend: Backend;
let admin: Person;
beforeAll(async () => {
  backend = await openBackend();
  admin = await signIn(backend, 'admin@acme.test');
}, 60_000);
afterAll(() => backend.close());

const newest = async (code: string): Promise<Row> =>
  (await admin.list(`/api/job_executions?jobInstance=${code}&order[id]=desc&itemsPerPage=1`)).rows[0] ?? {};
const stepsOf = (row: Row): Row[] => row.stepExecutions as Row[];

/** Launches an instance, waits for the end of the run and returns the execution. */
async function run(code: string): Promise<Row> {
  const { body } = await admin.get(`/api/job_instances/${code}/add_to_queue`);
  const read = async (): Promise<Row> => (await admin.get(`/api/job_executions/${String(body.id)}`)).body;
  return until(read, ({ executionEndDate }) => executionEndDate !== null);
}

test.each([
  [BROKEN, 'The access token of the connection has been revoked.', 0],
  [UNMAPPED, 'The attribute "season_old" does not exist in the asset family "header".', 12],
  [LIMITED, 'The shop refused the call: exceeded 2 calls per second.', 9],
])('the newest run of %s failed at its second step, with its warnings and its log', async (code, message, warnings) => {
  const failed = await newest(code);
  expect([failed.status, failed.errorMessage]).toEqual(['error', message]);
  const steps = stepsOf(failed);
  expect(steps.slice(0, 2).map(({ status }) => status)).toEqual(['success', 'error']);
  expect(steps[1]?.warningCount).toBe(warnings);
  const items = await admin.list(`/api/job_warnings?stepExecution=${String(steps[1]?.id)}`);
  expect(items.total).toBe(warnings);
  const log = (await admin.get(`/api/job_executions/${String(failed.id)}/download_execution_logs`)).text;
  expect(log.match(/WARNING/g) ?? []).toHaveLength(warnings);
  expect(log).toMatch(/ERROR.*\n?$/);
  expect(log).toContain(message);
});

test('the connection with the revoked token makes its test and every run fail', async () => {
  const { body } = await admin.get(`/api/job_instances/${BROKEN}`);
  const { shop_connection: shop } = JSON.parse(String(body.configuration)) as { shop_connection: number };
  const { body: result } = await admin.get(`/test_connection/shopify/${shop}`);
  expect(result).toMatchObject({ success: false, message: 'The access token of the connection has been revoked.' });
  expect((await run(BROKEN)).errorMessage).toBe('The access token of the connection has been revoked.');
});

test('the wrong mapping makes every run fail until the mapping is repaired', async () => {
  expect((await run(UNMAPPED)).errorMessage).toContain('"season_old" does not exist');
  const { body } = await admin.get(`/api/job_instances/${UNMAPPED}`);
  const configuration = String(body.configuration).replace('season_old', 'season');
  await admin.call('PATCH', `/api/job_instances/${UNMAPPED}`, { configuration });
  expect((await run(UNMAPPED)).status).toMatch(/^(success|warning)$/);
});

test('a run after the rate limit works', async () => {
  expect((await run(LIMITED)).status).toMatch(/^(success|warning)$/);
});
