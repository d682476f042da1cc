import type { Database } from '../store/database';
import type { Vault } from '../store/vault';
import type { SignedInUser } from './auth/signed-in-user';
import type { Passwords } from './auth/passwords';
import type { Tokens } from './auth/tokens';
import type { Violation } from './problem';
import type { Query } from './query-string';
import type { Page } from './wire/collection';
import type { Resource } from './wire/resource';

/** The services for handlers. */
export interface Services {
  db: Database;
  tokens: Tokens;
  vault: Vault;
  passwords: Passwords;
  maxItemsPerPage: number;
  /** The domains of the shop platform. The host of a shop is below one of them. */
  shopDomains: readonly string[];
  /** Whether a connection may have an address of this machine or of a private network. */
  allowPrivateAddresses: boolean;
  /** Wakes the runner after a launch or a stop. */
  wakeRunner: () => void;
}

/** A call whose body has not been read yet. */
export interface UnreadCall extends Services {
  /** The signed-in user. In a public call without a valid token, reading this property throws. */
  user: SignedInUser;
  /** The signed-in user; null in a public call without a valid token. */
  signedIn: SignedInUser | null;
  params: Readonly<Record<string, string>>;
  query: Query;
  /** `https://host` of this backend as the caller sees it. */
  origin: string;
  /** The key by which attempts of the caller are counted (`callerAddress`). */
  caller: string;
  /** The origin of the calling console, for links back to it. */
  consoleOrigin: string;
}

/** One validated call. */
export interface Call extends UnreadCall {
  body: Readonly<Record<string, unknown>>;
  /** Violations of the contract in the body, except wrong types. */
  bodyViolations: readonly Violation[];
}

/** The result of a handler. */
export type Answer =
  | { kind: 'page'; page: Page }
  | { kind: 'item'; resource: Resource; created?: boolean }
  | { kind: 'json'; body: unknown; status: number; type: string }
  | { kind: 'text'; text: string; type: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'nothing' };

/** A handler of one operation of the contract. */
export interface Handler {
  (call: Call): Promise<Answer>;
  /** Refuses a caller who may not change the item in the path. Runs before the body is read. */
  admit?: (call: UnreadCall) => Promise<unknown>;
}
export type Handlers = Readonly<Record<string, Handler>>;

/** A handler of calls whose body is read only after `admit` has accepted the caller. */
export function admitting(
  admit: (call: UnreadCall) => Promise<unknown>,
  handle: (call: Call) => Promise<Answer>,
): Handler {
  return Object.assign((call: Call) => handle(call), { admit });
}

export const json = (body: unknown, status = 200): Answer => ({
  kind: 'json',
  body,
  status,
  type: 'application/json',
});
export const ldJson = (body: unknown, status = 200): Answer => ({
  kind: 'json',
  body,
  status,
  type: 'application/ld+json; charset=utf-8',
});
export const item = (resource: Resource): Answer => ({ kind: 'item', resource });
export const created = (resource: Resource): Answer => ({ kind: 'item', resource, created: true });
export const nothing: Answer = { kind: 'nothing' };
