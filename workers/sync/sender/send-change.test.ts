import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editDraft, startSending } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/api/api-failure';
import { instance, SenderBench } from '../../../tests/support/drafts/sender-bench';
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
  test('reads, sends only what changed, reads back and lets go', async () => {
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

  test('keeps what somebody else changed elsewhere, also inside the configuration', async () => {
    await bench.saved({ label: 'Mine', configuration: '{"a":2,"b":1}' });
    bench.serverHas({ description: 'Theirs', configuration: '{"a":1,"b":1,"unknown":1.0}' });
    await send();
    expect(bench.server.writes()[0]?.body).toEqual({ label: 'Mine', configuration: '{"a":2,"b":1,"unknown":1.0}' });
    expect(bench.server.instances.get('x')).toMatchObject({ label: 'Mine', description: 'Theirs' });
  });

  test('asks the person where both changed the same, and writes nothing', async () => {
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

  test('the same change by somebody else needs no request', async () => {
    await bench.saved({ label: 'Same' });
    bench.serverHas({ label: 'Same' });
    await send();
    expect(bench.server.writes()).toEqual([]);
    expect(bench.sent).toEqual(['code:x']);
  });

  test('an instance that is gone asks the person', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.instances.clear();
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'deleted', value: { label: 'Mine' } });
  });

  test('gone between the reading and the writing asks as well', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.onRequest = ({ method }) => void (method === 'PATCH' && bench.server.instances.clear());
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'deleted' });
  });

  test('typing while it is sent stays, unsent, on the new version', async () => {
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

  test('saved again while it is sent: the first arrives, the second goes out next, nothing twice', async () => {
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

  test('saved again before it left: only the newest goes out', async () => {
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

  test('an engine that was replaced in the middle does not send', async () => {
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
  test('violations come back to the draft with the title', async () => {
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

  test.each([400, 403, 409])('%i is told in the words of the server', async (status) => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'status', status, body: { 'hydra:description': 'Not like this.' } }]);
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'rejected', refusal: 'Not like this.' });
  });

  test('one without any words is shown with its status', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'refusal-page', status: 413, text: '<h1>Too large</h1>' }]);
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'rejected', refusal: 'HTTP 413' });
  });

  test.each([401, 429])('%i waits, for the server has not taken it', async (status) => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'status', status }]);
    await expect(send()).rejects.toThrow(ApiFailure);
    expect(await bench.draft('code:x')).toMatchObject({ state: 'ready', unanswered: null });
    await send();
    expect(bench.server.instances.get('x')?.['label']).toBe('New');
  });

  test('a failure to read leaves it waiting', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('GET', [{ kind: 'cut-before' }]);
    await expect(send()).rejects.toThrow(ApiFailure);
    expect(await bench.draft('code:x')).toMatchObject({ state: 'ready' });
    expect(bench.server.writes()).toEqual([]);
  });
});

describe('a lost answer', () => {
  test.each([
    { kind: 'cut-after' as const },
    { kind: 'html' as const },
    { kind: 'status' as const, status: 500 },
    { kind: 'status' as const, status: 504 },
  ])('$kind $status is looked up before anything is written again', async (fault) => {
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

  test('a lost answer of the reading back is no second write', async () => {
    await bench.saved({ label: 'New' });
    bench.server.onRequest = ({ method }) => {
      if (method === 'PATCH') bench.server.faults.set('GET', [{ kind: 'cut-before' }]);
    };
    await expect(send()).rejects.toThrow(ApiFailure);
    await send();
    expect(bench.server.writes()).toHaveLength(1);
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test('a killed browser in the middle of a write is the same', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    await bench.change('code:x', (draft) => ({ ...draft, state: 'sending' }));
    await send();
    expect(bench.server.writes()).toHaveLength(1);
  });

  test('what was saved again since is no conflict with our own write', async () => {
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

  test('an edit that did not arrive is not lost because somebody made one of its changes', async () => {
    await bench.saved({ label: 'Mine', enabled: false });
    bench.server.faults.set('PATCH', [{ kind: 'status', status: 504 }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.serverHas({ enabled: false });
    await send();
    expect(bench.server.instances.get('x')).toMatchObject({ label: 'Mine', enabled: false });
  });

  test('somebody else who changed the same since is a conflict', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.serverHas({ label: 'Theirs' });
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'conflict' });
    expect(bench.server.instances.get('x')?.['label']).toBe('Theirs');
  });

  test('a write that the browser repeated changes nothing more', async () => {
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
  /** The server changes its mind between the write and the read-back. */
  const afterPatch = (changes: Parameters<SenderBench['serverHas']>[0]): void => {
    bench.server.onRequest = ({ method }) => {
      const patched = bench.server.writes().length > 0;
      if (method === 'GET' && patched) bench.serverHas(changes);
    };
  };

  test('what somebody overwrote at once is for the person to decide', async () => {
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

  test('what is as it was before the write was not kept', async () => {
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

  test('what somebody else changed besides is no conflict', async () => {
    await bench.saved({ label: 'Mine' });
    afterPatch({ label: 'Mine', description: 'Theirs' });
    await send();
    expect(await bench.draft('code:x')).toBeUndefined();
    expect(bench.sent).toEqual(['code:x']);
  });

  test('a server that spells a value its own way, and says so in its answer, has kept it', async () => {
    await bench.saved({ label: ' Mine ' });
    bench.server.normalise = (stored) => ({ ...stored, label: String(stored['label']).trim() });
    await send();
    expect(await bench.draft('code:x')).toBeUndefined();
    expect((await bench.cache.instances.get('x'))?.label).toBe('Mine');
  });
});

test('an instance that this person may not read any more is a refusal, not a deletion', async () => {
  await bench.saved({ label: 'Mine' });
  const denied = { kind: 'status' as const, status: 403, body: { 'hydra:description': 'Access Denied.' } };
  bench.server.faults.set('GET', [denied, denied, denied]);
  await expect(send()).rejects.toThrow(ApiFailure);
  expect(await bench.draft('code:x')).toMatchObject({
    state: 'rejected',
    refusal: 'Access Denied.',
    value: { label: 'Mine' },
  });
  expect(bench.server.writes()).toEqual([]);
});

describe('what others saved between our reading and our write', () => {
  /** Somebody saves just before our write arrives. */
  const before = (wanted: string, changes: Record<string, unknown>): void => {
    bench.server.onRequest = ({ method }) => {
      if (method !== wanted) return;
      bench.server.onRequest = () => {};
      bench.server.write('x', changes, 'anna@acme.test');
    };
  };
  const told = () => bench.drafts.otherSaves.get('x');

  test('is told, with what it changed, for the last write wins', async () => {
    await bench.saved({ label: 'Mine' });
    before('PATCH', { label: 'Theirs', description: 'Theirs' });
    await send();
    expect(bench.server.instances.get('x')).toMatchObject({ label: 'Mine', description: 'Theirs' });
    expect(await told()).toMatchObject({
      versions: [
        {
          version: 1,
          username: 'anna@acme.test',
          changeSet: { label: { old: 'Old', new: 'Theirs' }, description: { new: 'Theirs' } },
        },
      ],
    });
  });

  test('is told too when the answer of the write was lost', async () => {
    await bench.saved({ label: 'Mine' });
    before('PATCH', { label: 'Theirs' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    await send();
    expect(await told()).toMatchObject({ versions: [{ username: 'anna@acme.test' }] });
  });

  test('is told too when the lost write is followed by a conflict', async () => {
    await bench.saved({ label: 'Mine' });
    before('PATCH', { label: 'Overwritten' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-after' }]);
    await expect(send()).rejects.toThrow(WriteInDoubt);
    bench.server.write('x', { label: 'Later' }, 'anna@acme.test');
    await send();
    expect(await bench.draft('code:x')).toMatchObject({ state: 'conflict' });
    expect(await told()).toMatchObject({ versions: [{ version: 1, changeSet: { label: { new: 'Overwritten' } } }] });
  });

  test("an earlier write of our own is not told as somebody else's", async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.onRequest = ({ method }) => {
      if (method !== 'PATCH') return;
      bench.server.onRequest = () => {};
      bench.server.write('x', { description: 'Mine too' }, bench.server.user);
      bench.server.write('x', { label: 'Theirs' }, 'anna@acme.test');
      bench.server.write('x', { enabled: false }, null);
    };
    await send();
    expect((await told())?.versions.map(({ username }) => username)).toEqual(['anna@acme.test', null]);
  });

  test('is told too when the history did not answer at first', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.faults.set('GET', [{ kind: 'status', status: 500 }]);
    before('PATCH', { label: 'Theirs' });
    await send();
    expect(await told()).toMatchObject({ versions: [{ username: 'anna@acme.test' }] });
  });

  test('a write alone is nothing to tell, nor what was saved after it', async () => {
    await bench.saved({ label: 'Mine' });
    bench.server.onRequest = ({ method, path }) => {
      if (method !== 'GET' || path.endsWith('history') || bench.server.writes().length === 0) return;
      bench.server.onRequest = () => {};
      bench.server.write('x', { description: 'After' }, 'anna@acme.test');
    };
    await send();
    expect(await told()).toBeUndefined();
    expect(await bench.draft('code:x')).toBeUndefined();
  });

  test.each([
    { kind: 'status' as const, status: 404 },
    { kind: 'status' as const, status: 405 },
    { kind: 'html' as const },
  ])('a server that does not tell its history keeps nobody from saving: $kind $status', async (fault) => {
    await bench.saved({ label: 'Mine' });
    bench.server.faults.set('GET', [fault, fault]);
    await send();
    expect(bench.server.instances.get('x')?.['label']).toBe('Mine');
    expect(await told()).toBeUndefined();
  });
});
