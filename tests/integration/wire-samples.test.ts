import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readExecution, readExecutionDetail } from '@/api/readers/execution-reader';
import { readInstance } from '@/api/readers/instance-reader';
import { readCompanyOption } from '@/api/readers/company-reader';
import { toApiResult } from '@/api/fetch-response';
import { readCollection } from '@/api/hydra';
import { isRecord } from '@/lib/json';
import { readWireSamples, type WireSample } from '../support/wire-samples';

const samples = readWireSamples(join(import.meta.dirname, 'wire-samples'));

const READERS: Record<string, (wire: unknown) => unknown> = {
  job_executions: readExecution,
  job_instances: readInstance,
  companies: readCompanyOption,
};

/** The answer as the generated client returns it. */
async function settled({ status, contentType, body }: WireSample) {
  const response = new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: { 'Content-Type': contentType },
  });
  const parsed = ((): unknown => {
    try {
      return JSON.parse(body);
    } catch {
      return body;
    }
  })();
  return toApiResult(Promise.resolve(response.ok ? { data: body, response } : { error: parsed, response }), 'json');
}

const resourceOf = ({ path }: WireSample): string => /^\/api\/(\w+)/.exec(path)?.[1] ?? '';
const isList = (sample: WireSample): boolean =>
  sample.method === 'GET' &&
  sample.status === 200 &&
  /^\/api\/\w+(\?|$)/.test(sample.path) &&
  resourceOf(sample) in READERS;
const isItem = (sample: WireSample): boolean =>
  sample.method === 'GET' &&
  sample.status === 200 &&
  /^\/api\/\w+\/[^/?.]+$/.test(sample.path) &&
  resourceOf(sample) in READERS;
const isError = (sample: WireSample): boolean => sample.status >= 400 && sample.body !== '';

test('the recordings exist', () => {
  expect(samples.filter(isList).length).toBeGreaterThan(40);
  expect(samples.filter(isItem).length).toBeGreaterThan(10);
  expect(samples.filter(isError).length).toBeGreaterThan(60);
});

describe('every recorded list is read completely', () => {
  test.each(samples.filter(isList).map((sample) => [sample.name, sample] as const))('%s', async (_, sample) => {
    const result = await settled(sample);
    if (!result.ok) throw new Error(JSON.stringify(result.problem));
    const page = readCollection(result.value);
    if (page === null) throw new Error('the sample is not read as a collection');
    const read = READERS[resourceOf(sample)] ?? (() => null);
    const members = page.members.filter(isRecord);
    expect(members.map(read)).not.toContain(null);
    if (!sample.path.includes('itemsPerPage=0') && !Array.isArray(result.value) && page.total === null) {
      expect(page.hasNext).not.toBeNull();
    }
  });
});

describe('a list is read in the same way if a backend uses other IRIs', () => {
  const bases = ['/backend', 'https://host.example/backend', 'https://api.example'];
  const rowsOf = (sample: WireSample, body: string): unknown => {
    const page = readCollection(JSON.parse(body));
    const read = READERS[resourceOf(sample)] ?? (() => null);
    return page === null ? null : { rows: page.members.map(read), hasNext: page.hasNext, total: page.total };
  };

  test.each(samples.filter(isList).map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
    const asRecorded = rowsOf(sample, sample.body);
    expect(asRecorded).not.toBeNull();
    for (const base of bases) {
      expect(rowsOf(sample, sample.body.replaceAll(/"(\\?\/api\\?\/)/g, `"${base}$1`))).toEqual(asRecorded);
    }
  });

  test('the recordings contain IRIs that can be replaced by others', () => {
    expect(samples.filter((sample) => isList(sample) && /"\\?\/api\\?\//.test(sample.body)).length).toBeGreaterThan(40);
  });
});

describe('every recorded item is read', () => {
  test.each(samples.filter(isItem).map((sample) => [sample.name, sample] as const))('%s', async (_, sample) => {
    const result = await settled(sample);
    if (!result.ok) throw new Error(JSON.stringify(result.problem));
    const read = READERS[resourceOf(sample)] ?? (() => null);
    expect(read(result.value)).not.toBeNull();
    if (resourceOf(sample) === 'job_executions') {
      const row = readExecution(result.value);
      expect(row?.status).not.toBe('');
      expect(row?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(row?.instanceCode).toMatch(/^\w+$/);
      const recorded = isRecord(result.value) ? result.value['stepExecutions'] : [];
      expect(readExecutionDetail(result.value)?.steps).toHaveLength(Array.isArray(recorded) ? recorded.length : 0);
    }
  });
});

describe('every recorded error has a message', () => {
  test.each(samples.filter(isError).map((sample) => [sample.name, sample] as const))('%s', async (_, sample) => {
    const result = await settled(sample);
    if (result.ok) throw new Error('an error was read as a success');
    expect(result.problem.kind).toBe('http');
    expect(result.problem.status).toBe(sample.status);
    if (/json/.test(sample.contentType)) expect(result.problem.description ?? result.problem.title).toBeTruthy();
    if (sample.status === 422) expect(result.problem.violations.length).toBeGreaterThan(0);
  });
});
