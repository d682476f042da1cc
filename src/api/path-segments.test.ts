import { expect, test, vi } from 'vitest';
import { encodeSegment } from '@/lib/addresses/encode-segment';
import { createConsoleApi } from './console-api';

const fetch = vi.fn<() => Promise<Response>>(
  async () => new Response('{}', { headers: { 'Content-Type': 'application/json' } }),
);
const api = createConsoleApi({ baseUrl: 'https://backend.test', token: () => null, fetch });

test.each(['', '.', '..'])('no request is sent for the code "%s", which would change the path', async (code) => {
  expect(await api.getInstance(code)).toMatchObject({ ok: false, problem: { kind: 'http', status: 404 } });
  expect(await api.deleteInstance(code)).toMatchObject({ ok: false, problem: { kind: 'http', status: 404 } });
  expect(fetch).not.toHaveBeenCalled();
});

test('any other code is one segment', async () => {
  for (const code of ['...', '%2e%2e', '../x', 'a/b', '..\\x', '?a', '#a', '. ', 'half \uD800', '\0']) {
    await api.getInstance(code);
    const { pathname, search, hash } = new URL((fetch.mock.lastCall as unknown as [Request])[0].url);
    expect([pathname, search, hash]).toEqual([`/api/job_instances/${encodeSegment(code)}`, '', '']);
  }
});

test('a lone surrogate is encoded without an error', () => {
  expect(encodeSegment('a\uD800/b')).toBe('a%EF%BF%BD%2Fb');
});
