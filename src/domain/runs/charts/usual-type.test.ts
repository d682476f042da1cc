import { expect, test } from 'vitest';
import type { ExecutionType } from '../../execution';
import { usualType } from './usual-type';

const typeOf = (...types: ExecutionType[]): ExecutionType => usualType(types.map((type) => ({ type })));

test.each<[ExecutionType, ExecutionType[]]>([
  ['delta', []],
  ['delta', ['event', 'delta', 'full', 'delta']],
  ['full', ['full', 'delta', 'delta', 'full']],
])('the usual type is %s if the runs have the types %j', (type, types) => {
  expect(typeOf(...types)).toBe(type);
});

test('old runs do not count', () => {
  const newest = Array.from({ length: 50 }, (): ExecutionType => 'delta');
  const old = Array.from({ length: 60 }, (): ExecutionType => 'full');
  expect(typeOf(...newest, ...old)).toBe('delta');
});
