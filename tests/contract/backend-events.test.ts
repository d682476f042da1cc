import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { launchOnPlannedEvent } from '../../openapi/server/runner/events';
import { seedStore } from '../../openapi/server/seed/seed-store';
import { openDatabase } from '../../openapi/server/store/open-database';
import {
  control,
  secretServicesForTests,
  openBackend,
  signIn,
  until,
  type Person,
  type Row,
} from './support/backend-client';

let backend: Backend;
let root: Person;
beforeAll(async () => {
  backend = await openBackend();
  root = await signIn(backend, 'super@console.test');
}, 60_000);
afterAll(() => backend.close());

const RULES = 'acme_bynder_rules';
const configure = (code: string, fields: object) => root.call('PATCH', `/api/job_instances/${code}`, fields);
const happen = async (event: object) => (await control(backend, 'POST', 'event', event)).body.ids;
const execution = async (id: unknown) => (await root.get(`/api/job_executions/${String(id)}`)).body;

describe('an event', () => {
  test('launches every instance that has an event trigger, as a run of type event without a creator', async () => {
    expect(await happen({})).toEqual([]);
    await configure(RULES, { eventTrigger: true });
    const ids = (await happen({ company: 'acme' })) as number[];
    expect(ids).toHaveLength(1);
    const done = await until(
      () => execution(ids[0]),
      ({ status }) => status === 'success' || status === 'warning',
    );
    expect(done).toMatchObject({ createdBy: null, configuration: '{"event":true,"delta":false}' });
    expect((done.jobInstance as Row).code).toBe(RULES);
  });

  test('of another company or for another instance is ignored', async () => {
    expect(await happen({ company: 'globex' })).toEqual([]);
    expect(await happen({ jobInstance: 'globex_bynder_rules' })).toEqual([]);
    expect(await happen({ jobInstance: RULES })).toHaveLength(1);
  });

  test('skips a job without an event trigger, a disabled instance and a running instance', async () => {
    const code = 'initech_bynder_media_to_shopify_product_image_sync';
    const company = 'initech';
    await configure('initech_dummy', { eventTrigger: true });
    await configure(code, { eventTrigger: true, enabled: false });
    expect(await happen({ company })).toEqual([]);
    await control(backend, 'POST', 'runner', { paused: true });
    await configure(code, { enabled: true });
    expect(await happen({ company })).toHaveLength(1);
    expect(await happen({ company })).toEqual([]);
  });
});

test('the fake asset service sends an event to companies with event webhooks, and only one process handles it', async () => {
  const db = await openDatabase({ seed: async (tx) => seedStore(tx, await secretServicesForTests(), 5) });
  await db.query(
    `update job_instances set event_trigger = true where job_code = 'bynder_media_to_shopify_product_image_sync'`,
  );
  const launched = () =>
    db.query<Row>(
      `select ji.code from job_executions e join job_instances ji on ji.id = e.job_instance_id where e.event and e.id > 5
       order by ji.code`,
    );
  const makeDue = () =>
    db.query(`update settings set value = (now() - interval '1 second')::text where key = 'nextEventAt'`);
  expect(await launchOnPlannedEvent(db)).toBe(false);
  expect(await launched()).toEqual([]);
  await makeDue();
  expect(await Promise.all([launchOnPlannedEvent(db), launchOnPlannedEvent(db)])).toEqual([true, false]);
  // Initech's asset service has no event webhooks.
  expect(await launched()).toEqual([
    { code: 'acme_bynder_media_to_shopify_product_image_sync' },
    { code: 'globex_bynder_media_to_shopify_product_image_sync' },
  ]);
  await db.close();
}, 60_000);
