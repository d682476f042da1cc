import type { PrecacheEntry } from 'workbox-precaching';

interface Plugin {
  requestWillFetch(call: { request: Request }): Promise<Request>;
  cachedResponseWillBeUsed(call: {
    request: Request;
    cachedResponse?: Response;
    event?: { type: string };
  }): Promise<Response | undefined>;
}

/**
 * Plugin of the precache: lets only files of this build be stored, by the hash (`integrity`) that the build gave each entry.
 * The browser itself refuses a file that the network brings with another hash, and then the installation fails and is tried
 * again. A file of an earlier version is checked before it is kept; one with another hash is fetched again.
 * @param files the entries of the build
 * @param origin of the console
 */
export function verifiedFiles(files: readonly PrecacheEntry[], origin: string): Plugin {
  const hashes = new Map(files.map(({ url, integrity }) => [new URL(url, origin).pathname, integrity]));
  return {
    // What the browser has kept of a wrong answer must not fail every later installation as well.
    requestWillFetch: async ({ request }) =>
      request.integrity === '' ? request : new Request(request, { cache: 'no-cache' }),
    async cachedResponseWillBeUsed({ request, cachedResponse, event }) {
      // The check at the installation is enough: a start must not wait for it.
      if (cachedResponse === undefined || event?.type !== 'install') return cachedResponse;
      const hash = hashes.get(new URL(request.url).pathname);
      return hash === (await integrityOf(cachedResponse.clone())) ? cachedResponse : undefined;
    },
  };
}

/** The hash of a body as `integrity` attributes write it. */
export async function integrityOf(answer: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
