import createClient from 'openapi-fetch';
import type { paths } from '@openapi/generated/console';
import { addressPart } from '@/lib/text/storable-text';
import type { ApiResult } from './api-failure';
import { settle, type Expected } from './fetch-answer';
import { freshFetch } from './fresh-fetch';
import { serializeQuery } from './filters';
import { readCollection, type CollectionPage } from './hydra';
import { transportProblem } from '@/domain/problem';
import { serverTimeOf } from './server-time';

export interface ApiOptions {
  /** Base of the backend without a trailing slash; "" is the own origin. */
  baseUrl: string;
  /** The token of the signed-in person, or null for the calls that need none. */
  token: () => string | null;
  fetch?: typeof fetch;
  /** Milliseconds for a whole answer, body included; a slow call has more. Null waits for ever, for a test whose time is not the system's. */
  timeoutMs?: number | null;
  /** Hears what the server's clock shows, milliseconds, with every answer that tells. */
  onServerTime?: (serverMs: number) => void;
  /** Ends every request under way. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 15_000;

/** Content types of the bodies: API Platform takes a PATCH as a JSON merge patch. */
export const JSON_BODY = { 'Content-Type': 'application/json' };
export const LD_JSON = { 'Content-Type': 'application/ld+json' };
export const MERGE_PATCH = { 'Content-Type': 'application/merge-patch+json' };

type Call = Parameters<typeof settle>[0];

/** Awaits an answer that is one thing. */
export const one = (call: Call, expected: Expected = 'json') => settle(call, expected);

/** Lets only a collection through, or a bare array: any other answer is not this API's. */
export const many = (call: Call): Promise<ApiResult<CollectionPage>> => list(call, readCollection);

/** Lets only a page of a collection through: a bare array has no pages, so it is not the answer of this API. */
export const paged = (call: Call): Promise<ApiResult<CollectionPage>> =>
  list(call, (body) => (Array.isArray(body) ? null : readCollection(body)));

/**
 * Lets only a collection through, of a list that most servers do not page: a page that says neither what the list counts
 * nor whether another one follows is the whole list.
 */
export const whole = (call: Call): Promise<ApiResult<CollectionPage>> =>
  list(call, (body) => {
    const read = readCollection(body);
    return read !== null && read.total === null && read.hasNext === null ? { ...read, hasNext: false } : read;
  });

/** The query for a page of such a list: only a server that has said that there is another one is asked for it. */
export const laterPage = (page: number) => (page === 1 ? {} : { params: { query: { page } } });

async function list(call: Call, read: typeof readCollection): Promise<ApiResult<CollectionPage>> {
  const result = await settle(call, 'json');
  if (!result.ok) return result;
  const { asked, status } = result;
  const value = read(result.value);
  return value === null
    ? { ok: false, asked, problem: transportProblem('invalid-answer', status) }
    : { ok: true, asked, status, value: { ...value, asked } };
}

/**
 * The generated client with what every call has in common. Sends no header but Authorization, Content-Type and Accept,
 * encodes every query value, and lets only valid answers through.
 */
export function createApiClient(options: ApiOptions) {
  const { baseUrl, token, fetch: send = fetch, timeoutMs = TIMEOUT_MS, signal, onServerTime } = options;
  const client = createClient<paths>({
    baseUrl,
    querySerializer: serializeQuery,
    pathSerializer: (path, params) =>
      path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => addressPart(String(params[name]))),
    headers: { Accept: 'application/ld+json' },
    fetch: freshFetch(send),
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
  });
  client.use({
    onRequest({ request, params }) {
      if (Object.values(params.path ?? {}).some(isNoSegment)) return noSuchItem();
      const current = token();
      if (current !== null) request.headers.set('Authorization', `Bearer ${current}`);
    },
    onResponse({ response }) {
      const serverMs = serverTimeOf(response);
      if (serverMs !== null) onServerTime?.(serverMs);
    },
  });
  /** What goes with every call: its body as text, and its time, which a slow one has some times over. */
  const common = (times = 1) => {
    const timeout = timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs * times);
    // One signal is handed over as it is: in Node, one that is made of others may be forgotten before its time is over.
    const both = timeout !== undefined && signal !== undefined ? AbortSignal.any([timeout, signal]) : undefined;
    return { parseAs: 'text' as const, signal: both ?? timeout ?? signal ?? null };
  };
  /** What goes with a call that is repeated for ever: across origins, in the cache mode that spares its preflight. */
  const polled = () => ({ ...common(), ...(isElsewhere(baseUrl) && { cache: 'default' as const }) });
  return { client, common, polled };
}

/** Whether the backend has another origin than this page or worker; outside a browser there is no origin. */
const isElsewhere = (baseUrl: string): boolean =>
  baseUrl !== '' && 'location' in globalThis && new URL(baseUrl, location.href).origin !== location.origin;

/** A path with such a segment would be another path, of something else. */
const isNoSegment = (value: unknown): boolean => ['', '.', '..'].includes(String(value));

/** What a server says of an id that nothing can have: no request is needed to know. */
const noSuchItem = (): Response => new Response('{}', { status: 404, headers: { 'Content-Type': 'application/json' } });
