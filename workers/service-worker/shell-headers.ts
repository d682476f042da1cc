import type { ShellStatus } from '@/lib/service-worker-messages';
import { allowInline, type Inline } from './inline-hashes';
import { openShellStore } from './shell-store';

declare global {
  /** What stands in the stored page itself, as a content policy names it; set by the build. */
  const __INLINE_HASHES__: Readonly<Record<Inline, readonly string[]>>;
}

const POLICY = 'content-security-policy';

/** Headers of a page that a deployment may change without a new build; the rest belongs to the stored file. */
const policyHeaders = [
  POLICY,
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Key of the remembered headers; no address of the site begins like this. */
const key = '/shell-headers';

/** A server that has not answered by then is asked at the next navigation. */
const lookMs = 10_000;

/** The look at the server is taken this long after a navigation. */
const LOOK_AFTER_MS = 3_000;

/** The newest headers that are known, once they have been read. */
let newest: Promise<Headers | undefined> | undefined;

/** What is used of an `ExtendableEvent`. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** What the last navigation was answered with, and the look at the server that follows it. */
let served: string | undefined;
let look = (): Promise<void> => Promise.resolve();

/**
 * Gives the precached page the policy headers of the newest answer this worker saw, then looks at the server for the
 * next time (design, section 10): the backend's address stands in `connect-src` and may change without a build. The look
 * is not taken before the page has started, or asks for it: there is nothing to spare then.
 */
export async function withNewestHeaders(event: Lasting, shell: Promise<Response>): Promise<Response> {
  const [page, found] = await Promise.all([shell, newestHeaders()]);
  // The stored page is there; without it, this is what the server says.
  if (!page.ok) return page;
  const headers = newestOver(page.headers, found);
  served = policyOf(headers);
  if (served !== '') {
    const { script, style } = __INLINE_HASHES__;
    headers.set(POLICY, allowInline(allowInline(served, 'script', script), 'style', style));
  }
  event.waitUntil(planLook());
  return new Response(page.body, { headers });
}

/** Resolves when the look has been taken: after some time, or at once when somebody calls `look`. */
function planLook(): Promise<void> {
  return new Promise((resolve) => {
    let looking: Promise<void> | undefined;
    look = () => (looking ??= lookAtServer().then(resolve));
    setTimeout(look, LOOK_AFTER_MS);
  });
}

/** Tells whether the last page was given a policy that is no longer the server's. */
export async function shellStatus(): Promise<ShellStatus> {
  await look();
  const found = await newestHeaders();
  return { outdated: served !== undefined && found !== undefined && served !== policyOf(found) };
}

/** A worker's policy comes with its script, so a stored script is given the newest headers like the page. */
export async function workerWithNewestHeaders(script: Promise<Response | undefined>): Promise<Response | undefined> {
  const [stored, found] = await Promise.all([script, newestHeaders()]);
  return stored && new Response(stored.body, { headers: newestOver(stored.headers, found) });
}

function newestOver(stored: Headers, found: Headers | undefined): Headers {
  const headers = new Headers(stored);
  if (found === undefined) return headers;
  for (const name of policyHeaders) {
    const value = found.get(name);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** Read once in this worker's life, and again when that has failed: the stored page has headers of its own. */
async function newestHeaders(): Promise<Headers | undefined> {
  try {
    return await (newest ??= readNewest());
  } catch {
    newest = undefined;
    return undefined;
  }
}

async function readNewest(): Promise<Headers | undefined> {
  return (await (await openShellStore()).match(key))?.headers;
}

async function lookAtServer(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(lookMs) });
    // A sign-in page of a proxy or an error page says nothing about the shell.
    if (!answer.ok || answer.redirected || !(answer.headers.get('content-type') ?? '').includes('text/html')) return;
    const headers = policyHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    newest = Promise.resolve(new Headers(headers));
    await (await openShellStore()).put(key, new Response(null, { headers }));
  } catch {
    // No server: the headers stay as they are.
  }
}

function policyOf(headers: Headers): string {
  return headers.get(POLICY) ?? '';
}
