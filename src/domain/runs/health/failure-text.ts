/*
 * Rules for the texts of failures. The rules that also read the configuration are in other files, because lists of runs
 * need only the texts.
 */

/** How many characters of each text are searched for a cause. */
export const READ_LENGTH = 2_000;

/** Matches texts that say that another system limits the number of calls. */
export const LIMIT =
  /\b429\b|too many (?:requests|calls)|rate[ -]?limit|throttl|quota|exceeded \d{1,9} (?:calls|requests)|(?:calls|requests) per (?:second|minute|hour|day)/i;
/** Matches texts that say that a connection was refused or did not respond. */
export const CONNECTION =
  /\bconnect|\btokens?\b|unauthori[sz]ed|forbidden|\b(?:401|403|502|503|504)\b|\btime[d ]{0,2}out\b|not (?:answer|respond)|unavailable|unreachable|not be reached|revoked|expired|credential|password|certificate|\b(?:DNS|SSL|TLS)\b|log ?in|sign(?:ed)? in|session/i;
/** Matches texts that say that a value is wrong, if they also quote the value. */
export const MAPPING =
  /attribute|asset famil|mapping|mapped|\bfields?\b|propert(?:y|ies)|metadata|metafield|\boptions?\b|reference entit|categor(?:y|ies)|\blocale|\bchannel|regular expression|\bregex|\bpattern|preset|derivative/i;
/** Matches texts that say that the other system refused the credentials of a connection. */
const REFUSAL =
  /\b(?:HTTP|status|code|error|answered|responded|returned)\W{1,3}(?:(?:code|with)\W{1,3})?40[13]\b|\b40[13]\W{1,3}forbidden|\baccess (?:is |was )?(?:forbidden|denied)|unauthori[sz]ed|revoked|credential|password|\b(?:invalid|expired) (?:\w{1,20} )?tokens?\b|\btokens?\b[^.;:,]{0,40}\b(?:invalid|expired)\b/i;

/** Matches quoted texts, and codes such as `season_old`. */
const VALUE =
  /"([^"\n]{1,200})"|“([^”\n]{1,200})”|«\s?([^»\n]{1,200}?)\s?»|`([^`\n]{1,200})`|(?<![\p{L}\p{N}])'([^'\n]{1,200})'(?![\p{L}\p{N}])|([\p{L}\p{N}]{1,100}(?:_[\p{L}\p{N}]{1,100})+)/gu;

/** The quoted texts and codes in a message, each once, in order. */
export function quotedValues(message: string): string[] {
  const values = [...message.matchAll(VALUE)].flatMap((found) => found.slice(1).filter((value) => value !== undefined));
  return [...new Set(values)];
}

/** Whether an error message says that another system refused the credentials of a connection. */
export function isRefusal(errorMessage: string | null): boolean {
  const text = errorMessage?.slice(0, READ_LENGTH) ?? '';
  if (!REFUSAL.test(text) || LIMIT.test(text)) return false;
  return !MAPPING.test(text) || quotedValues(text).length === 0;
}
