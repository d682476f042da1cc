import { isRecord, parseJson } from '@/lib/json';
import { LEVEL_WORDS, wordOfPriority, type LogLevel } from '../log-level';
import { headerOfFields } from './fields';
import { readLevel, readLevelAfterTime } from './level-words';
import { headerWithTime, headerWithoutTime, type LineFormat, type LineHeader, type LogLine } from './line-header';
import { readStamp, readStampWithoutYear } from './stamp';

/**
 * JSON, as written by Monolog (JsonFormatter), pino, bunyan, winston, zap, logrus, structlog, ECS, Google Cloud, Docker
 * and others.
 */
const json: LineFormat = {
  name: 'JSON',
  begins: /\{/,
  read({ beginning, whole }) {
    if (!beginning.startsWith('{')) return null;
    const value = parseJson(whole());
    return isRecord(value) ? headerOfFields(value) : null;
  },
};

/** "127.0.0.1 - - [23/Nov/2026:03:36:47 +0000] "GET / HTTP/1.1" 500 12". The HTTP status decides the level. */
const ACCESS = /^\S{1,100} \S{1,100} [^[\]]{1,100} (\[\d\d\/[^\]]{1,40}\]) "(?:[^"\\]|\\.){0,8000}" (\d{3}) /;
const access: LineFormat = {
  name: 'nginx and Apache, access',
  begins: /[\w:]/,
  read({ beginning, whole }) {
    if (!/^\S+ \S+ [^[]+ \[\d\d\//.test(beginning)) return null;
    const [, stamp = '', word = ''] = ACCESS.exec(whole()) ?? [];
    const moment = readStamp(stamp);
    return moment === null ? null : headerWithTime(moment, word, 0, levelOfStatus(word));
  },
};

function levelOfStatus(status: string): LogLevel {
  if (status.startsWith('5')) return 'error';
  return status.startsWith('4') ? 'warning' : 'info';
}

/** "<11>Nov 23 03:36:47 host app[123]: ", "<11>1 2026-11-23T03:36:47Z host app 123 ID47 [a b="c"] " */
const PRIORITY = /^<(\d{1,3})>(1 )?/;
const SENDER = /^\S+ [^\s:[\]]{1,100}(?:\[\d+\])?: /;
const SENDER_FIELDS = /^\S+ \S+ \S+ \S+ (?:-|(?:\[(?:[^\]\\]|\\.){0,200}\])+) ?/;
const syslog: LineFormat = {
  name: 'syslog, RFC 3164 and 5424',
  begins: /[<A-Z]/,
  read({ beginning, now }) {
    const priority = PRIORITY.exec(beginning);
    const rest = beginning.slice(priority?.[0].length ?? 0);
    const stamp = readStampWithoutYear(rest, now) ?? (priority === null ? null : readStamp(rest));
    if (stamp === null) return null;
    const text = rest.slice(stamp.length);
    const sender = (priority?.[2] === undefined ? SENDER : SENDER_FIELDS).exec(text);
    // Collectors often give all lines the same priority, so the program's own level is used if there is one.
    const own = readLevel(text.slice(sender?.[0].length ?? 0))?.word;
    const word = own ?? (priority === null ? '' : wordOfPriority(Number(priority[1])));
    return headerWithTime(stamp, word, beginning.length - text.length);
  },
};

/** "level=error ts=2026-11-23T03:36:47Z msg="gone"" */
const NAMED_VALUE = /([\w.@-]{1,60})=(?:"((?:[^"\\]|\\.){0,2000})"|([^\s"]*))(?:\s+|$)/y;
/** The maximum number of characters that are read of a line with named values. */
const MAX_FIELDS = 8_000;
const logfmt: LineFormat = {
  name: 'logfmt',
  begins: /[\w.@]/,
  read({ beginning, whole }) {
    if (!/^[\w.@-]{1,60}=/.test(beginning)) return null;
    const line = whole().slice(0, MAX_FIELDS);
    const fields: Record<string, unknown> = {};
    NAMED_VALUE.lastIndex = 0;
    for (let found = NAMED_VALUE.exec(line); found !== null; found = NAMED_VALUE.exec(line))
      fields[found[1] ?? ''] = found[2] ?? found[3];
    return headerOfFields(fields);
  },
};

/** The text that a container's runtime writes between the time and the program's line. */
const STREAM = /^std(?:out|err) [FP] /;
/**
 * "[date] app.ERROR: ", "date - name - ERROR - ", "date [main] ERROR ", "date  INFO 1 --- [main] ",
 * "date [error] 12#0: "
 */
const stamped: LineFormat = {
  name: 'Monolog, Python, log4j, Spring Boot, nginx, PHP and others: the time comes first',
  begins: /[[\d]/,
  read(line) {
    const stamp = readStamp(line.beginning);
    if (stamp === null) return null;
    const rest = line.beginning.slice(stamp.length);
    const level = readLevelAfterTime(rest);
    if (level !== null) return headerWithTime(stamp, level.word, stamp.length + level.length);
    const inner = readInner(line, stamp.length + (STREAM.exec(rest)?.[0].length ?? 0));
    return headerWithTime(stamp, inner?.word ?? '', stamp.length, inner?.level);
  },
};

/**
 * Reads a line that starts with a time added by another program, such as a container's runtime. The level is in the
 * text after that time.
 * @param from the offset at which that text begins
 */
function readInner({ beginning, whole, now }: LogLine, from: number): LineHeader | null {
  const inner: LogLine = { beginning: beginning.slice(from), whole: () => whole().slice(from), now };
  return json.read(inner) ?? logfmt.read(inner) ?? (readStamp(inner.beginning) === null ? null : stamped.read(inner));
}

/** "03:36:47 ERROR     [app] ", "03:36:47.120 [main] ERROR ", "[03:36:47 ERR] ". The message keeps all of this text. */
const CLOCK = new RegExp(
  String.raw`^\[?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\]?\s+(?:\[[^\]]{0,100}\]\s+)?\[?(${LEVEL_WORDS})(?:[\]:\s]|$)`,
);
const clock: LineFormat = {
  name: 'Symfony’s console, Logback, Serilog: a time without a date comes first',
  begins: /[[\d]/,
  read({ beginning }) {
    const found = CLOCK.exec(beginning);
    return found === null ? null : headerWithoutTime({ isStamped: true, word: found[1] ?? '' });
  },
};

/** " [ERROR] ", as Symfony's console draws its blocks. */
const BLOCK = /^ {1,2}\[(ERROR|WARNING|CAUTION|NOTE|INFO|OK)\] /;
/** "E, [2026-11-23T03:36:47.120 #12] ERROR -- : " */
const RUBY = new RegExp(String.raw`^[A-Z], \[(\S+) #\d+\]\s+(${LEVEL_WORDS}|ANY) -- `);
/** "ERROR: ", "[error] ", "ERROR:root:", "ERROR [2026-11-23 03:36:47,120] ", "PHP Fatal error:  " */
const leveled: LineFormat = {
  name: 'the level comes first',
  begins: /[[A-Za-z ]/,
  read({ beginning }) {
    const level = readLevel(beginning);
    if (level !== null) {
      const stamp = level.length === 0 ? null : readStamp(beginning.slice(level.length));
      return stamp === null ? headerWithoutTime(level) : headerWithTime(stamp, level.word, level.length + stamp.length);
    }
    const [, time = '', word = ''] = RUBY.exec(beginning) ?? [];
    const stamp = readStamp(time);
    if (stamp !== null) return headerWithTime(stamp, word, 0);
    const block = BLOCK.exec(beginning);
    return block === null ? null : headerWithoutTime({ word: block[1] ?? '' });
  },
};

/**
 * Texts that report a crash: from Symfony's console, Java, Go, Python, Node, Rust, PHP, C, the database or the kernel.
 */
const CRASH = new RegExp(
  [
    String.raw`^(?:In [\w.-]{1,200} line \d+:|Exception in thread |Uncaught |Unhandled |Fatal \w{1,40} error: `,
    String.raw`thread '[^']{0,100}' panicked at |terminate called after throwing |double free or corruption`,
    String.raw`Out of memory: |SQLSTATE\[|npm (?:ERR!|error) |Command terminated by signal \d`,
    String.raw`(?:Killed|Terminated)$|(?:Aborted|Bus error|Segmentation fault)(?: \(core dumped\))?$)`,
  ].join('|'),
);
/** "App\Exception\Gone: ", "java.lang.IllegalStateException", "TypeError: " */
const EXCEPTION =
  /^(?:Traceback \(most recent call last\)|Caused by: |(?:[\w$]{1,100}[.\\]){0,20}[A-Z]\w{0,100}(?:Exception|Error|Throwable)(?::|$| in | at ))/;
const exception: LineFormat = {
  name: 'an exception',
  begins: /[A-Za-z_$]/,
  read({ beginning }) {
    if (CRASH.test(beginning)) return headerWithoutTime({ kind: 'crash', level: 'error' });
    return EXCEPTION.test(beginning) ? headerWithoutTime({ kind: 'trace', level: 'error' }) : null;
  },
};

/**
 * All formats of log lines. A line has the first format that can read it, so strict formats come before lenient
 * formats.
 */
export const LINE_FORMATS: readonly LineFormat[] = [json, stamped, clock, leveled, exception, syslog, access, logfmt];

/**
 * The formats to try for a line, by the code of its first character. The last list, for all codes above 127, is empty.
 */
const BY_FIRST_CODE = Array.from({ length: 129 }, (_, code) =>
  LINE_FORMATS.filter(({ begins }) => code < 128 && begins.test(String.fromCharCode(code))),
);

/** Reads the start of a log line; null for a line without a known format, such as a line of a stack trace. */
export function readLineHeader(line: LogLine): LineHeader | null {
  if (line.beginning === '') return null;
  for (const format of BY_FIRST_CODE[Math.min(line.beginning.charCodeAt(0), 128)] ?? []) {
    const header = format.read(line);
    if (header !== null) return header;
  }
  return null;
}
