import { expect, test } from 'vitest';
import { parseLog } from '@/domain/log/parse-log';
import { withoutTerminalCodes } from './terminal-codes';

test.each([
  ['\u001b[31mERROR\u001b[0m It failed', 'ERROR It failed'],
  ['\u001b[1;38;2;200;0;0mred\u001b[m \u001b[2Kline', 'red line'],
  ['\u001b]8;;https://shop.test\u0007the shop\u001b]8;;\u001b\\', 'the shop'],
  ['\u001b[1mbold\u001b(B\u001b[m', 'bold'],
  ['[31m is not a colour without its escape', '[31m is not a colour without its escape'],
  ['an escape \u001b alone stays', 'an escape \u001b alone stays'],
  ['\u001b]never closed\nnext line', '\u001b]never closed\nnext line'],
])('%j is shown as %j', (text, shown) => expect(withoutTerminalCodes(text)).toBe(shown));

test('a level in colour is recognised', () => {
  const log = parseLog(
    withoutTerminalCodes('\u001b[33m[2026-11-26 10:00:00]\u001b[0m \u001b[31mapp.ERROR:\u001b[0m It failed'),
  );
  expect(log.words).toContain('ERROR');
});

// A pattern with quadratic run time would not end within the time limit of a test.
test.each(['\u001b[', '\u001b]', '\u001b('])('%j, repeated a million times, stays unchanged', (start) => {
  const text = start.repeat(1_000_000);
  expect(withoutTerminalCodes(text) === text).toBe(true);
});

test('a long sequence without an end stays', () => {
  const text = `\u001b[${'1;'.repeat(1_000_000)}`;
  expect(withoutTerminalCodes(text) === text).toBe(true);
});
