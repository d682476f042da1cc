import type { ApiResult } from './api-failure';
import { GONE_STATUSES, transportProblem, type ApiProblem } from '@/domain/problem';
import { readProblem } from './read-problem';

/** The result of openapi-fetch when it reads the body as text or as a file. */
interface FetchResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type ReadResult = { ok: true; status: number; value: unknown } | { ok: false; problem: ApiProblem };

/**
 * A call may take at most this many milliseconds. A response that arrives later was held back in a frozen page or
 * worker. Its data is outdated, so the call counts as timed out.
 */
export const MAX_RESPONSE_MS = 180_000;

let lastRequestTime = 0;

/**
 * A time that increases with every call of this thread and is comparable with the times of other threads on this
 * device.
 */
function nextRequestTime(): number {
  lastRequestTime = Math.max(lastRequestTime + 0.001, Date.now());
  return lastRequestTime;
}

/** The expected body: JSON, plain text, a text file, or `any` for actions whose body does not matter. */
export type Expected = 'json' | 'text' | 'file' | 'any';

/**
 * Turns a call into a result; never throws. Only a valid response of this API is a success: an unexpected content type,
 * a redirect, a truncated body or invalid JSON is an `invalid-answer`.
 */
export async function toApiResult(call: Promise<FetchResult>, expected: Expected): Promise<ApiResult<unknown>> {
  const requestedAt = nextRequestTime();
  const result = await read(call, expected);
  const isLate = Date.now() - requestedAt > MAX_RESPONSE_MS;
  return { ...(isLate ? { ok: false, problem: transportProblem('timeout') } : result), requestedAt };
}

async function read(call: Promise<FetchResult>, expected: Expected): Promise<ReadResult> {
  let fetched: FetchResult;
  try {
    fetched = await call;
  } catch (error) {
    return { ok: false, problem: transportProblem(isTimeout(error) ? 'timeout' : 'network') };
  }
  const { response } = fetched;
  const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
  // The redirect does not come from the API, so its status must not remove a row.
  if (isRedirect) return { ok: false, problem: transportProblem('invalid-answer') };
  if (isFromProxy(fetched))
    return {
      ok: false,
      problem: withDescription(transportProblem('invalid-answer'), response.status, String(fetched.error)),
    };
  if (!response.ok) {
    const body = typeof fetched.error === 'string' ? undefined : fetched.error;
    const { headers, status } = response;
    return { ok: false, problem: readProblem(status, body, headers.get('Retry-After'), headers.get('Date')) };
  }
  if (expected === 'file') return readFile(response, fetched.data);
  return readBody(response, typeof fetched.data === 'string' ? fetched.data : '', expected);
}

/**
 * Whether a 403, 404 or 410 comes from a portal or proxy in front of the API: its body contains text, but is not JSON.
 * The engine removes a row when the API answers a request for it with one of these statuses.
 */
function isFromProxy({ error, response }: FetchResult): boolean {
  if (!GONE_STATUSES.has(response.status)) return false;
  return typeof error === 'string' && error.trim() !== '' && !typeOf(response).includes('json');
}

/** Adds the status and the first words of a response, so that the user can find out which server sent it. */
function withDescription(problem: ApiProblem, status: number, text: string): ApiProblem {
  const words = firstWords(text);
  return { ...problem, description: words === '' ? `HTTP ${status}` : `HTTP ${status}: ${words}` };
}

/** `firstWords` reads at most this many characters. */
const MAX_READ = 10_000;
/** `firstWords` returns at most this many characters. */
const MAX_SHOWN = 160;

/** The readable beginning of a page or text, without tags, scripts and styles. */
function firstWords(text: string): string {
  const words = text
    .slice(0, MAX_READ)
    .replaceAll(/<(script|style|head)\b[^>]*>.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)} …` : words;
}

const typeOf = (response: Response): string => response.headers.get('Content-Type') ?? '';

/** Whether a content type declares a charset other than UTF-8. A body with such a charset would be decoded wrongly. */
const isOtherCharset = (type: string): boolean => !/^utf-?8$|^us-ascii$/i.test(charsetOf(type) ?? 'utf-8');
const charsetOf = (type: string): string | undefined => /;\s*charset="?([^\s;"]+)/i.exec(type)?.[1];

/**
 * Reads the body of a response as a plain text file, whatever its content type. Refuses only HTML, because a log is
 * never HTML.
 */
function readFile(response: Response, data: unknown): ReadResult {
  const { status } = response;
  if (typeOf(response).includes('html')) return { ok: false, problem: transportProblem('invalid-answer', status) };
  const file = data instanceof Blob ? data : new Blob();
  return { ok: true, status, value: file.slice(0, file.size, 'text/plain;charset=utf-8') };
}

function readBody(response: Response, text: string, expected: Expected): ReadResult {
  const { status } = response;
  const type = typeOf(response);
  const problem = transportProblem('invalid-answer', status);
  const invalid: ReadResult = { ok: false, problem: text === '' ? problem : withDescription(problem, status, text) };
  if (expected === 'text') return type.includes('html') ? invalid : { ok: true, status, value: text };
  if (expected === 'any' && (status === 204 || text.trim() === '')) return { ok: true, status, value: null };
  if (isOtherCharset(type)) return invalid;
  if (!type.includes('json'))
    return expected === 'any' && !type.includes('html') ? { ok: true, status, value: null } : invalid;
  try {
    return { ok: true, status, value: JSON.parse(text) as unknown };
  } catch {
    return invalid;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
