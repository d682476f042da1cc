import { expect, test } from 'vitest';
import { matchOptions } from './match-options';

const options = [
  { value: 'a', label: 'Événement' },
  { value: 'b', label: 'Delta', note: 'run_delta' },
];
const values = (text: string): string[] => matchOptions(options, text).map(({ value }) => value);

test('case and accents do not matter', () => {
  expect(values('EVENE')).toEqual(['a']);
  expect(values('é')).toEqual(['a', 'b']);
});

test('a note is searched too, and an empty text returns all options', () => {
  expect(values('run_')).toEqual(['b']);
  expect(values('  ')).toEqual(['a', 'b']);
  expect(values('zzz')).toEqual([]);
});
