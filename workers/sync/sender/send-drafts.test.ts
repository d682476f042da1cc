import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/api/api-failure';
import { transportProblem } from '@/domain/problem';
import { instance, SenderBench } from '../../../tests/support/drafts/sender-bench';
import { sendDrafts } from './send-drafts';

let bench: SenderBench;
const signal = new AbortController().signal;

beforeEach(() => {
  bench = new SenderBench();
  bench.serverHas();
});
afterEach(() => bench.close());

/** One round of a task, after the pause that its last round asked for. */
function runLater(task: ReturnType<typeof sendDrafts>, pause = 0): Promise<number> {
  bench.now += pause;
  return task.run(signal);
}

async function savedOther(): Promise<void> {
  bench.serverHas({ code: 'y' });
  const base = instance({ code: 'y' });
  await bench.drafts.drafts.put(saveDraft(startDraft('code:y', base, { ...base, label: 'Other' }, 1), 9));
}

test('sends nothing that was not saved', async () => {
  await bench.drafts.drafts.put(startDraft('code:x', instance(), instance({ label: 'Typed' }), 1));
  await sendDrafts(bench.context).run(signal);
  expect(bench.server.requests).toEqual([]);
});

test('one draft whose answers get lost does not hold up the others', async () => {
  await bench.saved({ label: 'New' });
  await savedOther();
  bench.server.faults.set('PATCH', [{ kind: 'cut-before' }]);
  const pause = await sendDrafts(bench.context).run(signal);
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
  expect(pause).toBe(2_000);
});

test('without a connection it ends at once, so that the task waits for the next success', async () => {
  await bench.saved({ label: 'New' });
  await savedOther();
  bench.server.faults.set('GET', [{ kind: 'cut-before' }]);
  await expect(sendDrafts(bench.context).run(signal)).rejects.toThrow(ApiFailure);
  expect(bench.server.requests).toEqual([]);
});

test('a server that answers 500 four times has refused: the person is told, and nothing is repeated by itself', async () => {
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

test('a gateway that answers 503 for long says nothing about the draft: it waits', async () => {
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

test('a 401 ends the round, so that everybody signs in', async () => {
  await bench.saved({ label: 'New' });
  bench.server.faults.set('GET', [{ kind: 'status', status: 401 }]);
  await expect(sendDrafts(bench.context).run(signal)).rejects.toMatchObject({ problem: { status: 401 } });
  expect(await bench.draft('code:x')).toMatchObject({ state: 'ready' });
});

test('a pause that the server asks for holds for every draft, also when the sender is woken by another Save', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set('PATCH', [{ kind: 'status', status: 429, retryAfter: 30 }]);
  expect(await task.run(signal)).toBe(30_000);
  await savedOther();
  const before = bench.server.requests.length;
  expect(await runLater(task, 10_000)).toBe(20_000);
  expect(bench.server.requests).toHaveLength(before);
  await runLater(task, 20_000);
  expect(bench.server.instances.get('x')?.['label']).toBe('New');
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
});

test('a pause that the server asks for holds for a draft that is saved when no other is left', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set('PATCH', [{ kind: 'status', status: 429, retryAfter: 30 }]);
  await task.run(signal);
  await bench.drafts.drafts.delete('code:x');
  await savedOther();
  expect(await runLater(task, 10_000)).toBe(20_000);
  await runLater(task, 20_000);
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
});

test('each draft waits its own time: one that fails again and again is not asked at the pace of another', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set(
    'PATCH',
    Array.from({ length: 3 }, () => ({ kind: 'status' as const, status: 503 })),
  );
  let pause = 0;
  for (let round = 0; round < 3; round += 1) pause = await runLater(task, pause);
  expect(pause).toBe(8_000);
  await savedOther();
  const toX = () => bench.server.requests.filter(({ path }) => path.endsWith('/x')).length;
  const before = toX();
  expect(await runLater(task, 1_000)).toBe(7_000);
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
  expect(toX()).toBe(before);
  await runLater(task, 7_000);
  expect(bench.server.instances.get('x')?.['label']).toBe('New');
});

test('a draft that is saved again is sent at once', async () => {
  await bench.saved({ label: 'New' });
  const task = sendDrafts(bench.context);
  bench.server.faults.set('PATCH', [{ kind: 'status', status: 503 }]);
  await task.run(signal);
  await bench.savesAgain('code:x', { label: 'Newer' });
  await task.run(signal);
  expect(bench.server.instances.get('x')?.['label']).toBe('Newer');
});

test('a draft that waits is due at once when it is saved again as it is, but not while the server is to be left alone', async () => {
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

test('a draft whose every try makes the server ask for a pause lets the others go first', async () => {
  await bench.saved({ label: 'New' });
  await savedOther();
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
] as const)(
  'a %s that something before the API refuses with %i needs the person after a few tries',
  async (method, status) => {
    await bench.saved({ label: 'New' });
    await savedOther();
    const text = '<html><head><title>x</title></head><body><h1>Blocked</h1> by the <b>web filter</b></body></html>';
    let refused = 0;
    bench.server.onRequest = ({ method: asked, path }) => {
      if (asked !== method || !path.endsWith('/x')) return;
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
  },
);

describe('something before the API that answers in its place', () => {
  const page = '<html><head><title>Welcome</title></head><body>Sign in to the <b>guest</b> network</body></html>';
  const answering = (method: string): void => {
    bench.server.onRequest = (request) => {
      const isReplaced = request.method === method && request.path.endsWith('/x');
      bench.server.faults.set(method, isReplaced ? [{ kind: 'refusal-page', status: 200, text: page }] : []);
    };
  };

  test.each(['GET', 'PATCH'])('with 200, to every %s: the person is told after a few tries', async (method) => {
    await bench.saved({ label: 'New' });
    await savedOther();
    answering(method);
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

  test('`pollNewest` is asked whether the connection works, and once it fails no further draft is tried', async () => {
    await bench.saved({ label: 'New' });
    await savedOther();
    answering('GET');
    const wake = vi.fn<(task: string) => void>(() => bench.context.health.failed(transportProblem('invalid-answer')));
    bench.context.wake = wake;
    await sendDrafts(bench.context).run(signal);
    expect(wake).toHaveBeenCalledWith('head');
    expect(bench.server.requests.filter(({ path }) => path.includes('/y'))).toEqual([]);
  });
});

test('an engine that was replaced sends none of the drafts that are left', async () => {
  const replaced = new AbortController();
  await bench.saved({ label: 'New' });
  await savedOther();
  bench.server.onRequest = ({ method }) => {
    if (method === 'PATCH') replaced.abort();
  };
  await sendDrafts(bench.context).run(replaced.signal);
  expect(bench.server.writes().map(({ path }) => path)).toEqual(['/api/job_instances/x']);
});
