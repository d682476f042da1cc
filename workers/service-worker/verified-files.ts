import type { PrecacheEntry } from 'workbox-precaching';

interface Plugin {
  requestWillFetch(call: { request: Request }): Promise<Request>;
  cachedResponseWillBeUsed(call: {
    request: Request;
    cachedResponse?: Response;
    event?: { type: string };
  }): Promise<Response | undefined>;
}

/** The events in which files are stored: the installation, and the page's request for the rest. */
const STORING: ReadonlySet<string | undefined> = new Set(['install', 'message']);

/**
 * A plugin of the precache that stores only files of this build, by the hash (`integrity`) of each entry. The browser
 * rejects a file from the network with another hash, which is then requested again later. A stored file of an earlier
 * version is kept if its hash matches, else fetched again.
 * @param files the entries of the build
 * @param origin the console's origin
 */
export function verifiedFiles(files: readonly PrecacheEntry[], origin: string): Plugin {
  const hashes = new Map(files.map(({ url, integrity }) => [new URL(url, origin).pathname, integrity]));
  return {
    // For a file that a page needs, ask the server, because a wrong response in the HTTP cache would fail every time.
    requestWillFetch: async ({ request }) =>
      request.integrity === '' || request.cache !== 'default' ? request : new Request(request, { cache: 'no-cache' }),
    async cachedResponseWillBeUsed({ request, cachedResponse, event }) {
      // Hashes are checked only when files are stored, so that a start does not wait for them.
      if (cachedResponse === undefined || !STORING.has(event?.type)) return cachedResponse;
      const hash = hashes.get(new URL(request.url).pathname);
      return hash === (await integrityOf(cachedResponse.clone())) ? cachedResponse : undefined;
    },
  };
}

/** The hash of a body in the notation of `integrity` attributes. */
export async function integrityOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
