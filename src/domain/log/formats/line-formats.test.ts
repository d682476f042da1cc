import { describe, expect, test } from 'vitest';
import { LOG_LEVELS } from '../log-level';
import { messageText, parseLog } from '../parse-log';

const NOW = Date.UTC(2026, 10, 26);
/** The time in nearly all lines below. */
const AT = '2026-11-23T03:36:47.120Z';
const SECOND = '2026-11-23T03:36:47.000Z';

/** Reads the first line of a text: its time, level and message. */
function read(text: string): [time: string | null, level: string, message: string] {
  const log = parseLog(text, NOW);
  const time = log.times[0] ?? NaN;
  return [
    Number.isNaN(time) ? null : new Date(time).toISOString(),
    LOG_LEVELS[log.levels[0] ?? 0] ?? '',
    messageText(text, log, 0),
  ];
}

/** Lines of one format: the line, its time, its level, its message ("=" for the whole line). */
type Lines = [line: string, time: string | null, level: string, message: string][];

const FORMATS: Record<string, Lines> = {
  Monolog: [
    ['[2026-11-23T03:36:47.120+00:00] app.ERROR: gone {"id":7} []', AT, 'error', 'gone {"id":7} []'],
    ['[2026-11-23 03:36:47] batch.WARNING: slow', SECOND, 'warning', 'batch.WARNING: slow'],
    ['[2026-11-23 03:36:47 UTC] ERROR: gone', SECOND, 'error', 'gone'],
    ['[2026-11-23 03:36:47 Europe/Paris] DEBUG: read', SECOND, 'debug', 'read'],
  ],
  Python: [
    ['2026-11-23 03:36:47,120 - app.sync - ERROR - gone', AT, 'error', 'app.sync - ERROR - gone'],
    ['2026-11-23 03:36:47,120 - WARNING - slow', AT, 'warning', 'slow'],
    ['ERROR:root:gone', null, 'error', 'root:gone'],
    ['2026-11-23 03:36:47.120 | ERROR    | app:run:12 - gone', AT, 'error', 'app:run:12 - gone'],
  ],
  'tab-separated': [
    ['2026-11-23T03:36:47.120Z\tERROR\tapp/main.go:12\tgone', AT, 'error', 'app/main.go:12\tgone'],
    ['2026-11-23T03:36:47.120Z\twarn\tslow', AT, 'warning', 'slow'],
    ['2026-11-23T03:36:47.120Z\terrors are counted', AT, 'other', 'errors are counted'],
  ],
  'log4j, Logback and Spring Boot': [
    ['2026-11-23 03:36:47,120 [main] ERROR com.acme.App - gone', AT, 'error', '[main] ERROR com.acme.App - gone'],
    ['2026-11-23 03:36:47.120  WARN 12 --- [main] c.a.App : slow', AT, 'warning', '12 --- [main] c.a.App : slow'],
    [
      '2026-11-23T03:36:47.120Z ERROR 1 --- [app] [main] c.a.App : gone',
      AT,
      'error',
      '1 --- [app] [main] c.a.App : gone',
    ],
    ['03:36:47.120 [main] ERROR com.acme.App - gone', null, 'error', '='],
    ['ERROR [2026-11-23 03:36:47,120] com.acme.App: gone', AT, 'error', 'com.acme.App: gone'],
  ],
  '.NET': [
    ['2026-11-23 03:36:47.120 +00:00 [ERR] gone', AT, 'error', 'gone'],
    ['[03:36:47 WRN] slow', null, 'warning', '='],
    ['fail: App.Sync[0]', null, 'error', 'App.Sync[0]'],
  ],
  Ruby: [['E, [2026-11-23T03:36:47.120 #12] ERROR -- : gone', AT, 'error', '=']],
  PostgreSQL: [['2026-11-23 03:36:47.120 UTC [12] ERROR:  gone', AT, 'error', '[12] ERROR:  gone']],
  PHP: [
    ['PHP Fatal error:  Uncaught RuntimeException: gone in /app/a.php:3', null, 'error', '='],
    ['Fatal error: Allowed memory size of 134217728 bytes exhausted', null, 'error', '='],
    ['PHP Warning:  Undefined variable $a', null, 'warning', '='],
    ['PHP Deprecated:  strlen()', null, 'info', '='],
    [
      '[23-Nov-2026 03:36:47 UTC] PHP Parse error:  unexpected end of file',
      SECOND,
      'error',
      'PHP Parse error:  unexpected end of file',
    ],
  ],
  'Symfony’s console': [
    ['In Client.php line 56:', null, 'error', '='],
    [' [ERROR] The import failed', null, 'error', '='],
    [' [OK] All imported', null, 'info', '='],
    ['03:36:47 ERROR     [app] gone', null, 'error', '='],
  ],
  'the end of a program': [
    ['Traceback (most recent call last):', null, 'error', '='],
    ['Exception in thread "main" java.lang.IllegalStateException: gone', null, 'error', '='],
    ['psycopg2.OperationalError: gone', null, 'error', '='],
    ['App\\Exception\\ShopException: gone', null, 'error', '='],
    ['TypeError: a is not a function', null, 'error', '='],
    ['panic: runtime error', null, 'error', 'runtime error'],
    ['Killed', null, 'error', '='],
    ['Terminated', null, 'error', '='],
    ['Bus error (core dumped)', null, 'error', '='],
    ['Out of memory: Killed process 12 (php)', null, 'error', '='],
    ['Command terminated by signal 9', null, 'error', '='],
    ['Fatal glibc error: malloc.c:2594 (sysmalloc): assertion failed', null, 'error', '='],
    ['Fatal Python error: Segmentation fault', null, 'error', '='],
    ["thread 'main' panicked at src/main.rs:3:5", null, 'error', '='],
    ["terminate called after throwing an instance of 'std::bad_alloc'", null, 'error', '='],
    ['SQLSTATE[HY000]: General error: 2006 MySQL server has gone away', null, 'error', '='],
    ['npm ERR! code 1', null, 'error', '='],
    ['Terminated sessions are counted', null, 'other', '='],
    ['Fatal errors are counted', null, 'other', '='],
    ['Killed three of them', null, 'other', '='],
    ['Errors are counted', null, 'other', '='],
  ],
  'nginx, errors': [
    ['2026/11/23 03:36:47 [error] 12#0: *1 open() failed', SECOND, 'error', '12#0: *1 open() failed'],
    ['2026/11/23 03:36:47 [crit] 12#0: no space', SECOND, 'error', '12#0: no space'],
  ],
  'Apache, errors': [['[Mon Nov 23 03:36:47.120456 2026] [core:error] [pid 1] gone', AT, 'error', '[pid 1] gone']],
  'nginx and Apache, access': [
    ['127.0.0.1 - - [23/Nov/2026:03:36:47 +0000] "GET /a HTTP/1.1" 200 12 "-" "curl/8"', SECOND, 'info', '='],
    ['::1 - ada [23/Nov/2026:04:36:47 +0100] "GET /a\\"b HTTP/1.1" 404 12', SECOND, 'warning', '='],
    ['10.0.0.7 - - [23/Nov/2026:03:36:47 +0000] "POST /a HTTP/1.1" 502 0', SECOND, 'error', '='],
  ],
  syslog: [
    ['<11>Nov 23 03:36:47 host app[12]: gone', SECOND, 'error', 'host app[12]: gone'],
    ['Dec  3 03:36:47 host app[12]: error: gone', '2025-12-03T03:36:47.000Z', 'error', 'host app[12]: error: gone'],
    ['Nov 23 03:36:47 host app: started', SECOND, 'other', 'host app: started'],
    [
      '<12>1 2026-11-23T03:36:47.120Z host app 12 ID47 [a@1 b="c d"] slow',
      AT,
      'warning',
      'host app 12 ID47 [a@1 b="c d"] slow',
    ],
    ['<14>1 2026-11-23T03:36:47.120Z host app - - - ERROR: gone', AT, 'error', 'host app - - - ERROR: gone'],
  ],
  logfmt: [
    ['time="2026-11-23T03:36:47Z" level=error msg="gone away"', SECOND, 'error', '='],
    ['level=warn ts=2026-11-23T03:36:47.120Z caller=a.go:1 msg=slow', AT, 'warning', '='],
    ['a=1 b=2', null, 'other', '='],
  ],
  'lines to which a container’s runtime adds the time': [
    [
      '2026-11-23T03:36:47.120Z stderr F {"level":"error","msg":"gone"}',
      AT,
      'error',
      'stderr F {"level":"error","msg":"gone"}',
    ],
    [
      '2026-11-23T03:36:47.120Z [2026-11-23 04:36:47] app.ERROR: gone',
      AT,
      'error',
      '[2026-11-23 04:36:47] app.ERROR: gone',
    ],
    ['2026-11-23T03:36:47.120Z level=warn msg=slow', AT, 'warning', 'level=warn msg=slow'],
  ],
  'a byte order mark': [['\uFEFF[2026-11-23T03:36:47.120Z] ERROR: gone', AT, 'error', 'gone']],
};

describe.each(Object.entries(FORMATS))('%s', (_name, lines) => {
  test.each(lines)('%s', (line, time, level, message) => {
    expect(read(line)).toEqual([time, level, message === '=' ? line : message]);
  });
});

describe('JSON, by the fields of each logger', () => {
  test.each([
    [
      'Monolog',
      { message: 'gone', level: 400, level_name: 'ERROR', datetime: '2026-11-23T03:36:47.120+00:00' },
      AT,
      'error',
    ],
    ['Monolog, only the number', { message: 'slow', level: 300, datetime: '2026-11-23T03:36:47.120Z' }, AT, 'warning'],
    [
      'Monolog 1',
      { level_name: 'INFO', datetime: { date: '2026-11-23 03:36:47.120000', timezone_type: 3, timezone: 'UTC' } },
      AT,
      'info',
    ],
    ['pino', { level: 50, time: Date.parse(AT), msg: 'gone' }, AT, 'error'],
    ['pino, info', { level: 30, time: Date.parse(AT), msg: 'read' }, AT, 'info'],
    ['bunyan', { v: 0, level: 40, time: AT, msg: 'slow' }, AT, 'warning'],
    ['winston', { level: 'error', message: 'gone', timestamp: AT }, AT, 'error'],
    ['zap', { level: 'fatal', ts: Date.parse(AT) / 1_000, msg: 'gone' }, AT, 'error'],
    ['logrus', { level: 'warning', msg: 'slow', time: '2026-11-23T04:36:47.120+01:00' }, AT, 'warning'],
    ['structlog', { event: 'gone', level: 'critical', timestamp: AT }, AT, 'error'],
    ['Python', { asctime: '2026-11-23 03:36:47,120', levelname: 'ERROR', message: 'gone' }, AT, 'error'],
    ['ECS', { '@timestamp': AT, 'log.level': 'ERROR', message: 'gone' }, AT, 'error'],
    ['ECS, nested', { '@timestamp': AT, log: { level: 'warn' }, message: 'slow' }, AT, 'warning'],
    ['Google Cloud', { severity: 'ERROR', time: AT, message: 'gone' }, AT, 'error'],
    [
      'Google Cloud, seconds',
      { severity: 'NOTICE', timestamp: { seconds: 1_795_405_007 }, message: 'a' },
      SECOND,
      'info',
    ],
    ['Serilog', { '@t': AT, '@l': 'Error', '@mt': 'gone' }, AT, 'error'],
    ['Serilog, without a level', { '@t': AT, '@mt': 'read' }, AT, 'info'],
    ['slog', { time: AT, level: 'ERROR+2', msg: 'gone' }, AT, 'error'],
    ['GELF', { level: 3, timestamp: Date.parse(AT) / 1_000, short_message: 'gone' }, AT, 'error'],
    ['Docker', { log: '[2026-11-23 04:36:47] app.ERROR: gone\n', stream: 'stderr', time: AT }, AT, 'error'],
    ['a level behind a long context', { context: 'x'.repeat(9_000), level_name: 'ERROR', datetime: AT }, AT, 'error'],
  ])('%s', (_logger, fields, time, level) => {
    const line = JSON.stringify(fields);
    expect(read(line)).toEqual([time, level, line]);
  });

  test('a level inside a value is not the level of the line', () => {
    const line = JSON.stringify({ message: 'read "level":"error"', context: { level: 'error' }, level_name: 'INFO' });
    expect(read(line)[1]).toBe('info');
  });

  test('data that is not a log line has no level', () => {
    expect(read('{"id":7,"date":"2026-11-23"}')).toEqual([null, 'other', '{"id":7,"date":"2026-11-23"}']);
    expect(read('{"level":"error"')[1]).toBe('other');
  });
});
