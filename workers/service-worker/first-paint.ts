import { matchPrecache } from 'workbox-precaching';
import type { Language } from '@/i18n/languages';
import { isCurrentCache } from '@/lib/database/database-names';
import { EARLY_PAGE_ID, readEarlyPage } from '@/lib/database/early-page';
import { nextLanguage } from './kept-language';
import { shownCache } from './kept-person';

declare global {
  /** The tracker's first screen as HTML in each language, by the address of the stored file; set by the build. */
  const __FIRST_SCREENS__: Readonly<Record<Language, string>>;
}

/** The document waits no longer for its rows than this; the page then reads them itself. */
const PATIENCE_MS = 200;

/**
 * Adds to the end of the tracker's document what its first paint needs: the screen in the person's language, and the
 * newest executions of this device as JSON. These are read while the browser makes ready for the page (decision 014).
 */
export function withFirstPaint(document: Promise<Response>): Promise<Response> {
  const screen = firstScreen().catch(() => new ArrayBuffer(0));
  const rows = Promise.race([
    earlyPage().catch(() => ''),
    new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, '')),
  ]);
  return withParts(document, [screen, rows.then(earlyElement)]);
}

/** Adds the element alone for which the stored page has the browser wait: no other screen has anything in it. */
export function withoutFirstPaint(document: Promise<Response>): Promise<Response> {
  return withParts(document, [earlyElement('')]);
}

type Part = ArrayBuffer | Uint8Array | Promise<ArrayBuffer | Uint8Array>;

/** Adds parts to the end of a document; an answer that is none stays as it is. */
async function withParts(document: Promise<Response>, added: readonly Part[]): Promise<Response> {
  const answer = await document;
  if (!answer.ok) return answer;
  const parts = [answer.arrayBuffer(), ...added];
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      for (const part of parts) stream.enqueue(new Uint8Array(await part));
      stream.close();
    },
  });
  return new Response(body, { headers: answer.headers });
}

/** Empty when it is not stored: the console comes without a first paint then. */
async function firstScreen(): Promise<ArrayBuffer> {
  const stored = await matchPrecache(__FIRST_SCREENS__[await nextLanguage()]);
  return stored?.arrayBuffer() ?? new ArrayBuffer(0);
}

/** The newest rows as JSON; empty when there are none to add. */
async function earlyPage(): Promise<string> {
  // `readEarlyPage` would find it out with the database open.
  if (!('getAllRecords' in IDBObjectStore.prototype)) return '';
  const caches = (await indexedDB.databases()).map(({ name = '' }) => name).filter(isCurrentCache);
  const [name] = caches;
  // Where several people use a device the page takes its own rows: a sign-in may not have been told yet.
  if (name === undefined || caches.length > 1 || name !== (await shownCache())) return '';
  // A `<` in somebody's text must not end the element.
  return JSON.stringify(await readEarlyPage(name)).replaceAll('<', String.raw`\u003c`);
}

/** The element is there also without rows: the browser paints nothing before it, and complains when it never comes. */
function earlyElement(json: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`<script type="application/json" id="${EARLY_PAGE_ID}">${json}</script>`);
}
