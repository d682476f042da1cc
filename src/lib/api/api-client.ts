import createClient from 'openapi-fetch';
import type { paths } from '@openapi/generated/console';
import type { ApiResult } from './api-failure';
import { settle, type Expected } from './fetch-answer';
import { serializeQuery } from './filters';
import { readCollection, type CollectionPage } from './hydra';
import { transportProblem } from './problem';

export interface ApiOptions {
  /** Base of the backend without a trailing slash; "" is the own origin. */
  baseUrl: string;
  /** The token of the signed-in person, or null for the calls that need none. */
  token: () => string | null;
  fetch?: typeof fetch;
  /** Milliseconds for a whole answer, body included; null waits for ever, for a test whose time is not the system's. */
  timeoutMs?: number | null;
  /** Ends every request under way. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 15_000;

/** Content types of the bodies (contract.md, Requests). */
export const JSON_BODY = { 'Content-Type': 'application/json' };
export const LD_JSON = { 'Content-Type': 'application/ld+json' };
export const MERGE_PATCH = { 'Content-Type': 'application/merge-patch+json' };

type Call = Parameters<typeof settle>[0];

/** Awaits an answer that is one thing. */
export const one = (call: Call, expected: Expected = 'json') => settle(call, expected);

/** Lets only a collection through: any other answer is not this API's. */
export async function many(call: Call): Promise<ApiResult<CollectionPage>> {
  const result = await settle(call, 'json');
  if (!result.ok) return result;
  const { asked, status } = result;
  const value = readCollection(result.value);
  return value === null
    ? { ok: false, asked, problem: transportProblem('invalid-answer', status) }
    : { ok: true, asked, status, value: { ...value, asked } };
}

/**
 * The generated client with what every call has in common. Sends no header but Authorization, Content-Type and Accept,
 * encodes every query value, and lets only valid answers through (contract.md, Requests).
 */
export function createApiClient({ baseUrl, token, fetch: send = fetch, timeoutMs = TIMEOUT_MS, signal }: ApiOptions) {
  const client = createClient<paths>({
    baseUrl,
    querySerializer: serializeQuery,
    headers: { Accept: 'application/ld+json' },
    fetch: (request) => send(request),
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
  });
  client.use({
    onRequest({ request }) {
      const current = token();
      if (current !== null) request.headers.set('Authorization', `Bearer ${current}`);
    },
  });
  /** What goes with every call: its body as text, and its time. */
  const common = (ms = timeoutMs ?? 0) => {
    const ends = [...(timeoutMs === null ? [] : [AbortSignal.timeout(ms)]), ...(signal === undefined ? [] : [signal])];
    return { parseAs: 'text' as const, signal: AbortSignal.any(ends) };
  };
  return { client, common };
}
