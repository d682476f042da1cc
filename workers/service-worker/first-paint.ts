import { isCurrentCache } from '@/database/database-names';
import { PRELOADED_PAGE_ID, readPreloadedPage } from '@/database/preloaded-page';
import { shownCache } from './kept-person';

/** How long the document waits for its rows. After that the page reads them itself. */
const TIMEOUT_MS = 200;

/**
 * Adds the newest executions of this device as JSON to the end of the tracker's document. The rows are read while the
 * browser loads the document (decision 014). A failed response is returned unchanged.
 */
export async function withRows(document: Promise<Response>): Promise<Response> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, TIMEOUT_MS, ''));
  const rows = Promise.race([preloadedPage().catch(() => ''), late]);
  const response = await document;
  if (!response.ok || response.body === null) return response;
  const withElement = new TransformStream<Uint8Array, Uint8Array>({
    async flush(stream) {
      const element = `<script type="application/json" id="${PRELOADED_PAGE_ID}">${await rows}</script>`;
      stream.enqueue(new TextEncoder().encode(element));
    },
  });
  return new Response(response.body.pipeThrough(withElement), { headers: response.headers });
}

/** The newest rows as JSON; "" if there are no rows to add. */
async function preloadedPage(): Promise<string> {
  // `readPreloadedPage` checks this too, but only after it has opened the database.
  if (!('getAllRecords' in IDBObjectStore.prototype)) return '';
  const caches = (await indexedDB.databases()).map(({ name = '' }) => name).filter(isCurrentCache);
  const [name] = caches;
  // With several caches on this device, the page reads its own rows: this worker may not know the newest sign-in yet.
  if (name === undefined || caches.length > 1 || name !== (await shownCache())) return '';
  // Escape `<`, so that a text in a row cannot close the script element.
  return JSON.stringify(await readPreloadedPage(name)).replaceAll('<', String.raw`\u003c`);
}
