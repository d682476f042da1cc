import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { control, openBackend, signIn, type Person, type Row } from './support/backend-client';

let backend: Backend;
let root: Person;
beforeAll(async () => {
  backend = await openBackend();
  await control(backend, 'POST', 'runner', { paused: true });
  root = await signIn(backend, 'super@console.test');
}, 60_000);
afterAll(() => backend.close());

const all = async (query: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const list = await root.list(`/api/job_executions?${query}&itemsPerPage=100&page=${page}`);
    rows.push(...list.rows);
    if (list.rows.length === 0) {
      expect(list.total).toBe(rows.length);
      return rows;
    }
  }
};

const companyOf = (row: Row) => ((row.jobInstance as Row).company as Row).code;
const ids = (rows: readonly Row[]) => rows.map((row) => row.id as number);

describe('execution filters', () => {
  test('the sample data has 400 executions of two weeks, which can be listed newest first', async () => {
    const rows = await all('order[id]=desc');
    expect(rows).toHaveLength(400);
    expect(ids(rows)).toEqual(ids(rows).toSorted((left, right) => right - left));
    const oldest = Date.parse(String(rows.at(-1)?.createdAt));
    expect((Date.now() - oldest) / 86_400_000).toBeGreaterThan(13);
    expect((Date.now() - oldest) / 86_400_000).toBeLessThan(14.1);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['success', 'warning', 'error', 'stopped']));
  });

  test('the filter status takes one or several values; several values return the rows of each value', async () => {
    const errors = await all('status=error');
    const stopped = await all('status[]=stopped');
    const both = await all('status[]=error&status[]=stopped&order[id]=desc');
    expect(errors.length).toBeGreaterThan(0);
    expect(new Set(errors.map((row) => row.status))).toEqual(new Set(['error']));
    expect(ids(both)).toEqual([...ids(errors), ...ids(stopped)].toSorted((left, right) => right - left));
  });

  test('pending rows are found anywhere in the list', async () => {
    const wanted = { jobInstance: 'acme_dummy', status: 'inProgress', createdAt: '2026-01-01T00:00:00Z' };
    const { ids: made } = (await control(backend, 'POST', 'executions', wanted)).body;
    const pending = await all('status[]=waiting&status[]=inProgress&status[]=mustStop');
    expect(ids(pending)).toEqual(made);
    await control(backend, 'DELETE', `executions/${String((made as number[])[0])}`);
    expect(await all('status=inProgress')).toEqual([]);
  });

  test('the filter createdAt[after] includes the given time', async () => {
    const rows = await all('order[id]=desc');
    const moment = String(rows[20]?.createdAt);
    const after = await all(`createdAt[after]=${encodeURIComponent(moment)}&order[id]=desc`);
    const expected = rows.filter((row) => Date.parse(String(row.createdAt)) >= Date.parse(moment));
    expect(ids(after)).toEqual(ids(expected));
    expect(after.length).toBeGreaterThan(20);
    expect(after.length).toBeLessThan(400);
  });

  test('the filter createdBy.email matches only the whole e-mail', async () => {
    const own = await all('createdBy.email=user@acme.test');
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map((row) => (row.createdBy as Row).email))).toEqual(new Set(['user@acme.test']));
    expect(await all('createdBy.email=user@acme')).toEqual([]);
  });

  test('the filters jobInstance and company take codes', async () => {
    const dummy = await all('jobInstance=acme_dummy');
    expect(dummy.length).toBeGreaterThan(0);
    expect(new Set(dummy.map((row) => (row.jobInstance as Row).code))).toEqual(new Set(['acme_dummy']));
    const one = await all('jobInstance.company.code=globex');
    const two = await all('jobInstance.company.code[]=globex&jobInstance.company.code[]=initech');
    expect(new Set(one.map(companyOf))).toEqual(new Set(['globex']));
    expect(new Set(two.map(companyOf))).toEqual(new Set(['globex', 'initech']));
    expect(await all('jobInstance=nope')).toEqual([]);
  });

  test('filters work together', async () => {
    const rows = await all('status=error&jobInstance.company.code=acme&createdAt[after]=2020-01-01T00:00:00Z');
    const expected = (await all('status=error')).filter((row) => companyOf(row) === 'acme');
    expect(ids(rows)).toEqual(ids(expected));
    expect(rows.length).toBeGreaterThan(0);
  });

  test.each(['nope=1', 'createdAt[after]=garbage', 'createdAt[after]=2026-11-20T10:00:00+00:00', 'order[id]=sideways'])(
    'a filter that the backend cannot read (%s) is ignored',
    async (query) => {
      expect((await root.list(`/api/job_executions?${query}`)).total).toBe(400);
    },
  );

  test('an empty filter matches nothing', async () => {
    expect((await root.list('/api/job_executions?status=')).total).toBe(0);
    expect((await root.list('/api/job_executions?createdAt[after]=')).total).toBe(0);
  });
});

describe('execution item', () => {
  test('equals its row in the list, and a step has as many warnings as its counter says', async () => {
    const [row] = (await root.list('/api/job_executions?status=warning&itemsPerPage=1')).rows;
    const item = (await root.get(`/api/job_executions/${String(row?.id)}`)).body;
    expect(item).toEqual({ '@context': '/api/contexts/JobExecution', ...row });
    const steps = item.stepExecutions as Row[];
    const warned = steps.find((step) => (step.warningCount as number) > 0);
    const warnings = await root.list(`/api/job_warnings?stepExecution=${String(warned?.id)}`);
    expect(warnings.total).toBe(warned?.warningCount);
    expect(warnings.rows[0]?.message).toBeTypeOf('string');
  });

  test('the log is text, and 404 when there is none', async () => {
    const log = await root.get('/api/job_executions/400/download_execution_logs');
    expect(log.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(log.text).toContain('Job started');
    const made = await control(backend, 'POST', 'executions', { jobInstance: 'acme_dummy', status: 'waiting' });
    const id = String((made.body.ids as number[])[0]);
    expect((await root.get(`/api/job_executions/${id}/download_execution_logs`)).status).toBe(404);
    await control(backend, 'DELETE', `executions/${id}`);
  });

  test.each(['abc', '0', '99999999', '99999999999999'])('%s is no execution', async (id) => {
    expect((await root.get(`/api/job_executions/${id}`)).status).toBe(404);
  });
});
