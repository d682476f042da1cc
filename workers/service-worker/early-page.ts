import { isCurrentCache } from '@/lib/database/database-names';
import { EARLY_PAGE_ID, readEarlyPage } from '@/lib/database/early-page';

/** The document waits no longer for its rows than this; the page then reads them itself. */
const PATIENCE_MS = 200;

/**
 * Adds the newest executions of this device to the end of the tracker's document, as JSON for the first paint: they are
 * read while the browser makes ready for the page (decision 014).
 */
export async function withEarlyPage(document: Promise<Response>): Promise<Response> {
  const rows = Promise.race([
    earlyPage().catch(() => ''),
    new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, '')),
  ]);
  const answer = await document;
  if (!answer.ok) return answer;
  const added = new TransformStream<BufferSource, BufferSource>({
    async flush(stream) {
      stream.enqueue(new TextEncoder().encode(await rows));
    },
  });
  return new Response(answer.body?.pipeThrough(added), { headers: answer.headers });
}

async function earlyPage(): Promise<string> {
  // `readEarlyPage` would find it out with the database open.
  if (!('getAllRecords' in IDBObjectStore.prototype)) return '';
  const caches = (await indexedDB.databases()).map(({ name = '' }) => name).filter(isCurrentCache);
  const [name] = caches;
  // Who is signed in is written where only pages can read: of several people's rows the page takes its own.
  if (name === undefined || caches.length > 1) return '';
  // A `<` in somebody's text must not end the element.
  const json = JSON.stringify(await readEarlyPage(name)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${EARLY_PAGE_ID}">${json}</script>`;
}
