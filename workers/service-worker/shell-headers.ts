import type { ShellStatus } from '@/lib/service-worker-messages';
import { allowScripts } from './inline-scripts';
import { openShellStore } from './shell-store';

declare global {
  /** The scripts that stand in the stored page, as a content policy names them; set by the build. */
  const __INLINE_SCRIPTS__: readonly string[];
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
  const [page, newest] = await Promise.all([shell, readNewest()]);
  // The stored page is there; without it, this is what the server says.
  if (!page.ok) return page;
  const headers = newestOver(page.headers, newest);
  served = policyOf(headers);
  if (served !== '') headers.set(POLICY, allowScripts(served, __INLINE_SCRIPTS__));
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
  const newest = await readNewest();
  return { outdated: served !== undefined && newest !== undefined && served !== policyOf(newest) };
}

/** A worker's policy comes with its script, so a stored script is given the newest headers like the page. */
export async function workerWithNewestHeaders(script: Promise<Response | undefined>): Promise<Response | undefined> {
  const [stored, newest] = await Promise.all([script, readNewest()]);
  return stored && new Response(stored.body, { headers: newestOver(stored.headers, newest) });
}

function newestOver(stored: Headers, newest: Headers | undefined): Headers {
  const headers = new Headers(stored);
  if (newest === undefined) return headers;
  for (const name of policyHeaders) {
    const value = newest.get(name);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
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
    await (await openShellStore()).put(key, new Response(null, { headers }));
  } catch {
    // No server: the headers stay as they are.
  }
}

function policyOf(headers: Headers): string {
  return headers.get(POLICY) ?? '';
}
