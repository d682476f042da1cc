import type { PrecacheEntry } from 'workbox-precaching';

interface Plugin {
  requestWillFetch(call: { request: Request }): Promise<Request>;
  cachedResponseWillBeUsed(call: {
    request: Request;
    cachedResponse?: Response;
    event?: { type: string };
  }): Promise<Response | undefined>;
}

/** Files are stored during these events: the installation, and the message of a page that asks for the other files. */
const STORING: ReadonlySet<string | undefined> = new Set(['install', 'message']);

/**
 * A plugin that makes the precache store only files of this build. The plugin compares the hashes of stored files with
 * the `integrity` of the entries: a file of an earlier version is kept if its hash matches, otherwise it is fetched
 * again. If a file from the network has another hash, the browser rejects the file, and it is requested again later.
 * @param files the entries of the build
 * @param origin the console's origin
 */
export function verifiedFiles(files: readonly PrecacheEntry[], origin: string): Plugin {
  const hashes = new Map(files.map(({ url, integrity }) => [new URL(url, origin).pathname, integrity]));
  return {
    // Revalidate with the server. Otherwise a wrong file in the HTTP cache would be returned and rejected each time.
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

/** The hash of a response's body, as in an `integrity` attribute. */
export async function integrityOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
