import { beforeEach, describe, expect, test } from 'vitest';
import { transportProblem, type Outcome } from '@/domain/problem';
import { readProblem } from '@/api/read-problem';
import { createOnce, acceptAlreadyDeleted, type Created } from './safe-writes';

const refused = (propertyPath: string) => ({
  ok: false as const,
  problem: readProblem(422, { violations: [{ propertyPath, message: 'This value is already used.' }] }, null),
});
const lost = { ok: false as const, problem: transportProblem('network') };

test('a delete that finds nothing is a success', () => {
  const gone = { ok: false as const, problem: readProblem(404, { title: 'An error occurred' }, null) };
  expect(acceptAlreadyDeleted(gone)).toEqual({ ok: true, value: true });
  expect(acceptAlreadyDeleted(lost)).toBe(lost);
});

describe('a creation', () => {
  interface Item {
    id: number;
    label: string;
  }
  let stored: Item[];
  let lists: Outcome<Item[]>[];

  beforeEach(() => {
    stored = [{ id: 1, label: 'Shop' }];
    lists = [];
  });

  const store = (...ids: number[]): Item[] => {
    stored.push(...ids.map((id) => ({ id, label: 'Shop' })));
    return stored;
  };
  const make = (post: () => Outcome<Item>): Promise<Outcome<Created<Item>>> =>
    createOnce({
      identity: 'label',
      post: async () => post(),
      find: async () => lists.shift() ?? { ok: true, value: [...stored] },
      isAsSent: ({ label }) => label === 'Shop',
      keyOf: ({ id }) => id,
    });

  test.each([
    ['whose response was lost', lost],
    ['that was refused as a repetition', refused('label')],
  ])('%s is a success when a new item exists', async (_which, outcome) => {
    const made = await make(() => (store(2), outcome));
    expect(made).toEqual({ ok: true, value: { item: { id: 2, label: 'Shop' }, repeats: [] } });
  });

  test.each(['network', 'timeout', 'invalid-answer'] as const)(
    'without a valid response (%s) is in doubt while no new item exists, because the server may still be working',
    async (kind) => {
      const made = await make(() => ({ ok: false, problem: transportProblem(kind) }));
      expect(made).toMatchObject({ ok: false, problem: { kind: 'in-doubt' } });
    },
  );

  test.each([502, 503, 504])('that a gateway answers with %i is in doubt while no new item exists', async (status) => {
    const made = await make(() => ({ ok: false, problem: readProblem(status, undefined, null) }));
    expect(made).toMatchObject({ ok: false, problem: { kind: 'in-doubt' } });
  });

  test.each([
    ['that was refused as a repetition', refused('label')],
    ['that failed with a 500', { ok: false as const, problem: readProblem(500, {}, null) }],
  ])('%s is a failure when only an earlier duplicate exists', async (_which, outcome) => {
    expect(await make(() => outcome)).toBe(outcome);
  });

  test('that arrived more than once also returns the other items that it created', async () => {
    const made = await make(() => ({ ok: true, value: store(2, 3)[2] as Item }));
    expect(made).toMatchObject({ ok: true, value: { item: { id: 3 }, repeats: [{ id: 2 }] } });
    const unclear = await make(() => (store(4, 5), lost));
    expect(unclear).toMatchObject({ ok: true, value: { item: { id: 4 }, repeats: [{ id: 5 }] } });
  });

  test('whose response was lost is in doubt when the list cannot be read before or after', async () => {
    lists = [lost];
    expect(await make(() => (store(2), lost))).toMatchObject({ ok: false, problem: { kind: 'in-doubt' } });
    lists = [{ ok: true, value: [] }, lost];
    expect(await make(() => lost)).toMatchObject({ ok: false, problem: { kind: 'in-doubt' } });
  });

  test('that failed with a reason returns the reason, even if the list cannot be read', async () => {
    const failed = {
      ok: false as const,
      problem: readProblem(500, { 'hydra:description': 'The disk is full.' }, null),
    };
    lists = [lost, lost];
    expect(await make(() => failed)).toBe(failed);
  });

  test('with a clear response returns this response, even if the list cannot be read', async () => {
    lists = [lost, lost];
    const item = { id: 2, label: 'Shop' };
    expect(await make(() => ({ ok: true, value: item }))).toEqual({ ok: true, value: { item, repeats: [] } });
    lists = [lost];
    const taken = refused('label');
    expect(await make(() => taken)).toBe(taken);
  });

  test('that was refused for another reason is not looked up', async () => {
    const outcome = refused('name');
    lists = [{ ok: true, value: [] }];
    expect(await make(() => (store(2), outcome))).toBe(outcome);
  });
});
