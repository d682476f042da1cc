import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/api/api-failure';
import { transportProblem } from '@/domain/problem';
import { instance, SenderBench } from '@tests/support/drafts/sender-bench';
import { sendDrafts } from './send-drafts';

let bench: SenderBench;
const signal = new AbortController().signal;

beforeEach(() => {
  bench = new SenderBench();
  bench.serverHas();
});
afterEach(() => bench.close());

/** Runs one round of a task after the pause that its previous round returned. */
function runLater(task: ReturnType<typeof sendDrafts>, pause = 0): Promise<number> {
  bench.now += pause;
  return task.run(signal);
}

/** Stores a saved draft of a second instance. */
async function saveOther(): Promise<void> {
  bench.serverHas({ code: 'y' });
  const base = instance({ code: 'y' });
  await bench.drafts.drafts.put(saveDraft(startDraft('code:y', base, { ...base, label: 'Other' }, 1), 9));
}

test('sends only saved drafts', async () => {
  await bench.drafts.drafts.put(startDraft('code:x', instance(), instance({ label: 'Typed' }), 1));
  await sendDrafts(bench.context).run(signal);
  expect(bench.server.requests).toEqual([]);
});

test('a draft whose responses are lost does not delay other drafts', async () => {
  await bench.saved({ label: 'New' });
  await saveOther();
  bench.server.faults.set('PATCH', [{ kind: 'cut-before' }]);
  const pause = await sendDrafts(bench.context).run(signal);
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
  expect(pause).toBe(2_000);
});

test('without a connection the round ends at once, and the task waits for the next success', async () => {
  await bench.saved({ label: 'New' });
  await saveOther();
  bench.server.faults.set('GET', [{ kind: 'cut-before' }]);
  await expect(sendDrafts(bench.context).run(signal)).rejects.toThrow(ApiFailure);
  expect(bench.server.requests).toEqual([]);
});

test('after four responses with 500, the draft is rejected and no longer retried automatically', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set(
    'PATCH',
    Array.from({ length: 6 }, () => ({ kind: 'status' as const, status: 500, body: { 'hydra:title': 'Broken' } })),
  );
  const pauses: number[] = [];
  for (let round = 0; round < 4; round += 1) pauses.push(await runLater(task, pauses.at(-1)));
  expect(pauses).toEqual([2_000, 4_000, 8_000, 60_000]);
  expect(await bench.draft('code:x')).toMatchObject({ state: 'rejected', refusal: 'Broken' });
  await task.run(signal);
  expect(bench.server.writes()).toHaveLength(4);
});

test('a draft waits while a gateway answers 503', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set(
    'PATCH',
    Array.from({ length: 9 }, () => ({ kind: 'status' as const, status: 503 })),
  );
  let pause = 0;
  for (let round = 0; round < 9; round += 1) pause = await runLater(task, pause);
  expect(await bench.draft('code:x')).toMatchObject({ state: 'ready' });
  await runLater(task, pause);
  expect(await bench.draft('code:x')).toBeUndefined();
});

test('a 401 ends the round', async () => {
  await bench.saved({ label: 'New' });
  bench.server.faults.set('GET', [{ kind: 'status', status: 401 }]);
  await expect(sendDrafts(bench.context).run(signal)).rejects.toMatchObject({ problem: { status: 401 } });
  expect(await bench.draft('code:x')).toMatchObject({ state: 'ready' });
});

test('Retry-After applies to every draft, even when another Save wakes the sender', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set('PATCH', [{ kind: 'status', status: 429, retryAfter: 30 }]);
  expect(await task.run(signal)).toBe(30_000);
  await saveOther();
  const before = bench.server.requests.length;
  expect(await runLater(task, 10_000)).toBe(20_000);
  expect(bench.server.requests).toHaveLength(before);
  await runLater(task, 20_000);
  expect(bench.server.instances.get('x')?.['label']).toBe('New');
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
});

test('the end of Retry-After is reported, and "Try now" sends drafts without waiting for it', async () => {
  const held: number[] = [];
  bench.context.reportSendingHeld = (ms) => held.push(ms);
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set('PATCH', [{ kind: 'status', status: 429, retryAfter: 600 }]);
  await task.run(signal);
  expect(held).toEqual([600_000]);
  task.endPauses?.();
  await runLater(task, 1_000);
  expect(bench.server.instances.get('x')?.['label']).toBe('New');
  expect(held).toEqual([600_000, 0]);
});

test('Retry-After also applies to a draft that is saved when no other draft is left', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set('PATCH', [{ kind: 'status', status: 429, retryAfter: 30 }]);
  await task.run(signal);
  await bench.drafts.drafts.delete('code:x');
  await saveOther();
  expect(await runLater(task, 10_000)).toBe(20_000);
  await runLater(task, 20_000);
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
});

test('each draft has its own pause: a failing draft is not retried when another one is sent', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set(
    'PATCH',
    Array.from({ length: 3 }, () => ({ kind: 'status' as const, status: 503 })),
  );
  let pause = 0;
  for (let round = 0; round < 3; round += 1) pause = await runLater(task, pause);
  expect(pause).toBe(8_000);
  await saveOther();
  const toX = () => bench.server.requests.filter(({ path }) => path.endsWith('/x')).length;
  const before = toX();
  expect(await runLater(task, 1_000)).toBe(7_000);
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
  expect(toX()).toBe(before);
  await runLater(task, 7_000);
  expect(bench.server.instances.get('x')?.['label']).toBe('New');
});

test('a second Save sends a waiting draft at once', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set('PATCH', [{ kind: 'status', status: 503 }]);
  await task.run(signal);
  await bench.savesAgain('code:x', { label: 'Newer' });
  await task.run(signal);
  expect(bench.server.instances.get('x')?.['label']).toBe('Newer');
});

test('a second Save without changes makes a waiting draft due at once, but not before Retry-After', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set('PATCH', [{ kind: 'cut-before' }, { kind: 'status', status: 503, retryAfter: 20 }]);
  await task.run(signal);
  await bench.change('code:x', (draft) => saveDraft(draft, 5));
  expect(await task.run(signal)).toBe(20_000);
  await bench.change('code:x', (draft) => saveDraft(draft, 6));
  expect(await task.run(signal)).toBe(20_000);
  expect(bench.server.writes()).toHaveLength(1);
});

test('a draft that always gets a `Retry-After` is sent after the others', async () => {
  await bench.saved({ label: 'New' });
  await saveOther();
  bench.server.onRequest = ({ path, method }) => {
    const isX = method === 'PATCH' && path.endsWith('/x');
    bench.server.faults.set('PATCH', isX ? [{ kind: 'status', status: 503, retryAfter: 20 }] : []);
  };
  const task = sendDrafts(bench.context);
  const pause = await task.run(signal);
  expect(bench.server.instances.get('y')?.['label']).toBe('Old');
  await runLater(task, pause);
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
});

test.each([
  ['PATCH', 403],
  ['GET', 403],
  ['GET', 404],
  ['PATCH', 410],
] as const)('if a proxy refuses every %s with %i, the draft is rejected after four tries', async (method, status) => {
  await bench.saved({ label: 'New' });
  await saveOther();
  const text = '<html><head><title>x</title></head><body><h1>Blocked</h1> by the <b>web filter</b></body></html>';
  let refused = 0;
  bench.server.onRequest = ({ method: requested, path }) => {
    if (requested !== method || !path.endsWith('/x')) return;
    refused += 1;
    bench.server.faults.set(method, [{ kind: 'refusal-page', status, text }]);
  };
  const task = sendDrafts(bench.context);
  let pause = 0;
  for (let round = 0; round < 6; round += 1) pause = await runLater(task, pause);
  expect(refused).toBe(4);
  expect(await bench.draft('code:x')).toMatchObject({
    state: 'rejected',
    value: { label: 'New' },
    refusal: `HTTP ${status}: Blocked by the web filter`,
  });
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
});

describe('a proxy that answers in place of the API', () => {
  const page = '<html><head><title>Welcome</title></head><body>Sign in to the <b>guest</b> network</body></html>';
  const replaceResponsesTo = (method: string): void => {
    bench.server.onRequest = (request) => {
      const isReplaced = request.method === method && request.path.endsWith('/x');
      bench.server.faults.set(method, isReplaced ? [{ kind: 'refusal-page', status: 200, text: page }] : []);
    };
  };

  test.each(['GET', 'PATCH'])('(200 to every %s): the draft is rejected after four tries', async (method) => {
    await bench.saved({ label: 'New' });
    await saveOther();
    replaceResponsesTo(method);
    const task = sendDrafts(bench.context);
    let pause = 0;
    for (let round = 0; round < 4; round += 1) pause = await runLater(task, pause);
    expect(await bench.draft('code:x')).toMatchObject({
      state: 'rejected',
      value: { label: 'New' },
      refusal: 'HTTP 200: Sign in to the guest network',
      unanswered: method === 'PATCH' ? { label: 'New' } : null,
    });
    expect(bench.server.instances.get('y')?.['label']).toBe('Other');
  });

  test('wakes `pollNewest`, and no further draft is sent once the connection fails', async () => {
    await bench.saved({ label: 'New' });
    await saveOther();
    replaceResponsesTo('GET');
    const wake = vi.fn<(task: string) => void>(() => bench.context.health.failed(transportProblem('invalid-answer')));
    bench.context.wake = wake;
    await sendDrafts(bench.context).run(signal);
    expect(wake).toHaveBeenCalledWith('head');
    expect(bench.server.requests.filter(({ path }) => path.includes('/y'))).toEqual([]);
  });
});

test('an engine that was replaced sends none of the remaining drafts', async () => {
  const replaced = new AbortController();
  await bench.saved({ label: 'New' });
  await saveOther();
  bench.server.onRequest = ({ method }) => {
    if (method === 'PATCH') replaced.abort();
  };
  await sendDrafts(bench.context).run(replaced.signal);
  expect(bench.server.writes().map(({ path }) => path)).toEqual(['/api/job_instances/x']);
});
