import { expect, test } from 'vitest';
import { codeProblem } from './code';

test.each(['', 'acme', 'acme_nordic-2', '...', 'created', '50%', '%2F', '#1', 'q?x=1', 'é', '🙂'])(
  '%j can be a code',
  (code) => expect(codeProblem(code)).toBeNull(),
);

test.each(['Nordic Home', ' acme', 'acme ', 'a\tb', 'a\u00A0b', 'a\nb', 'a/b', 'a\\b', '/', 'a\u0007'])(
  '%j has characters that a code cannot have',
  (code) => expect(codeProblem(code)).toBe('characters'),
);

test.each(['.', '..', 'create', 'Create'])('%j is reserved', (code) => expect(codeProblem(code)).toBe('reserved'));
