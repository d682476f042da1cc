import { expect, test } from 'vitest';
import { isCausedByData } from './data-error';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

test('a value that the code or the database cannot use is an error of the data', () => {
  const errors = [new TypeError(), new RangeError(), new SyntaxError(), withCode('22021'), withCode('23502')];
  expect(errors.filter((error) => !isCausedByData(error))).toEqual([]);
});

test('a lost connection, a deadlock and a full disk are not errors of the data', () => {
  const codes = ['ECONNRESET', '57P01', '08006', '40P01', '53100'];
  const errors = [new Error('Connection terminated'), ...codes.map(withCode)];
  expect(errors.filter(isCausedByData)).toEqual([]);
});
