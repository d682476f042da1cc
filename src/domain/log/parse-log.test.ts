import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOG_LEVELS } from './log-level';
import { lineAt, lineText, messageText, parseLog } from './parse-log';

/** Each line as its time, word for the level, level and message. */
function read(text: string): (string | number | null)[][] {
  const log = parseLog(text);
  return [...Array(log.lineCount).keys()].map((line) => [
    Number.isNaN(log.times[line]) ? null : new Date(log.times[line] ?? 0).toISOString(),
    log.continues[line] === 1 ? '|' : (log.words[log.wordOf[line] ?? 0] ?? ''),
    LOG_LEVELS[log.levels[line] ?? 0] ?? '',
    messageText(text, log, line),
  ]);
}

test.each([
  ['[2026-11-23T03:36:47.120Z] ERROR: gone', '2026-11-23T03:36:47.120Z', 'ERROR', 'error', 'gone'],
  [
    '[2026-11-23T03:36:47.12+01:00] app.WARNING: slow {"a":1} []',
    '2026-11-23T02:36:47.120Z',
    'WARNING',
    'warning',
    'slow {"a":1} []',
  ],
  [
    '[2026-11-23T03:36:47+0000] messenger.CRITICAL: down',
    '2026-11-23T03:36:47.000Z',
    'CRITICAL',
    'error',
    'messenger.CRITICAL: down',
  ],
  ['2026-11-23 03:36:47Z [notice] read', '2026-11-23T03:36:47.000Z', 'notice', 'info', 'read'],
  ['2026-11-23T03:36:47,123456Z DEBUG read', '2026-11-23T03:36:47.123Z', 'DEBUG', 'debug', 'read'],
  ['2026-11-23T03:36:47Z Information on hand', '2026-11-23T03:36:47.000Z', '', 'other', 'Information on hand'],
  ['Error: gone', null, 'Error', 'error', 'gone'],
  ['Errors are counted', null, '', 'other', 'Errors are counted'],
  ['03:36:47 ERROR     [app] gone', null, 'ERROR', 'error', '03:36:47 ERROR     [app] gone'],
  ['{"message":"gone","level_name":"ALERT"}', null, 'ALERT', 'error', '{"message":"gone","level_name":"ALERT"}'],
  ['[2026-99-99T03:36:47Z] ERROR: no such day', null, '', 'other', '[2026-99-99T03:36:47Z] ERROR: no such day'],
  ['', null, '', 'other', ''],
])('reads the line %j', (line, time, word, level, message) => {
  expect(read(`${line}\n`)).toEqual([[time, word, level, message]]);
});

test('a time without a zone is in the zone of the server', () => {
  const { times, isZoned, zone } = parseLog('2026-11-23 03:36:47 INFO: read\n2026-11-23T04:36:47+01:00 INFO: on');
  const time = Date.UTC(2026, 10, 23, 3, 36, 47);
  expect([...times]).toEqual([time, time]);
  expect([...isZoned]).toEqual([0, 1]);
  expect(zone).toBe('server');
  expect(parseLog('2026-11-23T04:36:47+01:00 INFO: on\nERROR: gone').zone).toBe('known');
});

test('a stack trace belongs to the line above, and is not counted', () => {
  const text = '[2026-11-23T03:36:47Z] ERROR: gone\n#0 /app/a.php(12)\nand more\n[2026-11-23T03:36:48Z] INFO: on\n';
  expect(read(text).map(([, word, level]) => [word, level])).toEqual([
    ['ERROR', 'error'],
    ['|', 'error'],
    ['|', 'error'],
    ['INFO', 'info'],
  ]);
  expect(parseLog(text).counts[LOG_LEVELS.indexOf('error')]).toBe(1);
});

/** Each line as its level, with "|" if it continues the entry above, and the number of errors. */
function levelsOf(...lines: string[]): [levels: string[], errors: number] {
  const { levels, continues, counts } = parseLog(lines.join('\n'));
  const shown = [...levels].map((level, line) => `${continues[line] === 1 ? '|' : ''}${LOG_LEVELS[level]}`);
  return [shown, counts[LOG_LEVELS.indexOf('error')] ?? 0];
}
const INFO = '[2026-11-23T03:36:47Z] app.INFO: on';
const FAILED = '[2026-11-23T03:36:47Z] app.ERROR: gone';
const WARNED = '[2026-11-23T03:36:47Z] app.WARNING: slow';

describe('a line that has no time, but a different level, begins an entry', () => {
  test.each([
    ['a fatal error of PHP', 'PHP Fatal error:  Uncaught Gone: no in /a.php:3'],
    ['a fatal error of PHP without the prefix', 'Fatal error: Uncaught Gone: no in /a.php:3'],
    ['an exception in Symfony’s console', 'In Client.php line 56:'],
    ['a traceback', 'Traceback (most recent call last):'],
    ['an exception of Java', 'java.lang.IllegalStateException: no'],
    ['a program that was killed', 'Killed'],
    ['a level', 'CRITICAL: no'],
  ])('%s', (_name, line) => {
    expect(levelsOf(INFO, line, '', '  no  ', '#0 /a.php(12)', INFO)).toEqual([
      ['info', 'error', '|error', '|error', '|error', 'info'],
      1,
    ]);
  });

  test('also if the level is lower', () => {
    expect(levelsOf(FAILED, ' [OK] Repaired', 'more', 'NOTICE: on')).toEqual([['error', 'info', '|info', 'info'], 1]);
  });
});

test('an exception belongs to the error or warning above it', () => {
  expect(levelsOf(FAILED, 'In Client.php line 56:', '', '  no')[1]).toBe(1);
  expect(levelsOf(FAILED, 'Traceback (most recent call last):', '  File "a.py"', 'ValueError: no')[1]).toBe(1);
  expect(levelsOf(WARNED, 'java.net.SocketTimeoutException: no', '\tat a.B')).toEqual([
    ['warning', '|warning', '|warning'],
    0,
  ]);
  expect(levelsOf(WARNED, 'In Client.php line 56:')[1]).toBe(1);
});

test('an exception in a log without times is one entry', () => {
  expect(levelsOf('starting', 'In Client.php line 56:', '', '  no  ', '', 'import [--all]')).toEqual([
    ['other', 'error', '|error', '|error', '|error', 'other'],
    1,
  ]);
});

test('plain lines are separate entries; indented lines belong to the entry above', () => {
  expect(read('one\n  at here\ntwo').map(([, word]) => word)).toEqual(['', '|', '']);
});

test('a Windows line break is not part of the line', () => {
  expect(read('INFO: one\r\ntwo\r\n').map(([, , , message]) => message)).toEqual(['one', 'two']);
});

test('an empty text has no lines', () => expect(parseLog('').lineCount).toBe(0));

test('splits any text at its line breaks', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('[2026-11-23T03:36:47Z] app.ERROR: x', '\r', '[', 'ERROR', '\u2028', '\ud800'),
  );
  fc.assert(
    fc.property(fc.array(line), fc.boolean(), (lines, ends) => {
      const text = lines.join('\n') + (ends ? '\n' : '');
      const log = parseLog(text);
      const expected = text === '' ? [] : text.replace(/\n$/, '').split('\n');
      expect(log.lineCount).toBe(expected.length);
      expected.forEach((each, index) => {
        const isLast = index === expected.length - 1 && !text.endsWith('\n');
        expect(lineText(text, log, index)).toBe(each.endsWith('\r') && !isLast ? each.slice(0, -1) : each);
        expect(lineText(text, log, index).endsWith(messageText(text, log, index))).toBe(true);
        expect(lineAt(log, log.starts[index] ?? -1)).toBe(index);
      });
      const counted = log.counts.reduce((sum, count) => sum + count, 0);
      expect(counted + log.continues.reduce((sum, each) => sum + each, 0)).toBe(log.lineCount);
    }),
  );
});
