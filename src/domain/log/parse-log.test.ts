import * as fc from 'fast-check';
import { expect, test } from 'vitest';
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

test('a time without an offset is read as local time', () => {
  const log = parseLog('2026-11-23 03:36:47 INFO: read');
  expect(new Date(log.times[0] ?? 0).getHours()).toBe(3);
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
