/** A common error message that servers send in English. The console can translate it. */
export interface KnownReason {
  kind:
    | 'limit'
    | 'revoked'
    | 'notConfigured'
    | 'connectionGone'
    | 'unreachable'
    | 'unavailable'
    | 'noAnswer'
    | 'family'
    | 'attribute'
    | 'unknownJob'
    | 'jobChanged'
    | 'testFailure';
  /** The values in the message, such as names, in order. */
  values: readonly string[];
}

/** Messages with more characters than this are not recognised. */
const MAX_LENGTH = 300;

/** The pattern of each message. It matches the whole message, so that the translation leaves nothing out. */
const REASONS: readonly (readonly [KnownReason['kind'], RegExp])[] = [
  ['limit', /^[^:"]{1,80}: exceeded (\d{1,9}) calls per second\.$/],
  ['revoked', /^The access token of the connection has been revoked\.$/],
  ['notConfigured', /^No connection to the [a-z ]{1,40} is configured\.$/i],
  ['connectionGone', /^The connection to the [a-z ]{1,40} does not exist any more\.$/i],
  ['unreachable', /^The [a-z ]{1,40} could not be reached\.$/i],
  ['unavailable', /^The [a-z ]{1,40} answered 503 Service Unavailable[a-z ]{0,40}\.$/i],
  ['noAnswer', /^The [a-z ]{1,40} did not answer within (\d{1,6}) seconds\.$/i],
  ['family', /^Unknown asset family "([^"]+)"\.$/],
  ['attribute', /^The attribute "([^"]+)" does not exist in the asset family "([^"]+)"\.$/],
  ['unknownJob', /^The job "([^"]+)" is not known\.$/],
  ['jobChanged', /^The job has changed while it ran\.$/],
  ['testFailure', /^The test job was asked to fail\.$/],
];

/** Recognises a common error message; null for any other message. */
export function knownReason(message: string): KnownReason | null {
  if (message.length > MAX_LENGTH) return null;
  for (const [kind, pattern] of REASONS) {
    const found = pattern.exec(message);
    if (found !== null) return { kind, values: found.slice(1) };
  }
  return null;
}
