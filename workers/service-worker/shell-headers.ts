import type { ShellStatus } from '@/lib/service-worker-messages';
import { keptBackendOrigins, type WaitUntilEvent } from './config-response';
import { withConnectSources, isAtLeastAsStrict } from './content-policy';
import { openShellStore } from './shell-store';
import { integrityOf } from './verified-files';

declare global {
  /** The hash and the headers of this build's page; the build sets them. The names of headers are in lower case. */
  const __OWN_PAGE__: { readonly integrity: string; readonly headers: Readonly<Record<string, string>> };
}

const POLICY = 'content-security-policy';

/** A deployment may change these headers without a new build. All other headers come from the stored file. */
const POLICY_HEADERS = [
  POLICY,
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** The key under which the headers are stored in the cache. It is not a URL of the site. */
const key = '/page-headers';

/** The time limit of the request for newer headers. After a failure, the next navigation tries again. */
const REFRESH_TIMEOUT_MS = 10_000;

/** The request for newer headers is sent this long after a navigation. */
const REFRESH_DELAY_MS = 3_000;

/** The stored policy headers; undefined until they are read. */
let storedPolicies: Promise<Headers | undefined> | undefined;

/** The content policy with which the last page was served; undefined before the first page. */
let servedPolicy: string | undefined;
/** Sends the scheduled request for newer headers now. Resolves when the request has ended. */
let refreshNow = (): Promise<void> => Promise.resolve();

/**
 * Returns the precached page with the newest known policy headers, and schedules a request for newer headers for the
 * next page: `connect-src` contains the backend's address, which may change without a build. The request is sent after
 * 3 s, so that it does not slow down the start, or earlier if the page asks for the status (`shellStatus`).
 */
export async function withNewestHeaders(event: WaitUntilEvent, shell: Promise<Response>): Promise<Response> {
  const [page, newestPolicies] = await Promise.all([shell, readPolicies()]);
  // An error response is never the stored page: the page was not in the cache, and the server answered. Return this
  // response unchanged.
  if (!page.ok) return page;
  const headers = withPolicies(page.headers, newestPolicies);
  servedPolicy = policyOf(headers);
  event.waitUntil(scheduleRefresh());
  return new Response(page.body, { headers });
}

/** Schedules the request for newer headers; `refreshNow` sends it earlier. Resolves when the request has ended. */
function scheduleRefresh(): Promise<void> {
  return new Promise((resolve) => {
    let refreshing: Promise<void> | undefined;
    const refresh = () => (refreshing ??= refreshPolicies().then(resolve));
    refreshNow = refresh;
    setTimeout(() => void refresh(), REFRESH_DELAY_MS);
  });
}

/** Requests the newest headers. `outdated` is true if the policy of the last page differs from the newest policy. */
export async function shellStatus(): Promise<ShellStatus> {
  await refreshNow();
  return { outdated: servedPolicy !== undefined && servedPolicy !== policyOf(await readPolicies()) };
}

/**
 * Returns a stored worker script with the newest policy headers, because a worker's policy comes with its script.
 * Undefined if the script is not stored.
 */
export async function workerWithNewestHeaders(script: Promise<Response | undefined>): Promise<Response | undefined> {
  const [stored, newestPolicies] = await Promise.all([script, readPolicies()]);
  return stored && new Response(stored.body, { headers: withPolicies(stored.headers, newestPolicies) });
}

/** Returns the headers of a stored file, with these policies instead of its own. */
function withPolicies(stored: Headers, policies: Headers): Headers {
  const headers = new Headers(stored);
  for (const name of POLICY_HEADERS) {
    const value = policies.get(name);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/**
 * Returns the policy headers that the server last sent with this build's page or, if none are stored, the headers of
 * the build. The content policy is never less strict than the policy of the build, except that it allows requests to
 * the configured backend.
 */
async function readPolicies(): Promise<Headers> {
  const baseline = __OWN_PAGE__.headers[POLICY] ?? '';
  const stored = await storedHeaders();
  const headers = new Headers(__OWN_PAGE__.headers);
  stored?.forEach((value, name) => headers.set(name, value));
  const policy = isAtLeastAsStrict(policyOf(stored), baseline) ? policyOf(stored) : baseline;
  headers.set(POLICY, withConnectSources(policy, await keptBackendOrigins(self.location.origin)));
  return headers;
}

/**
 * Returns the stored policy headers; undefined if there are none. Reads them once per start of this worker, and again
 * after a failure.
 */
async function storedHeaders(): Promise<Headers | undefined> {
  try {
    return await (storedPolicies ??= readStored());
  } catch {
    storedPolicies = undefined;
    return undefined;
  }
}

async function readStored(): Promise<Headers | undefined> {
  return (await (await openShellStore()).match(key))?.headers;
}

/**
 * Requests the page from the server, and stores its policies if it is the page of this build. Never rejects: after any
 * other response, or without a response, the stored policies stay unchanged.
 */
export async function refreshPolicies(): Promise<void> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS) });
    // Ignore any other page, such as the page of a captive portal, the sign-in of a proxy, or another build.
    if (!response.ok || (await integrityOf(response.clone())) !== __OWN_PAGE__.integrity) return;
    if (!isAtLeastAsStrict(policyOf(response.headers), __OWN_PAGE__.headers[POLICY] ?? '')) return;
    const headers = POLICY_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    storedPolicies = Promise.resolve(new Headers(headers));
    await (await openShellStore()).put(key, new Response(null, { headers }));
  } catch {
    // No response: the headers stay unchanged.
  }
}

function policyOf(headers: Headers | undefined): string {
  return headers?.get(POLICY) ?? '';
}
