import { expect, test } from 'vitest';
import { logRows } from '@/domain/log/log-rows';
import { parseLog } from '@/domain/log/parse-log';
import { nextLine } from './next-line';

const log = parseLog('ERROR: a\n  at b\nINFO: c\nWARNING: d\nERROR: e');
const all = logRows(log.levels, new Set([0, 1, 2, 3, 4]), new Set());

test('the next error, round the end; a stack trace is a part of one', () => {
  expect([0, 1, 5].map((from) => nextLine(log, all, 'error', from))).toEqual([0, 4, 0]);
});

test('hidden lines and levels that are absent are passed over', () => {
  expect(nextLine(log, logRows(log.levels, new Set([3]), new Set()), 'error', 0)).toBeNull();
  expect(nextLine(log, all, 'debug', 0)).toBeNull();
});
