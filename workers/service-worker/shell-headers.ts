import type { ShellStatus } from '@/lib/service-worker-messages';
import { keptBackendOrigins } from './config-answer';
import { connectingTo, isAsStrict } from './content-policy';
import { allowInline, type Inline } from './inline-hashes';
import { openShellStore } from './shell-store';
import { integrityOf } from './verified-files';

declare global {
  /** What stands in the stored page itself, as a content policy names it; set by the build. */
  const __INLINE_HASHES__: Readonly<Record<Inline, readonly string[]>>;
  /**
   * The page of this build as a server sends it, set by the build: its hash, and the headers that it is to have, with
   * names in small letters.
   */
  const __OWN_PAGE__: { readonly integrity: string; readonly headers: Readonly<Record<string, string>> };
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
const key = '/page-headers';

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
 * next time: the backend's address stands in `connect-src` and may change without a build. The look
 * is not taken before the page has started, or asks for it: there is nothing to spare then.
 */
export async function withNewestHeaders(event: Lasting, shell: Promise<Response>): Promise<Response> {
  const [page, newestPolicies] = await Promise.all([shell, newestHeaders()]);
  // The stored page is there; without it, this is what the server says.
  if (!page.ok) return page;
  const headers = withPolicies(page.headers, newestPolicies);
  served = policyOf(headers);
  const { script, style } = __INLINE_HASHES__;
  headers.set(POLICY, allowInline(allowInline(served, 'script', script), 'style', style));
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

/** Tells whether the last page was given a policy that is no longer the newest one. */
export async function shellStatus(): Promise<ShellStatus> {
  await look();
  return { outdated: served !== undefined && served !== policyOf(await newestHeaders()) };
}

/** A worker's policy comes with its script, so a stored script is given the newest headers like the page. */
export async function workerWithNewestHeaders(script: Promise<Response | undefined>): Promise<Response | undefined> {
  const [stored, newestPolicies] = await Promise.all([script, newestHeaders()]);
  return stored && new Response(stored.body, { headers: withPolicies(stored.headers, newestPolicies) });
}

/** The headers of a stored file, with these policies instead of those that it happened to be fetched with. */
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
 * The policies of the newest page of this build that the server has sent, never less strict than the build's own; until one
 * is known the build's own. They let the page ask the backend that the configuration names.
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

/** Read once in this worker's life, and again when that has failed. */
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
 * Asks the server for the page of this build and remembers its policies. Resolves also when the server does not answer, or
 * answers with something else: then the policies stay as they are.
 */
export async function lookAtServer(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(lookMs) });
    // Only this build's own page says something about it: not a captive portal, a proxy's sign-in, nor another release.
    if (!answer.ok || (await integrityOf(answer.clone())) !== __OWN_PAGE__.integrity) return;
    if (!isAsStrict(policyOf(answer.headers), __OWN_PAGE__.headers[POLICY] ?? '')) return;
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

function policyOf(headers: Headers | undefined): string {
  return headers?.get(POLICY) ?? '';
}
