/** Levels of log lines, least important first. `other` means no known level. */
export const LOG_LEVELS = ['other', 'debug', 'info', 'warning', 'error'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Words that are a level at every place where a logger writes levels. */
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

/** More words that are a level, but only in a level field or in brackets, because they often begin a sentence. */
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

/** The words that name a level, as the alternatives of a regular expression. */
export const LEVEL_WORDS = Object.keys(WORDS).join('|');

/** The level of a word in any case, for example "Critical"; `other` if the word is no level. */
export function levelOfWord(word: string): LogLevel {
  return NAMED_WORDS[word] ?? NAMED_WORDS[word.toUpperCase()] ?? 'other';
}

/** The severities of syslog (RFC 5424, 6.2.1) by number, as words. */
const SYSLOG = ['EMERGENCY', 'ALERT', 'CRITICAL', 'ERROR', 'WARNING', 'NOTICE', 'INFO', 'DEBUG'] as const;
/** The lowest number of each level of pino and bunyan, highest first. */
const PINO = [
  [60, 'FATAL'],
  [50, 'ERROR'],
  [40, 'WARN'],
  [30, 'INFO'],
  [20, 'DEBUG'],
  [10, 'TRACE'],
] as const;
/** The lowest number of each level of Monolog, highest first. */
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

/** The word for a level that a logger wrote as a number; "" for a number that no logger uses. */
export function wordOfNumber(level: number): string {
  if (level < 10) return SYSLOG[level] ?? '';
  const scale = level < 100 ? PINO : MONOLOG;
  return scale.find(([lowest]) => level >= lowest)?.[1] ?? '';
}

/** The word for the severity in a syslog priority, for example 11: facility 1, severity 3. */
export const wordOfPriority = (priority: number): string => SYSLOG[priority % 8] ?? '';
