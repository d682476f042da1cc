import { expect, test } from 'vitest';
import { safeTarget } from './redirect-target';

test('a path of this origin is a target, with its query', () => {
  expect(safeTarget('/execution_tracker?status=error&page=2')).toBe('/execution_tracker?status=error&page=2');
});

test.each([
  '//evil.test/x',
  '/.//evil.test/x',
  'https://evil.test/',
  '/\\evil.test',
  '/\tevil.test',
  'javascript:alert(1)',
  '/login?error=x',
  'relative',
  '',
])('%j is not a target', (target) => {
  expect(safeTarget(target)).toBeNull();
});
