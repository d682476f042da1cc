/** A common English error message of servers, which the console can translate. */
export interface KnownReason {
  kind: 'limit' | 'revoked' | 'unavailable' | 'noAnswer' | 'family' | 'attribute';
  /** The values in the message, in order. */
  values: readonly string[];
}

/** Longer messages are not compared. */
const MAX_LENGTH = 300;

/** The patterns match whole messages, so that a translation loses nothing. */
const REASONS: readonly (readonly [KnownReason['kind'], RegExp])[] = [
  ['limit', /^[^:"]{1,80}: exceeded (\d{1,9}) calls per second\.$/],
  ['revoked', /^The access token of the connection has been revoked\.$/],
  ['unavailable', /^The [a-z ]{1,40} answered 503 Service Unavailable[a-z ]{0,40}\.$/i],
  ['noAnswer', /^The [a-z ]{1,40} did not answer within (\d{1,6}) seconds\.$/i],
  ['family', /^Unknown asset family "([^"]+)"\.$/],
  ['attribute', /^The attribute "([^"]+)" does not exist in the asset family "([^"]+)"\.$/],
];

/** The kind and the values of an error message; null if the message is not a known one. */
export function knownReason(message: string): KnownReason | null {
  if (message.length > MAX_LENGTH) return null;
  for (const [kind, pattern] of REASONS) {
    const found = pattern.exec(message);
    if (found !== null) return { kind, values: found.slice(1) };
  }
  return null;
}
