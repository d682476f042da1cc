import type { Database } from '../store/database';
import type { Vault } from '../store/vault';
import type { SignedInUser } from './auth/signed-in-user';
import type { Passwords } from './auth/passwords';
import type { Tokens } from './auth/tokens';
import type { Violation } from './problem';
import type { Query } from './query-string';
import type { Page } from './wire/collection';
import type { Resource } from './wire/resource';

/** What handlers share. */
export interface Services {
  db: Database;
  tokens: Tokens;
  vault: Vault;
  passwords: Passwords;
  maxItemsPerPage: number;
  /** Domains of the shop platform: a shop has a host below one of them. */
  shopDomains: readonly string[];
  /** Says that there is a new launch or stop, so that the runner need not wait for its next look. */
  wakeRunner: () => void;
}

/** One validated call. */
export interface Call extends Services {
  /** Throws when a public call has no user: handlers of public calls do not ask. */
  user: SignedInUser;
  /** Who makes a public call with a valid token; null for everybody else. */
  signedIn: SignedInUser | null;
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Readonly<Record<string, unknown>>;
  /** What the contract has to say about the body, besides wrong types. */
  bodyViolations: readonly Violation[];
  /** `https://host` of this backend as the caller sees it. */
  origin: string;
  /** The network address that attempts of the caller are counted by. */
  caller: string;
  /** Where the console is that calls, for links that go back to it. */
  consoleOrigin: string;
}

/** What a handler answers. */
export type Answer =
  | { kind: 'page'; page: Page }
  | { kind: 'item'; resource: Resource; created?: boolean }
  | { kind: 'json'; body: unknown; status: number; type: string }
  | { kind: 'text'; text: string; type: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'nothing' };

/** A handler of one operation of the contract. */
export type Handler = (call: Call) => Promise<Answer>;
export type Handlers = Readonly<Record<string, Handler>>;

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
