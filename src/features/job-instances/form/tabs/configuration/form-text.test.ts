import { expect, test } from 'vitest';
import { formText, isFormPossible } from './form-text';

test('the form can show an object, and an empty configuration in any notation', () => {
  expect(['{}', ' {"a":1} ', '', ' ', '[]', '[ ]'].map(isFormPossible)).not.toContain(false);
  expect(['{', 'null', '"a"', '[1]', '[{}]'].map(isFormPossible)).not.toContain(true);
});

test('an edit turns an empty configuration into an object', () => {
  expect(['', '[]', '[\n]'].map(formText)).toEqual(['{}', '{}', '{}']);
  expect(formText('{"a":1}')).toBe('{"a":1}');
});
