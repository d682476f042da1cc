import { expect, test } from 'vitest';
import { freshFetch, isCacheable } from './fresh-fetch';

const answer = (headers: Record<string, string>, status = 200) => new Response('{}', { status, headers });

test.each([
  [{ 'Cache-Control': 'no-cache, private' }],
  [{ 'Cache-Control': 'private, No-Cache' }],
  [{ 'Cache-Control': 'no-store' }],
  [{ 'Cache-Control': 'no-store, max-age=60' }],
  [{ 'Cache-Control': 'max-age=0, must-revalidate, private' }],
  [{ 'Cache-Control': 'max-age=0, s-maxage=0' }],
  [{ 'Cache-Control': 'max-age=0, private', Expires: 'Sat, 01 Jan 2050 00:00:00 GMT' }],
  [{}],
])('a response with the headers %o comes from the server', (headers) => {
  expect(isCacheable(answer(headers))).toBe(false);
});

test.each([
  [{ 'Cache-Control': 'max-age=60' }],
  [{ 'Cache-Control': 'Public,Max-Age=1' }],
  [{ 'Cache-Control': 'max-age="60"' }],
  [{ 'Cache-Control': 'max-age=60, must-revalidate' }],
  [{ 'Cache-Control': 'max-age=0, stale-while-revalidate=60' }],
  [{ 'Cache-Control': 'max-age=0, public, s-maxage=3600' }],
  [{ 'Cache-Control': 'private', Expires: 'Sat, 01 Jan 2050 00:00:00 GMT' }],
  [{ 'Cache-Control': 'no-cache="Set-Cookie", max-age=60' }],
  [{ 'Last-Modified': 'Sat, 01 Jan 2022 00:00:00 GMT' }],
])('a response with the headers %o may come from the browser cache', (headers) => {
  expect(isCacheable(answer(headers))).toBe(true);
});

test('without cache headers, only responses with certain statuses may come from the browser cache', () => {
  expect([200, 401, 403, 404, 410, 500, 503].filter((status) => isCacheable(answer({}, status)))).toEqual([404, 410]);
  expect(isCacheable(answer({ 'Cache-Control': 'no-cache' }, 404))).toBe(false);
});

/**
 * Calls `freshFetch` with a `fetch` that records the cache mode of each request and returns these responses in order.
 * Later requests get the last response again.
 */
function recordModes(...answers: Response[]) {
  const modes: string[] = [];
  const send = freshFetch(async (input) => {
    modes.push(input instanceof Request ? input.cache : 'none');
    const [next] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return (next ?? Response.error()).clone();
  });
  const poll = () => send(new Request('https://backend.test/api/job_executions'));
  return { send, modes, poll };
}

test('a server that forbids caching gets one request per poll', async () => {
  const { modes, poll } = recordModes(answer({ 'Cache-Control': 'no-cache, private' }));
  await poll();
  await poll();
  expect(modes).toEqual(['default', 'default']);
});

test('if responses may be cached, the first poll is repeated and later polls bypass the cache', async () => {
  const fresh = answer({ 'Cache-Control': 'max-age=60', 'X-Fresh': 'yes' });
  const { modes, poll } = recordModes(answer({ 'Cache-Control': 'max-age=60' }), fresh);
  expect((await poll()).headers.get('X-Fresh')).toBe('yes');
  await poll();
  await poll();
  expect(modes).toEqual(['default', 'reload', 'no-store', 'no-store']);
});

test('a 404 is requested again and does not affect later polls', async () => {
  const { modes, poll } = recordModes(answer({}, 404), answer({}, 404), answer({}));
  expect((await poll()).status).toBe(404);
  expect((await poll()).status).toBe(200);
  expect(modes).toEqual(['default', 'reload', 'default']);
});

test('a 404 at the same time as a success does not let later polls use the cache', async () => {
  const { modes, poll } = recordModes(answer({ 'Cache-Control': 'max-age=60' }), answer({}, 404), answer({}));
  await Promise.all([poll(), poll()]);
  await poll();
  expect(modes).toEqual(['default', 'default', 'reload', 'reload', 'no-store']);
});

test('a request with a cache mode other than `default` is passed on unchanged', async () => {
  const { send, modes } = recordModes(answer({ 'Cache-Control': 'max-age=60' }));
  await send(new Request('https://backend.test/', { cache: 'no-store' }));
  expect(modes).toEqual(['no-store']);
});
