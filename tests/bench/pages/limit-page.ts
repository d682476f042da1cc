import type { IncomingMessage, ServerResponse } from 'node:http';

/** The address of the limit page. */
export const LIMIT_PATH = '/bench/limit/';

/**
 * A bare page without libraries that shows the same thirty rows from the same database as the console. Its time is a
 * lower limit for the console's time. The name of the database is in the hash of the address.
 */
const PAGE = `<!doctype html><meta charset="utf-8"><title>limit</title><table><tbody></tbody></table><script>
const name = location.hash.slice(1);
const open = name ? indexedDB.open(decodeURIComponent(name)) : {};
open.onsuccess = () => {
  const store = open.result.transaction('executions').objectStore('executions');
  store.getAll({ direction: 'prev', count: 30 }).onsuccess = ({ target }) => {
    const rows = target.result.map((row) => {
      const line = document.createElement('tr');
      const values = [row.id, row.instanceLabel, row.companyName, row.createdAt, row.startedAt, row.finishedAt, row.type,
        row.createdByEmail, row.status];
      for (const value of values) line.insertCell().textContent = value;
      return line;
    });
    document.querySelector('tbody').append(...rows);
  };
};
</script>`;

/** The service worker of the limit page. It caches the page, so that the page opens offline like the console. */
const WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('limit').then((cache) => cache.add('${LIMIT_PATH}'))));
addEventListener('fetch', (event) => event.respondWith(caches.match('${LIMIT_PATH}')));
`;

/** Serves the limit page and its service worker. Returns false for every other request. */
export function answerLimit({ url }: IncomingMessage, response: ServerResponse): boolean {
  if (url !== LIMIT_PATH && url !== `${LIMIT_PATH}sw.js`) return false;
  const isPage = url === LIMIT_PATH;
  response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8');
  response.end(isPage ? PAGE : WORKER);
  return true;
}
