import { LEVEL_WORDS } from '../log-level';

/** The word for a level at the beginning of a text. `length` is the number of characters before the message. */
export interface NamedLevel {
  word: string;
  length: number;
}

/** "ERROR: ", "app.ERROR: ", "[ERROR] ", "ERROR " */
const CAPITALS = new RegExp(String.raw`^\[?([\w-]+\.)?(${LEVEL_WORDS})\]?(?::|\s|$)\s*`);
/** "[error] ", "[core:error] ", "Error: ", and "error" before a tab */
const ANY_CASE = new RegExp(String.raw`^(?:\[(?:[\w-]+:)?(${LEVEL_WORDS})\]:?|(${LEVEL_WORDS})(?::|\t))\s*`, 'i');
/** "- app.sync - ERROR - ", "- ERROR - ", "| ERROR    | " */
const BETWEEN = new RegExp(String.raw`^[-|]\s+(\S{1,100}\s+[-|]\s+)?(${LEVEL_WORDS})\s*[-|]\s+`);
/** "[main] ERROR ", "[1234] ERROR: ", "[app] [error] " */
const AFTER_BRACKETS = new RegExp(
  String.raw`^(?:\[[^\]]{0,100}\]\s+){1,3}(?:(${LEVEL_WORDS})(?=[:\s]|$)|\[((?:${LEVEL_WORDS}))\])`,
);
/** "PHP Fatal error:  ", "Parse error: " */
const PHP =
  /^(?:PHP (?:(?:Core|Compile|User|Recoverable|Catchable) )*(fatal error|error|parse error|warning|notice|deprecated|strict standards):|((?:Fatal|Parse|Recoverable fatal|Catchable fatal) error): )/i;
const PHP_WORDS: Readonly<Record<string, string>> = {
  warning: 'WARNING',
  notice: 'NOTICE',
  deprecated: 'NOTICE',
  'strict standards': 'NOTICE',
  error: 'ERROR',
};

/** Reads the level at the beginning of a line; null if there is none. */
export function readLevel(text: string): NamedLevel | null {
  const capitals = CAPITALS.exec(text);
  if (capitals !== null) {
    // The message keeps the name of a logger, which is useful. Only the default name "app" is cut off.
    const keepsName = capitals[1] !== undefined && capitals[1] !== 'app.';
    return { word: capitals[2] ?? '', length: keepsName ? 0 : capitals[0].length };
  }
  const named = ANY_CASE.exec(text);
  if (named !== null) return { word: named[1] ?? named[2] ?? '', length: named[0].length };
  return readPhpError(text);
}

/** Reads the level in the text that follows a time. Threads and names of loggers may come before the level. */
export function readLevelAfterTime(text: string): NamedLevel | null {
  const between = BETWEEN.exec(text);
  if (between !== null) return { word: between[2] ?? '', length: between[1] === undefined ? between[0].length : 2 };
  const level = readLevel(text);
  if (level !== null) return level;
  const after = AFTER_BRACKETS.exec(text);
  return after === null ? null : { word: after[1] ?? after[2] ?? '', length: 0 };
}

/** Reads an error that PHP itself has written. The whole text stays in the message. */
function readPhpError(text: string): NamedLevel | null {
  const found = PHP.exec(text);
  if (found === null) return null;
  const name = (found[1] ?? found[2] ?? '').toLowerCase();
  return { word: PHP_WORDS[name] ?? 'FATAL', length: 0 };
}
