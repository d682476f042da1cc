import { expect, test, vi } from 'vitest';
import { readProblem, transportProblem } from '@/lib/api/problem';
import { created, deleted } from './written';

const refused = (propertyPath: string) => ({
  ok: false as const,
  problem: readProblem(422, { violations: [{ propertyPath, message: 'This value is already used.' }] }, null),
});
const lost = { ok: false as const, problem: transportProblem('network') };

test('a delete that finds nothing is done', () => {
  const gone = { ok: false as const, problem: readProblem(404, {}, null) };
  expect(deleted(gone)).toEqual({ ok: true, value: true });
  expect(deleted(lost)).toBe(lost);
});

test('a creation that arrived twice, or whose answer was lost, is looked up', async () => {
  expect(await created(refused('code'), 'code', async () => 'ours')).toEqual({ ok: true, value: 'ours' });
  expect(await created(lost, 'code', async () => 'ours')).toEqual({ ok: true, value: 'ours' });
  const taken = refused('code');
  expect(await created(taken, 'code', async () => null)).toBe(taken);
});

test('a creation refused for another reason is not looked up', async () => {
  const lookUp = vi.fn<() => Promise<string | null>>();
  const outcome = refused('name');
  expect(await created(outcome, 'code', lookUp)).toBe(outcome);
  expect(lookUp).not.toHaveBeenCalled();
});
