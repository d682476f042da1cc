import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/lib/api/api-failure';
import { instance, SenderBench } from '../../../tests/support/drafts/sender-bench';
import { senderLane } from './sender-lane';

let bench: SenderBench;
const signal = new AbortController().signal;

beforeEach(() => {
  bench = new SenderBench();
  bench.serverHas();
});
afterEach(() => bench.close());

async function savedOther(): Promise<void> {
  bench.serverHas({ code: 'y' });
  const base = instance({ code: 'y' });
  await bench.drafts.drafts.put(saveDraft(startDraft('code:y', base, { ...base, label: 'Other' }, 1), 9));
}

test('sends nothing that was not saved', async () => {
  await bench.drafts.drafts.put(startDraft('code:x', instance(), instance({ label: 'Typed' }), 1));
  await senderLane(bench.context).run(signal);
  expect(bench.server.requests).toEqual([]);
});

test('one draft whose answers get lost does not hold up the others', async () => {
  await bench.saved({ label: 'New' });
  await savedOther();
  bench.server.faults.set('PATCH', [{ kind: 'cut-before' }]);
  const pause = await senderLane(bench.context).run(signal);
  expect(bench.server.instances.get('y')?.['label']).toBe('Other');
  expect(pause).toBe(2_000);
});

test('without a connection it ends at once, so that the lane waits for the next success', async () => {
  await bench.saved({ label: 'New' });
  await savedOther();
  bench.server.faults.set('GET', [{ kind: 'cut-before' }]);
  await expect(senderLane(bench.context).run(signal)).rejects.toThrow(ApiFailure);
  expect(bench.server.requests).toEqual([]);
});

test('a server that answers 500 four times has refused: the person is told, and nothing is repeated by itself', async () => {
  await bench.saved({ label: 'New' });
  const lane = senderLane(bench.context);
  bench.server.faults.set(
    'PATCH',
    Array.from({ length: 6 }, () => ({ kind: 'status' as const, status: 500, body: { 'hydra:title': 'Broken' } })),
  );
  const pauses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const pause = await lane.run(signal);
    pauses.push(pause);
    bench.now += pause;
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 60_000]);
  expect(await bench.draft('code:x')).toMatchObject({ state: 'rejected', refusal: 'Broken' });
  await lane.run(signal);
  expect(bench.server.writes()).toHaveLength(4);
});

test('a gateway that answers 503 for long says nothing about the draft: it waits', async () => {
  await bench.saved({ label: 'New' });
  const lane = senderLane(bench.context);
  bench.server.faults.set(
    'PATCH',
    Array.from({ length: 9 }, () => ({ kind: 'status' as const, status: 503 })),
  );
  for (let round = 0; round < 9; round += 1) bench.now += await lane.run(signal);
  expect(await bench.draft('code:x')).toMatchObject({ state: 'ready' });
  await lane.run(signal);
  expect(await bench.draft('code:x')).toBeUndefined();
});

test('a 401 ends the round, so that everybody signs in', async () => {
  await bench.saved({ label: 'New' });
  bench.server.faults.set('GET', [{ kind: 'status', status: 401 }]);
  await expect(senderLane(bench.context).run(signal)).rejects.toMatchObject({ problem: { status: 401 } });
  expect(await bench.draft('code:x')).toMatchObject({ state: 'ready' });
});

describe('when it is woken', () => {
  test('it leaves the server alone for as long as the server asked, whichever draft the answer was for', async () => {
    await bench.saved({ label: 'New' });
    await savedOther();
    bench.server.faults.set('PATCH', [{ kind: 'status', status: 429, retryAfter: 90 }]);
    const lane = senderLane(bench.context);
    expect(await lane.run(signal)).toBe(60_000);
    const asked = bench.server.requests.length;
    expect(bench.server.writes()).toHaveLength(1);
    bench.now += 89_000;
    expect(await lane.run(signal)).toBe(2_000);
    expect(bench.server.requests).toHaveLength(asked);
    bench.now += 1_000;
    await lane.run(signal);
    expect(await bench.drafts.drafts.count()).toBe(0);
  });

  test('a draft waits for its own time, whatever the others wait for', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set(
      'PATCH',
      Array.from({ length: 3 }, () => ({ kind: 'cut-before' as const })),
    );
    const lane = senderLane(bench.context);
    for (let round = 0; round < 2; round += 1) bench.now += await lane.run(signal);
    expect(await lane.run(signal)).toBe(8_000);
    await savedOther();
    bench.server.faults.set('PATCH', [{ kind: 'cut-before' }]);
    expect(await lane.run(signal)).toBe(2_000);
    bench.server.requests.length = 0;
    bench.now += 2_000;
    expect(await lane.run(signal)).toBe(6_000);
    expect(bench.server.writes().map(({ path }) => path)).toEqual(['/api/job_instances/y']);
    expect(await bench.draft('code:x')).toMatchObject({ state: 'ready' });
  });

  test('a draft that was saved again is due at once, but not while the server is to be left alone', async () => {
    await bench.saved({ label: 'New' });
    bench.server.faults.set('PATCH', [{ kind: 'cut-before' }, { kind: 'status', status: 503, retryAfter: 20 }]);
    const lane = senderLane(bench.context);
    await lane.run(signal);
    const again = (at: number): Promise<void> => bench.change('code:x', (draft) => saveDraft(draft, at));
    await again(5);
    expect(await lane.run(signal)).toBe(20_000);
    await again(6);
    expect(await lane.run(signal)).toBe(20_000);
    expect(bench.server.writes()).toHaveLength(1);
  });

  test('a draft that failed lets those go first that did not', async () => {
    await bench.saved({ label: 'New' });
    const paused = { kind: 'status' as const, status: 503, retryAfter: 20 };
    bench.server.faults.set('PATCH', [paused]);
    const lane = senderLane(bench.context);
    bench.now += await lane.run(signal);
    await savedOther();
    bench.server.onRequest = ({ path, method }) =>
      void (method === 'PATCH' && path.endsWith('/x') && bench.server.faults.set('PATCH', [paused]));
    await lane.run(signal);
    expect(bench.server.instances.get('y')?.['label']).toBe('Other');
  });
});
