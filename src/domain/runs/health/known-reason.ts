/** An error message that many servers send in English, so that the console can say it in another language. */
export interface KnownReason {
  kind: 'limit' | 'revoked' | 'unavailable' | 'noAnswer' | 'family' | 'attribute';
  /** The quoted values of the message, in its order. */
  values: readonly string[];
}

/** The whole message must match, so that no part of it is lost. Longer messages are never compared. */
const MAX_LENGTH = 300;
const REASONS: readonly (readonly [KnownReason['kind'], RegExp])[] = [
  ['limit', /^[^:"]{1,80}: exceeded (\d{1,9}) calls per second\.$/],
  ['revoked', /^The access token of the connection has been revoked\.$/],
  ['unavailable', /^The [a-z ]{1,40} answered 503 Service Unavailable[a-z ]{0,40}\.$/i],
  ['noAnswer', /^The [a-z ]{1,40} did not answer within (\d{1,6}) seconds\.$/i],
  ['family', /^Unknown asset family "([^"]+)"\.$/],
  ['attribute', /^The attribute "([^"]+)" does not exist in the asset family "([^"]+)"\.$/],
];

/** What an error message says, if it is one of the known ones; otherwise null. */
export function knownReason(message: string): KnownReason | null {
  if (message.length > MAX_LENGTH) return null;
  for (const [kind, pattern] of REASONS) {
    const found = pattern.exec(message);
    if (found !== null) return { kind, values: found.slice(1) };
  }
  return null;
}
