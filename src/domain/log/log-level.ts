/** Levels of log lines, least important first. `other` means no known level. */
export const LOG_LEVELS = ['other', 'debug', 'info', 'warning', 'error'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const WORDS: Readonly<Record<string, LogLevel>> = {
  EMERGENCY: 'error',
  ALERT: 'error',
  CRITICAL: 'error',
  FATAL: 'error',
  ERROR: 'error',
  WARNING: 'warning',
  WARN: 'warning',
  NOTICE: 'info',
  INFO: 'info',
  DEBUG: 'debug',
  TRACE: 'debug',
};

/** The words that name a level, as the alternatives of a regular expression. */
export const LEVEL_WORDS = Object.keys(WORDS).join('|');

/** The level of a word in capitals or not, for example "Critical"; `other` for any other word. */
export function levelOfWord(word: string): LogLevel {
  return WORDS[word.toUpperCase()] ?? 'other';
}
