import type { ShellStatus } from '@/lib/service-worker-messages';
import { keptBackendOrigins } from './config-answer';
import { connectingTo, isAsStrict } from './content-policy';
import { allowInline, type Inline } from './inline-hashes';
import { openShellStore } from './shell-store';
import { integrityOf } from './verified-files';

declare global {
  /** The hashes of the inline elements of the stored page, in the notation of a policy; set by the build. */
  const __INLINE_HASHES__: Readonly<Record<Inline, readonly string[]>>;
  /** The page of this build, set by the build: its hash and its headers, with names in lower case. */
  const __OWN_PAGE__: { readonly integrity: string; readonly headers: Readonly<Record<string, string>> };
}

const POLICY = 'content-security-policy';

/** Headers that a deployment may change without a new build. All others come from the stored file. */
const policyHeaders = [
  POLICY,
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Key of the stored headers; no address of the site starts like this. */
const key = '/page-headers';

/** How long to wait for the server. If it does not answer, the next navigation asks again. */
const lookMs = 10_000;

/** How long after a navigation the server is asked. */
const LOOK_AFTER_MS = 3_000;

/** The newest known headers; undefined before they are read. */
let newest: Promise<Headers | undefined> | undefined;

/** The part of `ExtendableEvent` that is used here. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** The policy of the last navigation, and the request to the server that follows it. */
let served: string | undefined;
let look = (): Promise<void> => Promise.resolve();

/**
 * Returns the precached page with the newest known policy headers, then asks the server for newer ones: the backend's
 * address is in `connect-src` and may change without a build. The request waits until the page has started or asks for
 * it, so that it does not slow down the start.
 */
export async function withNewestHeaders(event: Lasting, shell: Promise<Response>): Promise<Response> {
  const [page, newestPolicies] = await Promise.all([shell, newestHeaders()]);
  // The page is not stored: this is the server's answer.
  if (!page.ok) return page;
  const headers = withPolicies(page.headers, newestPolicies);
  served = policyOf(headers);
  const { script, style } = __INLINE_HASHES__;
  headers.set(POLICY, allowInline(allowInline(served, 'script', script), 'style', style));
  event.waitUntil(planLook());
  return new Response(page.body, { headers });
}

/** Resolves when the server has been asked: after some time, or at once when `look` is called. */
function planLook(): Promise<void> {
  return new Promise((resolve) => {
    let looking: Promise<void> | undefined;
    look = () => (looking ??= lookAtServer().then(resolve));
    setTimeout(look, LOOK_AFTER_MS);
  });
}

/** Whether the policy of the last page is older than the newest one. */
export async function shellStatus(): Promise<ShellStatus> {
  await look();
  return { outdated: served !== undefined && served !== policyOf(await newestHeaders()) };
}

/** A worker's policy comes with its script, so a stored script gets the newest headers too. */
export async function workerWithNewestHeaders(script: Promise<Response | undefined>): Promise<Response | undefined> {
  const [stored, newestPolicies] = await Promise.all([script, newestHeaders()]);
  return stored && new Response(stored.body, { headers: withPolicies(stored.headers, newestPolicies) });
}

/** The headers of a stored file, with these policies instead of its own. */
function withPolicies(stored: Headers, policies: Headers): Headers {
  const headers = new Headers(stored);
  for (const name of policyHeaders) {
    const value = policies.get(name);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/**
 * The policies of the newest page of this build that the server has sent, else the build's own. Never less strict than
 * the build's own. They allow requests to the configured backend.
 */
async function newestHeaders(): Promise<Headers> {
  const own = __OWN_PAGE__.headers[POLICY] ?? '';
  const found = await foundHeaders();
  const headers = new Headers(__OWN_PAGE__.headers);
  found?.forEach((value, name) => headers.set(name, value));
  const policy = isAsStrict(policyOf(found), own) ? policyOf(found) : own;
  headers.set(POLICY, connectingTo(policy, await keptBackendOrigins(self.location.origin)));
  return headers;
}

/** Read once per start of this worker, and again after a failure. */
async function foundHeaders(): Promise<Headers | undefined> {
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

/**
 * Requests the page of this build and stores its policies. When the server does not answer, or answers with something
 * else, it resolves too and the policies stay as they are.
 */
export async function lookAtServer(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(lookMs) });
    // Ignore any other page: a captive portal, a proxy's sign-in, another release.
    if (!answer.ok || (await integrityOf(answer.clone())) !== __OWN_PAGE__.integrity) return;
    if (!isAsStrict(policyOf(answer.headers), __OWN_PAGE__.headers[POLICY] ?? '')) return;
    const headers = policyHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    newest = Promise.resolve(new Headers(headers));
    await (await openShellStore()).put(key, new Response(null, { headers }));
  } catch {
    // The server does not answer: the headers stay as they are.
  }
}

function policyOf(headers: Headers | undefined): string {
  return headers?.get(POLICY) ?? '';
}
