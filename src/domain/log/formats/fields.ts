import { isRecord } from '@/lib/json';
import { levelOfWord, wordOfNumber } from '../log-level';
import { readStamp } from './stamp';
import { headerWithTime, headerWithoutTime, type LineHeader } from './line-header';
import { readLevel } from './level-words';

/** The names and values that a log line consists of. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The names of the fields in which loggers write the level, the most specific first: Monolog, Python, ECS, Google
 * Cloud, OpenTelemetry; then pino, bunyan, winston, zap, logrus, structlog and others; then Serilog.
 */
const LEVEL_FIELDS = [
  'level_name',
  'levelname',
  'log.level',
  'severity',
  'severityText',
  'severity_text',
  'level',
  'Level',
  'lvl',
  'loglevel',
  'log_level',
  '@l',
  'PRIORITY',
];
/**
 * The names of the fields in which loggers write the time: Monolog, ECS, Google Cloud, pino and others, zap, Serilog,
 * Python.
 */
const TIME_FIELDS = ['datetime', '@timestamp', 'timestamp', 'time', 'Timestamp', 'ts', '@t', 'asctime', 'date', 't'];
/** The names of the fields in which loggers write the message. Docker's field is `log`. */
const MESSAGE_FIELDS = ['message', 'msg', 'log', 'event', 'textPayload', 'MESSAGE', '@m', '@mt'];

/**
 * Reads time and level from the fields of a line. The whole line stays in the message.
 * @returns the header if the fields have a level, or both a time and a message; else null
 */
export function headerOfFields(fields: Fields): LineHeader | null {
  const moment = timeOf(fields);
  const message = MESSAGE_FIELDS.map((name) => fields[name]).find((value) => typeof value === 'string');
  const word = wordOf(fields) ?? (message === undefined ? '' : levelInMessage(message));
  if (moment === null) return word === '' ? null : headerWithoutTime({ isStamped: true, word });
  return word === '' && message === undefined ? null : headerWithTime(moment, word, 0);
}

function wordOf(fields: Fields): string | null {
  for (const name of LEVEL_FIELDS) {
    const value = fields[name] ?? (name === 'log.level' ? memberOf(fields['log'], 'level') : undefined);
    const word = levelWord(value);
    if (word !== '') return word;
  }
  // Serilog omits the level if it is Information.
  return '@t' in fields && !('@l' in fields) ? 'INFO' : null;
}

/** The word for a level; "" if the value is not a level. Go's slog writes "ERROR+2" for a level above ERROR. */
function levelWord(value: unknown): string {
  if (typeof value === 'number') return wordOfNumber(value);
  if (typeof value !== 'string') return '';
  if (/^\d{1,3}$/.test(value)) return wordOfNumber(Number(value));
  const [word = ''] = value.trim().split(/[+-]/, 1);
  return levelOfWord(word) === 'other' ? '' : word;
}

/** The word for the level at the beginning of a message, or after a time at the beginning; "" if there is none. */
function levelInMessage(message: string): string {
  return readLevel(message.slice(readStamp(message)?.length ?? 0))?.word ?? '';
}

interface Moment {
  time: number;
  hasZone: boolean;
}

function timeOf(fields: Fields): Moment | null {
  for (const name of TIME_FIELDS) {
    const found = momentOf(fields[name]);
    if (found !== null) return found;
  }
  return null;
}

function momentOf(value: unknown): Moment | null {
  if (typeof value === 'number') return { time: millisecondsOf(value), hasZone: true };
  if (typeof value === 'string') {
    if (/^\d{9,19}(?:\.\d+)?$/.test(value)) return { time: millisecondsOf(Number(value)), hasZone: true };
    return readStamp(value);
  }
  // Older versions of Monolog write a PHP date as an object. Google Cloud writes seconds and nanoseconds.
  const seconds = memberOf(value, 'seconds');
  if (seconds !== undefined) return momentOf(Number(seconds));
  const date = memberOf(value, 'date');
  const zone = memberOf(value, 'timezone');
  if (typeof date !== 'string') return null;
  return readStamp(typeof zone === 'string' && /^(?:UTC|Z|[+-]\d\d:\d\d)$/.test(zone) ? `${date} ${zone}` : date);
}

/**
 * The possible units of a time that is written as a number: seconds, milliseconds, microseconds. Each has an upper
 * limit, and the factor that converts it to milliseconds. A number above all limits is in nanoseconds.
 */
const UNITS = [
  [1e11, 1_000],
  [1e14, 1],
  [1e17, 1e-3],
] as const;

function millisecondsOf(value: number): number {
  const factor = UNITS.find(([limit]) => value < limit)?.[1] ?? 1e-6;
  return Math.floor(value * factor);
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
