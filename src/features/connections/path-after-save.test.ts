import { expect, test } from 'vitest';
import { pathAfterSave, rememberPathAfterSave, takePathAfterSave } from './path-after-save';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

test.each([
  ['run=42', '/job_execution/42'],
  ['', '/connections'],
  ['run=0', '/connections'],
  ['run=/evil', '/connections'],
])('after a save with the query "%s" the next screen is %s', (text, path) => {
  expect(pathAfterSave(query(text))).toBe(path);
});

test('the stored path is returned once; later calls return the path of the list of connections', () => {
  rememberPathAfterSave(query('run=42'));
  expect(takePathAfterSave()).toBe('/job_execution/42');
  expect(takePathAfterSave()).toBe('/connections');
});

test('an authorisation without a run replaces the path that an earlier authorisation stored', () => {
  rememberPathAfterSave(query('run=42'));
  rememberPathAfterSave(query(''));
  expect(takePathAfterSave()).toBe('/connections');
});
