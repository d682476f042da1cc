import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logRows, nextLine } from './log-rows';
import { parseLog } from './parse-log';

const rowsOf = (levels: number[], shown: number[], opened: number[] = []): string[] => {
  const rows = logRows(Uint8Array.from(levels), new Set(shown), new Set(opened));
  return [...Array(rows.count).keys()].map((row) => {
    const { line, last, isGap } = rows.at(row);
    return isGap ? `${line}-${last}` : String(line);
  });
};

test('consecutive hidden lines are one row', () => {
  expect(rowsOf([1, 1, 4, 1, 4], [4])).toEqual(['0-1', '2', '3-3', '4']);
  expect(rowsOf([1, 4, 1], [1, 4])).toEqual(['0', '1', '2']);
  expect(rowsOf([1, 1], [4])).toEqual(['0-1']);
});

test('an opened gap shows its lines', () => {
  expect(rowsOf([1, 1, 4, 1, 1], [4], [0])).toEqual(['0', '1', '2', '3-4']);
});

test('every line has a row, and the rows are contiguous', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(numbers, numbers, fc.array(fc.nat(20)), (levels, shown, opened) => {
      const rows = logRows(Uint8Array.from(levels), new Set(shown), new Set(opened));
      let next = 0;
      for (let row = 0; row < rows.count; row += 1) {
        const { line, last, isGap } = rows.at(row);
        expect(line).toBe(next);
        for (let each = line; each <= last; each += 1) {
          expect(rows.rowOf(each)).toBe(row);
          expect(rows.isShown(each)).toBe(!isGap);
          if (isGap) expect(shown).not.toContain(levels[each]);
        }
        next = last + 1;
      }
      expect(next).toBe(levels.length);
    }),
  );
});

const log = parseLog('ERROR: a\n  at b\nINFO: c\nWARNING: d\nERROR: e');
const all = logRows(log.levels, new Set([0, 1, 2, 3, 4]), new Set());

test('finds the next error, wraps around at the end, and skips the lines of a stack trace', () => {
  expect([0, 1, 5].map((from) => nextLine(log, all, 'error', from))).toEqual([0, 4, 0]);
});

test('skips hidden lines, and finds nothing for an absent level', () => {
  expect(nextLine(log, logRows(log.levels, new Set([3]), new Set()), 'error', 0)).toBeNull();
  expect(nextLine(log, all, 'debug', 0)).toBeNull();
});
