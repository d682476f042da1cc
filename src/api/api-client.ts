import createClient from 'openapi-fetch';
import type { paths } from '@openapi/generated/console';
import { encodeSegment } from '@/lib/addresses/encode-segment';
import type { ApiResult } from './api-failure';
import { toApiResult, type Expected } from './fetch-response';
import { freshFetch } from './fresh-fetch';
import { serializeQuery } from './filters';
import { isBareList, readCollection, type CollectionPage } from './hydra';
import { transportProblem } from '@/domain/problem';
import { serverTimeOf } from './server-time';

export interface ApiOptions {
  /** The backend's base URL without a trailing slash; "" means the console's own origin. */
  baseUrl: string;
  /** The token of the signed-in user, or null for calls without a token. */
  token: () => string | null;
  fetch?: typeof fetch;
  /**
   * The time limit of a call, including its body, in milliseconds. Slow calls get a multiple of it. Null means no
   * limit, for tests with a virtual clock.
   */
  timeoutMs?: number | null;
  /** Receives the server's time (milliseconds) from every response that contains it. */
  onServerTime?: (serverMs: number) => void;
  /** Aborts all requests. Polled calls use `pollSignal` instead, if it is given. */
  signal?: AbortSignal;
  /**
   * Returns the abort signal of a polled call. It replaces `signal`, so that polls can be aborted on their own.
   */
  pollSignal?: () => AbortSignal;
}

const TIMEOUT_MS = 15_000;

/** Headers for the request body. API Platform expects JSON-LD in a POST and a JSON merge patch in a PATCH. */
export const JSON_BODY = { 'Content-Type': 'application/json' };
export const LD_JSON = { 'Content-Type': 'application/ld+json' };
export const MERGE_PATCH = { 'Content-Type': 'application/merge-patch+json' };

type Call = Parameters<typeof toApiResult>[0];

/** The result of a call whose response is a single value. */
export const toValue = (call: Call, expected: Expected = 'json') => toApiResult(call, expected);

/** The result of a call for a collection or a plain JSON array. Any other response is a failure (`invalid-answer`). */
export const toCollection = (call: Call): Promise<ApiResult<CollectionPage>> => list(call, readCollection);

/** The result of a call for a page of a collection. Any other response, even a plain JSON array, is a failure. */
export const toPage = (call: Call): Promise<ApiResult<CollectionPage>> =>
  list(call, (body) => (isBareList(body) ? null : readCollection(body)));

/**
 * The result of a call for a list that most servers return in one response. A collection with neither a total nor a
 * next link is complete.
 */
export const toUnpagedList = (call: Call): Promise<ApiResult<CollectionPage>> =>
  list(call, (body) => {
    const read = readCollection(body);
    return read !== null && read.total === null && read.hasNext === null ? { ...read, hasNext: false } : read;
  });

/** The options to request a page for `toUnpagedList`. Page 1 is requested without a page parameter. */
export const optionalPage = (page: number) => (page === 1 ? {} : { params: { query: { page } } });

async function list(call: Call, read: typeof readCollection): Promise<ApiResult<CollectionPage>> {
  const result = await toApiResult(call, 'json');
  if (!result.ok) return result;
  const { requestedAt, status } = result;
  const value = read(result.value);
  return value === null
    ? { ok: false, requestedAt, problem: transportProblem('invalid-answer', status) }
    : { ok: true, requestedAt, status, value: { ...value, requestedAt } };
}

/** Casts an id for the path of a call. The generated client expects a number, but some backends have texts as ids. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client only inserts it into the path
export const idInPath = (id: number | string): number => id as number;

/** The generated client, and the options of its calls. */
export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * The generated client with the options common to all calls. It sends only the headers Authorization, Content-Type and
 * Accept, and encodes every query value.
 */
export function createApiClient(options: ApiOptions) {
  const { baseUrl, token, fetch: send = fetch, timeoutMs = TIMEOUT_MS, signal, pollSignal, onServerTime } = options;
  const client = createClient<paths>({
    baseUrl,
    querySerializer: serializeQuery,
    pathSerializer: (path, params) =>
      path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeSegment(String(params[name]))),
    headers: { Accept: 'application/ld+json' },
    fetch: freshFetch(send),
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
  });
  client.use({
    onRequest({ request, params }) {
      if (Object.values(params.path ?? {}).some(changesPath)) return noSuchItem();
      const current = token();
      if (current !== null) request.headers.set('Authorization', `Bearer ${current}`);
    },
    onResponse({ response }) {
      const serverMs = serverTimeOf(response);
      if (serverMs !== null) onServerTime?.(serverMs);
    },
  });
  /**
   * Options of every call.
   * @param timeoutFactor multiplies the time limit for slow calls
   * @param ending the signal that aborts the call
   */
  const common = (timeoutFactor = 1, ending = signal) => {
    const timeout = timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs * timeoutFactor);
    // A single signal is passed on directly: Node may garbage-collect a combined signal before it times out.
    const both = timeout !== undefined && ending !== undefined ? AbortSignal.any([timeout, ending]) : undefined;
    return { parseAs: 'text' as const, signal: both ?? timeout ?? ending ?? null };
  };
  /**
   * Options of a polled call. For a backend on another origin, the cache mode `default` avoids a preflight for every
   * poll.
   */
  const polled = () => ({
    ...common(1, pollSignal?.() ?? signal),
    ...(isCrossOrigin(baseUrl) && { cache: 'default' as const }),
  });
  return { client, common, polled };
}

/**
 * Whether the backend has another origin than this page or worker. False outside a browser, where there is no origin.
 */
const isCrossOrigin = (baseUrl: string): boolean =>
  baseUrl !== '' && 'location' in globalThis && new URL(baseUrl, location.href).origin !== location.origin;

/** Whether a value would change the path into which it is inserted, instead of being one segment of it. */
const changesPath = (value: unknown): boolean => ['', '.', '..'].includes(String(value));

/** The response to a call for an id that cannot exist. No request is sent. */
const noSuchItem = (): Response =>
  new Response('{"title":"Not Found"}', { status: 404, headers: { 'Content-Type': 'application/json' } });
