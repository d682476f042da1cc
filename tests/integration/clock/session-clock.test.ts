import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAccess } from '@/data/session/access';
import { hasExpired, storeLatestTime } from '@/data/session-clock';
import { adoptClock, clearSession, currentSession, storeSession } from '@/data/session-store';
import { signIn, signInByToken } from '@/data/session/sign-in';
import { recentErrors } from '@/data/queries/executions/use-executions';
import { serverNow } from '@/domain/session-token';
import { readExecution } from '@/api/readers/execution-reader';
import { serverTimeOf } from '@/api/server-time';
import { readProblem } from '@/api/read-problem';
import { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { DEVICES, restoreDevice, tokenOf, useDevice } from '../../support/device';

/** Times in the nights in which Paris changes its clocks, and on an ordinary day. */
const MOMENTS = ['2026-03-29T01:30:00Z', '2026-10-25T01:30:00Z', '2026-11-20T10:00:00Z'].map((text) =>
  Date.parse(text),
);
const [, , NOW = 0] = MOMENTS;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

afterEach(restoreDevice);

/**
 * Stubs the backend's answer. `date` is the time in the header `Date`; null if the console may not read this header.
 */
function answering(body: unknown, { status = 200, date = null as number | null } = {}): void {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (date !== null) headers.set('Date', new Date(date).toUTCString());
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));
}

const execution = (id: number, createdMs: number): ExecutionRow => {
  const row = readExecution({ id, status: 'error', createdAt: new Date(createdMs).toISOString() });
  if (row === null) throw new Error('not an execution');
  return row;
};

describe.each(DEVICES)('in %s with a clock off by %i h', (zone, _, skew) => {
  test('a session lasts as long as the server said, and “last 7 days” uses the server’s clock', async () => {
    for (const now of MOMENTS) {
      useDevice(zone, now, skew);
      answering({ token: tokenOf(now, 3_600) });
      expect(await signIn('a@b.test', 'secret')).toMatchObject({ ok: true });
      const session = currentSession();
      if (session === null) throw new Error('nobody is signed in');
      expect(Math.abs(serverNow(session) - now)).toBeLessThan(2_000);
      expect(hasExpired(session)).toBe(false);

      const cache = new CacheDatabase(`clock-${Math.random()}`);
      await cache.executions.bulkAdd([
        execution(1, now - 7 * DAY - 60_000),
        execution(2, now - 7 * DAY + 60_000),
        execution(3, now - 60_000),
        execution(4, now),
      ]);
      expect((await recentErrors(cache, 10, 7)).map(({ id }) => id)).toEqual([4, 3, 2]);
      await cache.delete();

      vi.setSystemTime(now + skew + HOUR + 2_000);
      expect(hasExpired(session)).toBe(true);
    }
  });

  test('a token of a single sign-on signs in, and one that has expired does not', async () => {
    useDevice(zone, NOW, skew);
    answering({ 'hydra:member': [] });
    expect(await signInByToken(tokenOf(NOW, 3_600))).toBe('signed-in');
    const session = currentSession();
    expect(session === null ? null : hasExpired(session)).toBe(false);

    answering({ code: 401, message: 'Expired JWT Token' }, { status: 401 });
    expect(await signInByToken(tokenOf(NOW - 30 * DAY, 3_600))).toBe('unusable');
  });
});

test('after a single sign-on, the running time of an execution is right although the clock is behind or ahead', async () => {
  for (const skew of [26 * HOUR, -26 * HOUR]) {
    useDevice('Europe/Paris', NOW, skew);
    answering({ 'hydra:member': [] });
    expect(await signInByToken(tokenOf(NOW, 3_600))).toBe('signed-in');
    const session = currentSession();
    if (session === null) throw new Error('nobody is signed in');
    expect(serverNow(session) - Date.parse('2026-11-20T09:58:00+00:00')).toBeCloseTo(120_000, -4);
    restoreDevice();
  }
});

describe('a clock that is set during a session', () => {
  test.each([26 * HOUR, -26 * HOUR])(
    'by %i ms is corrected by the next answer of the backend, and the session stays',
    async (by) => {
      useDevice('Europe/Paris', NOW, 0);
      storeSession(tokenOf(NOW, 3_600), 0);
      vi.setSystemTime(NOW + by);
      answering({ methods: ['password'] }, { date: NOW });
      expect(await readAccess()).toBe('signed-in');
      // With a slow clock, the token does not seem expired, so the page sends no request. The next answer that the
      // engine gets corrects the clock.
      if (by < 0) adoptClock(NOW - Date.now());
      const session = currentSession();
      if (session === null) throw new Error('nobody is signed in');
      expect(Math.abs(serverNow(session) - NOW)).toBeLessThan(2_000);
    },
  );

  test('a token expires by the server’s clock', async () => {
    useDevice('Europe/Paris', NOW, 0);
    storeSession(tokenOf(NOW - 2 * HOUR, 3_600), 0);
    answering({ methods: ['password'] }, { date: NOW });
    expect(await readAccess()).toBe('none');
  });
});

describe('setting the clock back does not revive an expired session', () => {
  const unreachable = (): void => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  };

  test('an expired session stays expired, and stays closed after its grace period', async () => {
    useDevice('Europe/Paris', NOW, 0);
    unreachable();
    storeSession(tokenOf(NOW, 3_600), 0);
    expect(await readAccess()).toBe('signed-in');
    vi.setSystemTime(NOW + 2 * HOUR);
    expect(await readAccess()).toBe('offline');
    vi.setSystemTime(NOW);
    expect(await readAccess()).toBe('offline');
    vi.setSystemTime(NOW + 14 * HOUR);
    expect(await readAccess()).toBe('none');
    for (const back of [2 * HOUR, 0, -DAY]) {
      vi.setSystemTime(NOW + back);
      expect(await readAccess()).toBe('none');
    }
  });

  test('unless the backend shows that the device’s clock was ahead', async () => {
    useDevice('Europe/Paris', NOW, 30 * DAY);
    unreachable();
    storeSession(tokenOf(NOW, 3_600), 0);
    expect(await readAccess()).toBe('none');
    vi.setSystemTime(NOW);
    expect(await readAccess()).toBe('none');
    answering({ methods: ['password'] }, { date: NOW });
    expect(await readAccess()).toBe('signed-in');
  });

  test('a new sign-in ignores the latest time of the session before, and a sign-out removes the latest time', () => {
    useDevice('Europe/Paris', NOW, 30 * DAY);
    const before = storeSession(tokenOf(NOW, 3_600), 0);
    if (before === null) throw new Error('nobody is signed in');
    storeLatestTime(before);
    vi.setSystemTime(NOW);
    const session = storeSession(tokenOf(NOW, 3_600), 0);
    if (session === null) throw new Error('nobody is signed in');
    expect(hasExpired(session)).toBe(false);
    storeLatestTime(session);
    clearSession();
    expect(localStorage.getItem('session-time')).toBeNull();
  });
});

describe('the time in a response', () => {
  const answer = (headers: Record<string, string>) => new Response('{}', { headers });
  const date = new Date(NOW).toUTCString();

  test('counts if the response is fresh and comes from the API', () => {
    expect(serverTimeOf(answer({ 'Content-Type': 'application/ld+json', Date: date }))).toBe(NOW + 500);
    expect(serverTimeOf(answer({ 'Content-Type': 'application/ld+json' }))).toBeNull();
    expect(serverTimeOf(answer({ 'Content-Type': 'text/html', Date: date }))).toBeNull();
    expect(serverTimeOf(answer({ 'Content-Type': 'application/ld+json', Date: date, Age: '90' }))).toBeNull();
    expect(serverTimeOf(answer({ 'Content-Type': 'application/ld+json', Date: 'soon' }))).toBeNull();
  });

  test.each(DEVICES)('a date in Retry-After becomes a duration, in %s with a clock off by %i h', (zone, _, skew) => {
    useDevice(zone, NOW, skew);
    const later = new Date(NOW + 40_000).toUTCString();
    expect(readProblem(503, {}, later, date).retryAfterMs).toBe(40_000);
    // Without the server's `Date`, the wait is limited.
    expect(readProblem(503, {}, later).retryAfterMs).toBeLessThanOrEqual(15 * 60_000);
    expect(readProblem(503, {}, '40').retryAfterMs).toBe(40_000);
  });
});
