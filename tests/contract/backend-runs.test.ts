import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '../../openapi/server/backend';
import { advanceOne } from '../../openapi/server/runner/advance';
import { startRunner } from '../../openapi/server/runner/runner';
import { BROKEN, UNMAPPED } from '../../openapi/server/seed/failures';
import { seedStore } from '../../openapi/server/seed/seed-store';
import { openDatabase } from '../../openapi/server/store/open-database';
import {
  control,
  secretServicesForTests,
  openBackend,
  quickBackend,
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

const pending = new Set(['waiting', 'inProgress', 'mustStop']);

const execution = (person: Person, id: unknown) => async () =>
  (await person.get(`/api/job_executions/${String(id)}`)).body;

const isFinished = (row: Row) => !pending.has(String(row.status));

const stepsOf = (row: Row) => row.stepExecutions as Row[];

async function launch(person: Person, code: string, query = ''): Promise<unknown> {
  const reply = await person.get(`/api/job_instances/${code}/add_to_queue${query}`);
  expect([reply.status, reply.text]).toEqual([202, expect.stringMatching(/^\{"id":\d+\}$/)]);
  return reply.body.id;
}

const configure = (code: string, fields: object) => root.call('PATCH', `/api/job_instances/${code}`, fields);

describe('a run', () => {
  test('every sample job except the two that fail runs to its end, with steps, counters and a log', async () => {
    const { rows } = await root.list('/api/job_instances?company.code[]=acme&itemsPerPage=100');
    for (const { code } of rows) {
      if (code === BROKEN || code === UNMAPPED) continue;
      const id = await launch(root, String(code));
      const done = await until(execution(root, id), isFinished);
      expect([code, done.status]).toEqual([code, expect.stringMatching(/^(success|warning)$/)]);
      const steps = stepsOf(done);
      expect(steps.length).toBeGreaterThan(1);
      const counted = steps.map((step) => Object.values(step.summary as Record<string, number>).length > 0);
      expect(counted[0]).toBe(true);
      expect(done.executionStartDate).not.toBeNull();
      expect(done.executionEndDate).not.toBeNull();
      expect((await root.get(`/api/job_executions/${String(id)}/download_execution_logs`)).text).toContain('Job ended');
    }
  });

  test('a full run warns about items; a delta run reads only recently changed items', async () => {
    const code = 'acme_bynder_media_to_akeneo_asset_sync';
    const full = await until(execution(root, await launch(root, code, '?delta_override=false')), isFinished);
    const delta = await until(execution(root, await launch(root, code, '?delta_override=true')), isFinished);
    expect([full.status, full.configuration]).toEqual(['warning', '{"event":false,"delta":false}']);
    expect([delta.status, delta.configuration]).toEqual(['success', '{"event":false,"delta":true}']);
    const read = (row: Row) => (stepsOf(row)[0]?.summary as Record<string, number> | undefined)?.read ?? 0;
    expect(read(delta)).toBeLessThan(read(full));
    const warned = stepsOf(full).find((step) => (step.warningCount as number) > 0);
    const warnings = await root.list(`/api/job_warnings?stepExecution=${String(warned?.id)}`);
    expect(warnings.total).toBe(warned?.warningCount);
  });

  test('the test job warns and fails as configured', async () => {
    await configure('acme_dummy', { configuration: '{"items":8,"warnings":3}' });
    const warned = await until(execution(root, await launch(root, 'acme_dummy')), isFinished);
    expect([warned.status, stepsOf(warned).map((step) => step.warningCount)]).toEqual(['warning', [0, 3, 0]]);
    await configure('acme_dummy', { configuration: '{"items":8,"fail":true}' });
    const failed = await until(execution(root, await launch(root, 'acme_dummy')), isFinished);
    expect([failed.status, failed.errorMessage]).toEqual(['error', 'The test job was asked to fail.']);
    expect(stepsOf(failed).map((step) => step.status)).toEqual(['success', 'error']);
    await configure('acme_dummy', { configuration: '{"items":8}' });
  });

  test('filters of the configuration limit the items that are read', async () => {
    const conditions = [{ field: 'season', operator: 'IN', value: ['spring'] }];
    await configure('acme_bynder_rules', { configuration: JSON.stringify({ delta: false, rules: [{ conditions }] }) });
    const done = await until(execution(root, await launch(root, 'acme_bynder_rules')), isFinished);
    expect(stepsOf(done)[0]?.summary).toEqual({ read: 30, filtered: 90 });
  });
});

describe('refusals', () => {
  test('a second run at the same time is refused unless it is allowed, and so is a run of a disabled instance', async () => {
    await control(backend, 'POST', 'runner', { paused: true });
    const first = await launch(root, 'initech_dummy');
    const second = await root.get('/api/job_instances/initech_dummy/add_to_queue');
    expect([second.status, second.body['hydra:description']]).toEqual([400, 'The job instance is already running.']);
    await configure('initech_dummy', { allowSimultaneousRun: true });
    const third = await launch(root, 'initech_dummy');
    await configure('initech_dummy', { enabled: false });
    const disabled = await root.get('/api/job_instances/initech_dummy/add_to_queue');
    expect([disabled.status, disabled.body['hydra:description']]).toEqual([400, 'The job instance is disabled.']);
    await control(backend, 'POST', 'runner', { paused: false });
    for (const id of [first, third]) await until(execution(root, id), isFinished);
  });
});

describe('stopping', () => {
  test('goes through mustStop to stopped, and says who stopped it; a finished run cannot be stopped', async () => {
    await control(backend, 'POST', 'runner', { paused: true });
    const id = await launch(root, 'globex_dummy');
    const stop = await root.get(`/api/job_executions/${String(id)}/stop`);
    expect([stop.status, stop.body.status]).toEqual([200, 'mustStop']);
    expect((await root.list('/api/job_executions?status=mustStop')).rows.map((row) => row.id)).toEqual([id]);
    await control(backend, 'POST', 'runner', { paused: false });
    const done = await until(execution(root, id), isFinished);
    expect([done.status, (done.stoppedBy as Row).email]).toEqual(['stopped', 'super@console.test']);
    const again = await root.get(`/api/job_executions/${String(id)}/stop`);
    expect(again.status).toBe(400);
    expect(again.body['hydra:description']).toBeTypeOf('string');
  });
});

describe('the counters', () => {
  test('follow every change of status', async () => {
    const total = async (query: string) =>
      (await root.list(`/api/job_executions?jobInstance=globex_dummy${query}`)).total;
    const [all, success, error] = [await total(''), await total('&status=success'), await total('&status=error')];
    const made = await control(backend, 'POST', 'executions', {
      jobInstance: 'globex_dummy',
      status: 'inProgress',
      count: 3,
    });
    const [one, two] = made.body.ids as number[];
    await control(backend, 'PATCH', `executions/${String(one)}`, { status: 'success' });
    await control(backend, 'PATCH', `executions/${String(two)}`, { status: 'error' });
    expect(await total('')).toBe(all + 3);
    expect([await total('&status=success'), await total('&status=error')]).toEqual([success + 1, error + 1]);
    await control(backend, 'DELETE', `executions/${String(one)}`);
    expect([await total(''), await total('&status=success')]).toEqual([all + 2, success]);
  });
});

describe('the store', { timeout: 60_000 }, () => {
  test('survives a restart, and an interrupted run continues', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backend-'));
    const before = await createBackend({
      ...quickBackend,
      dataDir: folder,
      secretsKey: Buffer.alloc(32, 1),
      seedExecutions: 20,
    });
    const user = await signIn(before, 'user@acme.test');
    await user.call('PATCH', '/api/job_instances/acme_dummy', { label: 'Renamed' });
    const id = await launch(user, 'acme_dummy');
    const begun = await until(execution(user, id), (row) => stepsOf(row).length > 0);
    expect(begun.status).toBe('inProgress');
    await before.close();

    const after = await createBackend({
      ...quickBackend,
      dataDir: folder,
      secretsKey: Buffer.alloc(32, 1),
      speed: 200,
    });
    const again = await signIn(after, 'user@acme.test');
    expect((await again.get('/api/job_instances/acme_dummy')).body.label).toBe('Renamed');
    expect((await again.list('/api/job_executions?jobInstance.company.code=acme')).total).toBeGreaterThan(1);
    const done = await until(execution(again, id), isFinished);
    expect([done.status, done.executionStartDate]).toEqual(['success', begun.executionStartDate]);
    expect(stepsOf(done).map((step) => step.stepName)).toEqual(['Prepare', 'Work', 'Finish']);
    await after.close();
    await rm(folder, { recursive: true });
  });

  test('two runners share the work: every step of a job is done once', async () => {
    const db = await openDatabase({ seed: async (tx) => seedStore(tx, await secretServicesForTests(), 5) });
    await db.query(`insert into job_executions (job_instance_id, company_id, status, next_step_at)
      select 16, 1, 'waiting', now() from generate_series(1, 12)`);
    const runners = [startRunner(db, 1000), startRunner(db, 1000)];
    const left = async () => (await db.query('select 1 from job_executions where next_step_at is not null')).length;
    await until(left, (count) => count === 0);
    await Promise.all(runners.map((runner) => runner.stop()));
    const steps = await db.query<{ done: number; steps: number }>(
      `select count(*)::int as steps, sum((s.summary->>'processed')::int)::int as done
       from job_executions e join step_executions s on s.execution_id = e.id where e.id > 5 group by e.id`,
    );
    expect(steps).toEqual(Array.from({ length: 12 }, () => ({ steps: 3, done: 60 })));
    await db.close();
  });

  test('a run whose configuration cannot be used ends with the reason, or stops, and other runs go on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const db = await openDatabase({ seed: async (tx) => seedStore(tx, await secretServicesForTests(), 5) });
    const unstorable = JSON.stringify({ mappings: [{ metadata: [{ attribute: 'a\u0000_old' }] }] });
    await db.query(`update job_instances set configuration = '{' where code = 'acme_dummy'`);
    await db.query(`update job_instances set configuration = $1 where code = $2`, [
      unstorable,
      'acme_bynder_media_to_akeneo_asset_sync',
    ]);
    for (const [code, status] of [
      ['acme_dummy', 'waiting'],
      ['acme_dummy', 'mustStop'],
      ['acme_bynder_media_to_akeneo_asset_sync', 'waiting'],
      ['globex_dummy', 'waiting'],
    ] as const)
      await db.query(
        `insert into job_executions (job_instance_id, company_id, status, next_step_at)
         select id, company_id, $2, now() from job_instances where code = $1`,
        [code, status],
      );
    const runner = startRunner(db, 1000);
    const left = async () => (await db.query('select 1 from job_executions where next_step_at is not null')).length;
    await until(left, (count) => count === 0);
    await runner.stop();
    const runs = await db.query<Row>(
      `select status, error_message, started_at is not null as started from job_executions where id > 5 order by id`,
    );
    expect(runs).toEqual([
      {
        status: 'error',
        started: true,
        error_message: expect.stringMatching(/^The configuration cannot be used: .*JSON/),
      },
      { status: 'stopped', started: false, error_message: null },
      {
        status: 'error',
        started: true,
        error_message: expect.stringMatching(/^The configuration cannot be used: .*UTF8/),
      },
      { status: 'success', started: true, error_message: null },
    ]);
    vi.restoreAllMocks();
    await db.close();
  });

  test.each([true, false])('a run takes as long as the history of its instance says (delta: %s)', async (delta) => {
    const db = await openDatabase({ seed: async (tx) => seedStore(tx, await secretServicesForTests()) });
    for (const code of ['acme_bynder_media_to_akeneo_asset_sync', 'acme_dummy']) {
      const [run] = await db.query<{ id: number; usual: number }>(
        `insert into job_executions (job_instance_id, company_id, status, delta, next_step_at)
         select id, company_id, 'waiting', $2, now() from job_instances where code = $1
         returning id, (select percentile_cont(0.5) within group (order by extract(epoch from e.ended_at - e.started_at))
                        from job_executions e where e.job_instance_id = job_executions.job_instance_id
                          and e.delta = $2 and e.status in ('success', 'warning')) as usual`,
        [code, delta],
      );
      let seconds = 0;
      for (;;) {
        // Each pause is measured and then skipped.
        await db.query('update job_executions set next_step_at = clock_timestamp() where id = $1', [run?.id ?? 0]);
        expect(await advanceOne(db, 1)).toBe(true);
        const [state] = await db.query<{ left: number | null }>(
          'select extract(epoch from next_step_at - clock_timestamp())::float8 as left from job_executions where id = $1',
          [run?.id ?? 0],
        );
        if (state?.left == null) break;
        seconds += state.left;
      }
      expect(seconds / (run?.usual ?? 0)).toBeGreaterThan(0.8);
      expect(seconds / (run?.usual ?? 0)).toBeLessThan(1.25);
    }
    await db.close();
  });

  test('a cron time launches once, without a creator, and skips an instance that still runs', async () => {
    const db = await openDatabase({ seed: async (tx) => seedStore(tx, await secretServicesForTests(), 5) });
    const due = `update job_instances set cron_expression = '0 4 * * *', next_launch_at = now() where code = 'acme_dummy'`;
    const planned = async () => (await db.query('select 1 from job_instances where next_launch_at <= now()')).length;
    const launched = () => db.query<Row>('select status, created_by from job_executions where id > 5');
    await db.query(due);
    const runners = [startRunner(db, 0.01), startRunner(db, 0.01)];
    await until(launched, (rows) => rows[0]?.status === 'inProgress');
    await db.query(due);
    for (const runner of runners) runner.wake();
    await until(planned, (count) => count === 0);
    expect(await launched()).toEqual([{ status: 'inProgress', created_by: null }]);
    await Promise.all(runners.map((runner) => runner.stop()));
    await db.close();
  });
});
