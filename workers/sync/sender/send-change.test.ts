import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editDraft, startSending } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/api/api-failure';
import { instance, SenderBench } from '@tests/support/drafts/sender-bench';
import { sendDraft } from './send-draft';
import { WriteInDoubt } from './sending';

let bench: SenderBench;

beforeEach(() => {
  bench = new SenderBench();
  bench.serverHas();
});
afterEach(() => bench.close());

const send = (id = 'code:x'): Promise<void> => sendDraft(bench.context, id);

describe('a change of an instance', () => {
  test('is sent in these steps: read, send only the changed fields, read back, delete the draft', async () => {
    await bench.saved({ label: 'New' });
    await send();
    expect(
      bench.server.requests.map(({ method, path }) => `${method} ${path.replace('/api/job_instances/', '')}`),
    ).toEqual(['GET x/history', 'GET x', 'PATCH x', 'GET x/history', 'GET x']);
    expect(bench.server.writes()[0]?.body).toEqual({ label: 'New' });
    expect(await bench.draft('code:x')).toBeUndefined();
    expect(bench.sent).toEqual(['code:x']);
    expect((await bench.cache.instances.get('x'))?.label).toBe('New');
  });

  test('keeps changes that another person made to different fields or to different places of the configuration', async () => {
    await bench.saved({ label: 'Mine', configuration: '{"a":2,"b":1}' });
    bench.serverHas({ description: 'Theirs', configuration: '{"a":1,"b":1,"unknown":1.0}' });
    await send();
    expect(bench.server.writes()[0]?.body).toEqual({ label: 'Mine', configuration: '{"a":2,"b":1,"unknown":1.0}' });
    expect(bench.server.instances.get('x')).toMatchObject({ label: 'Mine', description: 'Theirs' });
  });

  test('becomes a conflict if another person has changed the same field, and writes nothing', async () => {
    await bench.saved({ label: 'Mine' });
    bench.serverHas({ label: 'Theirs' });
    await send();
    expect(bench.server.writes()).toEqual([]);
    expect(await bench.draft('code:x')).toMatchObject({
      state: 'conflict',
      theirs: { label: 'Theirs' },
      conflicts: [{ field: 'label', base: 'Old', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  test('the same change by another person needs no write', async () => {
    await bench.saved({ label: 'Same' });
    bench.serverHas({ label: 'Same' });
    await send();
    expect(bench.server.writes()).toEqual([]);
    expect(bench.sent).toEqual(['code:x']);
  });

  test('a draft of a deleted instance becomes `deleted`', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.instances.clear();
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'deleted', value: { label: 'Mine' } });
  });

  test('a draft becomes `deleted` when its instance is deleted between the read and the write', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.onRequest = ({ method }) => void (method === 'PATCH' && bench.server.instances.clear());
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'deleted' });
  });

  test('edits made while the draft is being sent become a draft of the new version', async () => {
    await bench.saved({ label: 'New' });
    bench.server.onRequest = async ({ method }) => {
      if (method === 'PATCH') await bench.change('code:x', (draft) => editDraft(draft, { description: 'Later' }, 5));
    };
    await send();
    expect(bench.server.instances.get('x')).toMatchObject({ label: 'New', description: '' });
    expect(await bench.draft('code:x')).toMatchObject({
      state: 'editing',
      base: { label: 'New' },
      value: { label: 'New', description: 'Later' },
    });
  });

  test('a second Save while the draft is being sent is sent next, and each change is sent once', async () => {
    await bench.saved({ label: 'First' });
    bench.server.onRequest = async ({ method }) => {
      bench.server.onRequest = method === 'GET' ? bench.server.onRequest : () => {};
      if (method === 'PATCH') await bench.savesAgain('code:x', { label: 'Second' });
    };
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'ready', outgoing: { label: 'Second' } });
    await send();
    expect(bench.server.writes().map(({ body }) => body)).toEqual([{ label: 'First' }, { label: 'Second' }]);
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test('after a second Save before the write, only the newest values are sent', async () => {
    await bench.saved({ label: 'First' });
    bench.server.onRequest = async () => {
      bench.server.onRequest = () => {};
      await bench.savesAgain('code:x', { label: 'Second' });
    };
    await send();
    expect(bench.server.writes()).toEqual([]);
    await send();
    expect(bench.server.writes().map(({ body }) => body)).toEqual([{ label: 'Second' }]);
  });

  test('an engine that is replaced before the write does not send', async () => {
    await bench.saved({ label: 'New' });
    bench.server.onRequest = async () => {
      bench.server.onRequest = () => {};
      await bench.change('code:x', (draft) => startSending(draft, 9));
    };
    await send();
    expect(bench.server.writes()).toEqual([]);
    expect(await bench.draft('code:x')).toMatchObject({ state: 'sending', attempt: 2 });
  });
});

describe('a refusal', () => {
  test('stores the violations and the title in the draft', async () => {
    await bench.saved({ label: 'New' });
    const violations = [{ propertyPath: 'label', message: 'Too long' }];
    bench.server.faults.set('PATCH', [
      {
        kind: 'status',
        status: 422,
        body: { 'hydra:title': 'An error occurred', 'hydra:description': 'label: …', violations },
      },
    ]);
    await send();
    expect(await bench.draft('code:x')).toMatchObject({
      state: 'rejected',
      violations,
      refusal: 'An error occurred',
      unanswered: null,
      value: { label: 'New' },
    });
  });

  test.each([400, 403, 409])('with %i stores the message of the server', async (status) => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'status', status, body: { 'hydra:description': 'Not like this.' } }]);
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'rejected', refusal: 'Not like this.' });
  });

  test('without a message stores the status', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'refusal-page', status: 413, text: '<h1>Too large</h1>' }]);
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'rejected', refusal: 'HTTP 413' });
  });

  test.each([401, 429])('with %i keeps the draft waiting, because the server did nothing', async (status) => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'status', status }]);
    await expect(send()).rejects.toThrow(ApiFailure);
    expect(await bench.draft('code:x')).toMatchObject({ state: 'ready', unanswered: null });
    await send();
    expect(bench.server.instances.get('x')?.['label']).toBe('New');
  });

  test('a failed read keeps the draft waiting', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('GET', [{ kind: 'cut-before' }]);
    await expect(send()).rejects.toThrow(ApiFailure);
    expect(await bench.draft('code:x')).toMatchObject({ state: 'ready' });
    expect(bench.server.writes()).toEqual([]);
  });
});

describe('a lost response', () => {
  test.each([
    { kind: 'cut-after' as const },
    { kind: 'html' as const },
    { kind: 'status' as const, status: 500 },
    { kind: 'status' as const, status: 504 },
  ])('(fault: $kind $status) is looked up before anything is written again', async (fault) => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [fault]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    expect(await bench.draft('code:x')).toMatchObject({ state: 'ready', unanswered: { label: 'New' } });
    await send();
    const arrived = fault.kind === 'cut-after';
    expect(bench.server.writes()).toHaveLength(arrived ? 1 : 2);
    expect(bench.server.instances.get('x')?.['label']).toBe('New');
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test('to the read-back causes no second write', async () => {
    await bench.saved({ label: 'New' });
    bench.server.onRequest = ({ method }) => {
      if (method === 'PATCH') bench.server.faults.set('GET', [{ kind: 'cut-before' }]);
    };
    await expect(send()).rejects.toThrow(ApiFailure);
    await send();
    expect(bench.server.writes()).toHaveLength(1);
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test('a browser that is killed during a write causes no second write', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    await bench.change('code:x', (draft) => ({ ...draft, state: 'sending' }));
    await send();
    expect(bench.server.writes()).toHaveLength(1);
  });

  test('a later Save does not conflict with our own write in doubt', async () => {
    await bench.saved({ label: 'First', description: 'Kept' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    await bench.savesAgain('code:x', { label: 'Second' });
    await send();
    expect(bench.server.writes().map(({ body }) => body)).toEqual([
      { label: 'First', description: 'Kept' },
      { label: 'Second' },
    ]);
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test('a write that did not arrive is sent again, even if another person has made one of its changes', async () => {
    await bench.saved({ label: 'Mine', enabled: false });
    bench.server.faults.set('PATCH', [{ kind: 'status', status: 504 }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.serverHas({ enabled: false });
    await send();
    expect(bench.server.instances.get('x')).toMatchObject({ label: 'Mine', enabled: false });
  });

  test('a write in doubt that the server has trimmed does not conflict with itself', async () => {
    bench.server.normalise = (stored) => ({ ...stored, label: String(stored['label']).trim() });
    await bench.saved({ label: 'Mine ' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    await send();
    expect(bench.server.writes()).toHaveLength(1);
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test('a later change of the same field by another person is a conflict', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.serverHas({ label: 'Theirs' });
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'conflict' });
    expect(bench.server.instances.get('x')?.['label']).toBe('Theirs');
  });

  test('a write that the browser repeats changes nothing more', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'twice' }]);
    await send();
    expect(bench.server.instances.get('x')).toMatchObject(
      Object.fromEntries(Object.entries(instance({ label: 'New' })).filter(([key]) => key !== 'companyCode')),
    );
    expect(await bench.draft('code:x')).toBeUndefined();
  });
});

describe('the read-back', () => {
  /** Makes the instance change between the write and the read-back. */
  const afterPatch = (changes: Parameters<SenderBench['serverHas']>[0]): void => {
    bench.server.onRequest = ({ method }) => {
      const patched = bench.server.writes().length > 0;
      if (method === 'GET' && patched) bench.serverHas(changes);
    };
  };

  test('a field that another person overwrote at once is a conflict', async () => {
    await bench.saved({ label: 'Mine', description: 'Kept' });
    afterPatch({ label: 'Theirs', description: 'Kept' });
    await send();
    expect(bench.sent).toEqual([]);
    expect(await bench.draft('code:x')).toMatchObject({
      state: 'conflict',
      base: { label: 'Old' },
      value: { label: 'Mine' },
      theirs: { label: 'Theirs', description: 'Kept' },
      conflicts: [{ field: 'label', base: 'Old', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  test('a field that still has its old value counts as not kept by the server', async () => {
    await bench.saved({ label: 'Mine' });
    afterPatch({ label: 'Old' });
    await send();
    expect(bench.sent).toEqual([]);
    expect(await bench.draft('code:x')).toMatchObject({
      state: 'rejected',
      refusal: 'The server did not keep the change.',
      base: { label: 'Old' },
      value: { label: 'Mine' },
    });
  });

  test('another person may change another field without a conflict', async () => {
    await bench.saved({ label: 'Mine' });
    afterPatch({ label: 'Mine', description: 'Theirs' });
    await send();
    expect(await bench.draft('code:x')).toBeUndefined();
    expect(bench.sent).toEqual(['code:x']);
  });

  test('a value that the server normalises, even in its response, counts as kept', async () => {
    await bench.saved({ label: ' Mine ' });
    bench.server.normalise = (stored) => ({ ...stored, label: String(stored['label']).trim() });
    await send();
    expect(await bench.draft('code:x')).toBeUndefined();
    expect((await bench.cache.instances.get('x'))?.label).toBe('Mine');
  });
});

test('if the user may no longer read the instance, the draft is rejected and not deleted', async () => {
  await bench.saved({ label: 'Mine' });
  const denied = {
    kind: 'status' as const,
    status: 403,
    body: { 'hydra:title': 'An error occurred', 'hydra:description': 'Access Denied.' },
  };
  bench.server.faults.set('GET', [denied, denied, denied]);
  await expect(send()).rejects.toThrow(ApiFailure);
  expect(await bench.draft('code:x')).toMatchObject({
    state: 'rejected',
    refusal: 'Access Denied.',
    value: { label: 'Mine' },
  });
  expect(bench.server.writes()).toEqual([]);
});

describe('a save of another person between our reading and our write', () => {
  /** Makes another person save just before our request arrives. */
  const before = (wanted: string, changes: Record<string, unknown>): void => {
    bench.server.onRequest = ({ method }) => {
      if (method !== wanted) return;
      bench.server.onRequest = () => {};
      bench.server.write('x', changes, 'anna@acme.test');
    };
  };
  const reported = () => bench.drafts.otherSaves.get('x');

  test('is reported with its changes, because the last write wins', async () => {
    await bench.saved({ label: 'Mine' });
    before('PATCH', { label: 'Theirs', description: 'Theirs' });
    await send();
    expect(bench.server.instances.get('x')).toMatchObject({ label: 'Mine', description: 'Theirs' });
    expect(await reported()).toMatchObject({
      versions: [
        {
          version: 1,
          username: 'anna@acme.test',
          changeSet: { label: { old: 'Old', new: 'Theirs' }, description: { new: 'Theirs' } },
        },
      ],
    });
  });

  test('is reported when the history contains the IRIs of people instead of their e-mails', async () => {
    bench.names({ 'user@acme.test': 2, 'anna@acme.test': 3 });
    await bench.saved({ label: 'Mine' });
    before('PATCH', { label: 'Theirs' });
    await send();
    expect(await reported()).toMatchObject({ versions: [{ version: 1, username: '/api/users/3' }] });
  });

  test('is reported when the response to the write was lost', async () => {
    await bench.saved({ label: 'Mine' });
    before('PATCH', { label: 'Theirs' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    await send();
    expect(await reported()).toMatchObject({ versions: [{ username: 'anna@acme.test' }] });
  });

  test('is reported when the response to the write was lost and a conflict follows', async () => {
    await bench.saved({ label: 'Mine' });
    before('PATCH', { label: 'Overwritten' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.server.write('x', { label: 'Later' }, 'anna@acme.test');
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'conflict' });
    expect(await reported()).toMatchObject({
      versions: [{ version: 1, changeSet: { label: { new: 'Overwritten' } } }],
    });
  });

  test('is reported, but an earlier write of our own is not', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.onRequest = ({ method }) => {
      if (method !== 'PATCH') return;
      bench.server.onRequest = () => {};
      bench.server.write('x', { description: 'Mine too' }, bench.server.user);
      bench.server.write('x', { label: 'Theirs' }, 'anna@acme.test');
      bench.server.write('x', { enabled: false }, null);
    };
    await send();
    expect((await reported())?.versions.map(({ username }) => username)).toEqual(['anna@acme.test', null]);
  });

  test('is reported when the second request for the history succeeds', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.faults.set('GET', [{ kind: 'status', status: 500 }]);
    before('PATCH', { label: 'Theirs' });
    await send();
    expect(await reported()).toMatchObject({ versions: [{ username: 'anna@acme.test' }] });
  });

  test('is not reported when there is none, or when it came after our write', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.onRequest = ({ method, path }) => {
      if (method !== 'GET' || path.endsWith('history') || bench.server.writes().length === 0) return;
      bench.server.onRequest = () => {};
      bench.server.write('x', { description: 'After' }, 'anna@acme.test');
    };
    await send();
    expect(await reported()).toBeUndefined();
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test('is not reported if the history is too slow, and the draft is saved', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.faults.set('GET', [{ kind: 'timeout' }, { kind: 'timeout' }]);
    await send();
    expect(bench.server.instances.get('x')?.['label']).toBe('Mine');
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test('a server that asks to wait gets no write', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.faults.set('GET', [{ kind: 'status', status: 503, retryAfter: 60 }]);
    await expect(send()).rejects.toThrow(ApiFailure);
    expect(bench.server.writes()).toEqual([]);
  });

  test.each([
    { kind: 'status' as const, status: 404 },
    { kind: 'status' as const, status: 405 },
    { kind: 'status' as const, status: 504 },
    { kind: 'html' as const },
  ])('is not reported if the server has no history, and the draft is saved: $kind $status', async (fault) => {
    await bench.saved({ label: 'Mine' });
    bench.server.faults.set('GET', [fault, fault]);
    await send();
    expect(bench.server.instances.get('x')?.['label']).toBe('Mine');
    expect(await reported()).toBeUndefined();
  });
});
