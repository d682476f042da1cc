import { expect, test } from 'vitest';
import { BROKEN, UNMAPPED } from './failures';
import { instanceSeeds } from './instances';
import { planRuns, type StoredInstance } from './planned-runs';

const NOW = new Date('2026-11-23T08:11:00Z');
const companies = ['acme', 'globex', 'initech'];
const instances = instanceSeeds.map(({ code, jobCode, company }, place): StoredInstance => ({
  id: place + 1,
  code,
  job_code: jobCode,
  company_id: companies.indexOf(company) + 1,
}));

test('the same number of runs gives the same plan, in which every instance has runs and the largest company has most of them', () => {
  const { runs } = planRuns(2000, instances, NOW);
  const ids = (planned: typeof runs) => planned.map(({ instance }) => instance.id);
  expect(ids(planRuns(2000, instances, NOW).runs)).toEqual(ids(runs));
  expect(new Set(ids(runs)).size).toBe(instances.length);
  const ofAcme = runs.filter(({ instance }) => instance.company_id === 1).length;
  expect(ofAcme / runs.length).toBeCloseTo(0.64, 1);
});

test('the newest runs of a failing instance fail, and they are later than the change that broke the instance', () => {
  const { runs, failures, changedAt } = planRuns(400, instances, NOW);
  for (const [code, count] of [
    [BROKEN, null],
    [UNMAPPED, 2],
  ] as const) {
    const own = runs.filter(({ instance }) => instance.code === code);
    const failed = own.filter(({ id }) => failures.get(id)?.code === code);
    expect(failed).toEqual(own.slice(-failed.length));
    expect(failed.length).toBeGreaterThanOrEqual(count ?? 3);
    const changed = Date.parse(changedAt.get(code) ?? '');
    expect(changed).toBeLessThan(failed[0]?.at ?? 0);
    expect(changed).toBeGreaterThan(own.at(-failed.length - 1)?.at ?? Infinity);
  }
});

test('among few runs, none is scheduled and no instance fails', () => {
  const { runs, hasScheduled, failures } = planRuns(20, instances, NOW);
  expect([runs.length, hasScheduled, failures.size]).toEqual([20, false, 0]);
});
