import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '@/api/api-failure';
import { instance, SenderBench } from '@tests/support/drafts/sender-bench';
import { sendDraft } from './send-draft';
import { WriteInDoubt } from './sending';

let bench: SenderBench;

beforeEach(() => {
  bench = new SenderBench();
});
afterEach(() => bench.close());

const send = (): Promise<void> => sendDraft(bench.context, 'new');
const posts = () => bench.server.writes().filter(({ method }) => method === 'POST');

describe('a new instance', () => {
  test('is looked up, posted once, read back, and announced', async () => {
    await bench.saved({ companyCode: 'acme' }, null);
    await send();
    expect(bench.server.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    expect(posts()[0]?.body).toMatchObject({ code: 'x', jobCode: 'dummy', company: '/api/companies/acme' });
    expect(await bench.draft('new')).toBeUndefined();
    expect(bench.sent).toEqual(['new']);
    expect((await bench.cache.instances.get('x'))?.label).toBe('Old');
  });

  test('stores the violations of a refusal', async () => {
    await bench.saved({ label: '' }, null);
    await send();
    expect(await bench.draft('new')).toMatchObject({
      state: 'rejected',
      violations: [{ propertyPath: 'label', message: 'This value should not be blank.' }],
      unanswered: null,
    });
    expect(bench.sent).toEqual([]);
  });

  test('with the code of an existing instance is refused', async () => {
    bench.serverHas({ label: 'Theirs' });
    await bench.saved({}, null);
    await send();
    expect(await bench.draft('new')).toMatchObject({
      state: 'rejected',
      violations: [{ propertyPath: 'code', message: 'This value is already used.' }],
    });
    expect(bench.server.instances.get('x')?.['label']).toBe('Theirs');
  });

  test.each(['Old', 'Another', ''])(
    'with the code of an older instance of the same person is refused (label "%s")',
    async (label) => {
      const theirs = {
        code: 'x',
        label: 'Old',
        jobCode: 'dummy',
        company: '/api/companies/globex',
        configuration: '{}',
      };
      bench.server.write('x', theirs, bench.server.user);
      await bench.saved({ label, companyCode: 'acme' }, null);
      await send();
      expect(await bench.draft('new')).toMatchObject({
        state: 'rejected',
        code: null,
        base: null,
        value: { companyCode: 'acme' },
        violations: [{ propertyPath: 'code' }],
      });
      expect(bench.server.writes()).toEqual([]);
      expect(bench.sent).toEqual([]);
    },
  );

  test('is refused and keeps its job when another waiting draft with the same code was sent first', async () => {
    await bench.saved({}, null);
    await bench.saved({ jobCode: 'bynder_shopify_sync' }, null, 'second');
    await send();
    await sendDraft(bench.context, 'second');
    expect(posts()).toHaveLength(1);
    expect(await bench.draft('second')).toMatchObject({
      state: 'rejected',
      code: null,
      value: { jobCode: 'bynder_shopify_sync' },
      violations: [{ propertyPath: 'code' }],
    });
  });

  test('with the code of an instance that this person may not see is refused with an error at the code', async () => {
    await bench.saved({}, null);
    bench.serverHas({ label: 'Theirs' });
    const denied = {
      kind: 'status' as const,
      status: 403,
      body: { 'hydra:title': 'An error occurred', 'hydra:description': 'Access Denied.' },
    };
    bench.server.faults.set('GET', [denied, denied, denied]);
    await send();
    expect(await bench.draft('new')).toMatchObject({
      state: 'rejected',
      violations: [{ propertyPath: 'code', message: 'This value is already used.' }],
    });
  });

  test('counts as created if the server answers "already used" to a request that the browser repeated', async () => {
    await bench.saved({}, null);
    bench.server.faults.set('POST', [{ kind: 'twice' }]);
    await send();
    expect(posts()).toHaveLength(2);
    expect(await bench.draft('new')).toBeUndefined();
    expect(bench.sent).toEqual(['new']);
  });

  test('is recognised as ours although the server has filled in empty fields', async () => {
    await bench.saved({ companyCode: null, description: '' }, null);
    bench.server.faults.set('POST', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    await send();
    expect(posts()).toHaveLength(1);
    expect(bench.sent).toEqual(['new']);
  });
});

describe('a lost response', () => {
  test('is looked up, and a POST that arrived is not repeated', async () => {
    await bench.saved({}, null);
    bench.server.faults.set('POST', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    expect(await bench.draft('new')).toMatchObject({ state: 'ready', unanswered: { code: 'x' } });
    await send();
    expect(posts()).toHaveLength(1);
    expect(await bench.draft('new')).toBeUndefined();
  });

  test.each([{ kind: 'cut-before' as const }, { kind: 'status' as const, status: 500 }])(
    'after $kind is looked up, and a missing instance is posted',
    async (fault) => {
      await bench.saved({}, null);
      bench.server.faults.set('POST', [fault]);
      await expect(send()).rejects.toThrow(WriteInDoubt);
      await send();
      expect(bench.server.instances.size).toBe(1);
      expect(await bench.draft('new')).toBeUndefined();
    },
  );

  test('keeps the draft waiting when the look-up fails', async () => {
    await bench.saved({}, null);
    bench.server.faults.set('POST', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.server.faults.set('GET', [{ kind: 'cut-before' }]);
    await expect(send()).rejects.toThrow(ApiFailure);
    expect(await bench.draft('new')).toMatchObject({ state: 'ready', unanswered: { code: 'x' } });
    await send();
    expect(posts()).toHaveLength(1);
  });

  test('turns a later Save into a change of the new instance, if the POST has arrived', async () => {
    await bench.saved({ label: 'First' }, null);
    bench.server.faults.set('POST', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    await bench.savesAgain('new', { label: 'Second' });
    await send();
    expect(await bench.draft('new')).toMatchObject({ state: 'ready', code: 'x', outgoing: { label: 'Second' } });
    await send();
    expect(bench.server.writes().map(({ method, body }) => [method, body?.['label']])).toEqual([
      ['POST', 'First'],
      ['PATCH', 'Second'],
    ]);
    expect(await bench.draft('new')).toBeUndefined();
  });

  test('leads to an error at the code if another person has used the code meanwhile', async () => {
    await bench.saved({}, null);
    bench.server.faults.set('POST', [{ kind: 'cut-before' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.serverHas({ label: 'Theirs' });
    await send();
    expect(posts()).toEqual([]);
    expect(await bench.draft('new')).toMatchObject({ state: 'rejected', violations: [{ propertyPath: 'code' }] });
  });
});

test('our instance is recognised although the server has changed the text of its configuration', async () => {
  await bench.saved({ configuration: '{"a":1}' }, null);
  bench.server.normalise = (stored) => ({ ...stored, configuration: '{"a":1,"keyword":""}' });
  bench.server.faults.set('POST', [{ kind: 'cut-after' }]);
  await expect(send()).rejects.toThrow(WriteInDoubt);
  await send();
  expect(posts()).toHaveLength(1);
  expect(await bench.draft('new')).toBeUndefined();
  expect(bench.sent).toEqual(['new']);
});

test('our instance is recognised although the server has normalised texts and empty values', async () => {
  const configuration = '{"a":{"b":" x "},"list":[{"c":1}],"none":null,"empty":[]}';
  await bench.saved({ label: ' Mine ', configuration, errorAlertEmails: ['a@b.test '] }, null);
  bench.server.normalise = (stored) => ({
    ...stored,
    label: 'Mine',
    errorAlertEmails: ['a@b.test'],
    configuration: '{"a":{"b":"x","d":""},"list":[{"c":1.0,"e":false}]}',
  });
  bench.server.faults.set('POST', [{ kind: 'cut-after' }]);
  await expect(send()).rejects.toThrow(WriteInDoubt);
  await send();
  expect(posts()).toHaveLength(1);
  expect(await bench.draft('new')).toBeUndefined();
  expect(bench.sent).toEqual(['new']);
});

test.each(['{"a":{"b":2}}', '{"a":{}}', '{"a":[1]}', '[]', 'no JSON'])(
  'after a lost request, an instance with the configuration %s does not count as ours',
  async (configuration) => {
    await bench.saved({ configuration: '{"a":{"b":1}}' }, null);
    bench.server.faults.set('POST', [{ kind: 'cut-before' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.server.write('x', { code: 'x', label: 'Old', jobCode: 'dummy', configuration }, 'anna@acme.test');
    await send();
    expect(posts()).toEqual([]);
    expect(await bench.draft('new')).toMatchObject({ state: 'rejected', violations: [{ propertyPath: 'code' }] });
  },
);

test.each([
  ['of another job', { jobCode: 'other' }],
  ['of another company', { company: '/api/companies/globex' }],
  ['with another label', { label: 'Another' }],
])('after a lost request, an instance of the same person %s does not count as ours', async (_which, other) => {
  await bench.saved({ label: 'Mine', companyCode: 'acme' }, null);
  bench.server.faults.set('POST', [{ kind: 'cut-before' }]);
  await expect(send()).rejects.toThrow(WriteInDoubt);
  const fields = { code: 'x', label: 'Mine', jobCode: 'dummy', company: '/api/companies/acme', configuration: '{}' };
  bench.server.write('x', { ...fields, ...other }, bench.server.user);
  await send();
  expect(posts()).toEqual([]);
  expect(await bench.draft('new')).toMatchObject({ state: 'rejected', violations: [{ propertyPath: 'code' }] });
});

test('an instance that the same person created with another configuration does not count as ours', async () => {
  await bench.saved({ configuration: '{"a":1}' }, null);
  bench.server.faults.set('POST', [{ kind: 'cut-before' }]);
  await expect(send()).rejects.toThrow(WriteInDoubt);
  bench.server.write('x', { ...instance({ configuration: '{"a":2}' }), company: null }, bench.server.user);
  bench.server.write('x', { label: 'Theirs' }, 'anna@acme.test');
  await send();
  expect(await bench.draft('new')).toMatchObject({ state: 'rejected', violations: [{ propertyPath: 'code' }] });
});

test.each([
  ['e-mails', {}],
  ['IRIs', { 'user@acme.test': 2, 'anna@acme.test': 3 }],
])('if another person has changed our instance, it is recognised by its history with %s', async (_format, ids) => {
  bench.names(ids);
  await bench.saved({ label: 'Mine' }, null);
  bench.server.faults.set('POST', [{ kind: 'cut-after' }]);
  await expect(send()).rejects.toThrow(WriteInDoubt);
  bench.server.write('x', { label: 'Theirs' }, 'anna@acme.test');
  await send();
  expect(posts()).toHaveLength(1);
  expect(await bench.draft('new')).toMatchObject({
    code: 'x',
    state: 'conflict',
    conflicts: [{ field: 'label', mine: 'Mine', theirs: 'Theirs' }],
  });
});
