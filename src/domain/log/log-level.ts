/** The levels of log lines, least important first. A line without a known level has `other`. */
export const LOG_LEVELS = ['other', 'debug', 'info', 'warning', 'error'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Words that mean a level wherever a logger can write a level. */
const WORDS: Readonly<Record<string, LogLevel>> = {
  EMERGENCY: 'error',
  EMERG: 'error',
  ALERT: 'error',
  CRITICAL: 'error',
  CRIT: 'error',
  DPANIC: 'error',
  PANIC: 'error',
  FATAL: 'error',
  FTL: 'error',
  SEVERE: 'error',
  ERROR: 'error',
  ERR: 'error',
  FAIL: 'error',
  WARNING: 'warning',
  WARN: 'warning',
  WRN: 'warning',
  NOTICE: 'info',
  INFORMATION: 'info',
  INFO: 'info',
  INF: 'info',
  DEBUG: 'debug',
  DBUG: 'debug',
  DBG: 'debug',
  VERBOSE: 'debug',
  VRB: 'debug',
  TRACE: 'debug',
  TRCE: 'debug',
  FINEST: 'debug',
  FINER: 'debug',
  FINE: 'debug',
};

/**
 * All words that mean a level in a field for the level or in brackets. Elsewhere, only the words of `WORDS` count,
 * because the additional words often begin a sentence.
 */
const NAMED_WORDS: Readonly<Record<string, LogLevel>> = {
  ...WORDS,
  EXCEPTION: 'error',
  CAUTION: 'warning',
  DEFAULT: 'info',
  NOTE: 'info',
  OK: 'info',
  HTTP: 'debug',
  SILLY: 'debug',
};

/** The words of `WORDS` as alternatives of a regular expression. */
export const LEVEL_WORDS = Object.keys(WORDS).join('|');

/** The level that a word means, such as "Critical", in upper or lower case; `other` if the word means no level. */
export function levelOfWord(word: string): LogLevel {
  return NAMED_WORDS[word] ?? NAMED_WORDS[word.toUpperCase()] ?? 'other';
}

/** The severities of syslog (RFC 5424, 6.2.1) as words, by their number. */
const SYSLOG = ['EMERGENCY', 'ALERT', 'CRITICAL', 'ERROR', 'WARNING', 'NOTICE', 'INFO', 'DEBUG'] as const;
/** The levels of pino and bunyan, highest first, each with its lowest number. */
const PINO = [
  [60, 'FATAL'],
  [50, 'ERROR'],
  [40, 'WARN'],
  [30, 'INFO'],
  [20, 'DEBUG'],
  [10, 'TRACE'],
] as const;
/** The levels of Monolog, highest first, each with its lowest number. */
const MONOLOG = [
  [600, 'EMERGENCY'],
  [550, 'ALERT'],
  [500, 'CRITICAL'],
  [400, 'ERROR'],
  [300, 'WARNING'],
  [250, 'NOTICE'],
  [200, 'INFO'],
  [100, 'DEBUG'],
] as const;

/** The word for a level that is written as a number; "" if no logger uses the number. */
export function wordOfNumber(level: number): string {
  if (level < 10) return SYSLOG[level] ?? '';
  const scale = level < 100 ? PINO : MONOLOG;
  return scale.find(([lowest]) => level >= lowest)?.[1] ?? '';
}

/** The word for the severity in a syslog priority, for example 11: facility 1, severity 3. */
export const wordOfPriority = (priority: number): string => SYSLOG[priority % 8] ?? '';
