import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../store/database';
import { openDatabase } from '../../store/open-database';
import { startMailer } from './mailer';

let db: Database;
beforeEach(async () => {
  db = await openDatabase({ seed: async () => {} });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await db.close();
});

const queue = (...recipients: string[]) =>
  db.query(`insert into sent_emails (recipient, subject, body) select unnest($1::text[]), 'Link', 'secret'`, [
    recipients,
  ]);

const waiting = () =>
  db.query<{ minutes: number }>(
    `select round(extract(epoch from next_try_at - now()) / 60, 1)::float8 as minutes
     from sent_emails where delivered_at is null order by id`,
  );

const seconds = { timeout: 20_000 };

test('an e-mail that the mail server refuses does not hold up the others, and is tried again later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await queue('new@b.test', 'first@b.test', 'old@b.test', 'last@b.test');
  await db.query(`update sent_emails set sent_at = now() - interval '10 minutes' where recipient = 'old@b.test'`);
  const tried: string[] = [];
  const mailer = startMailer(db, async ({ to }) => {
    tried.push(to);
    if (to === 'new@b.test' || to === 'old@b.test') throw new Error('550 No such person');
  });
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(2), seconds);
  await mailer.stop();
  expect(tried).toEqual(['new@b.test', 'first@b.test', 'old@b.test', 'last@b.test']);
  const [fresh, old] = (await waiting()).map(({ minutes }) => minutes);
  expect(fresh).toBeLessThan(1);
  expect(old).toBeGreaterThan(5);

  await db.query('update sent_emails set next_try_at = now()');
  const again = startMailer(db, async ({ to }) => void tried.push(to));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), seconds);
  await again.stop();
  expect(tried.slice(4)).toEqual(['new@b.test', 'old@b.test']);
});

test('a slow delivery holds up neither the database nor the stop, and no other process repeats it', async () => {
  await queue('slow@b.test', 'next@b.test');
  const tried: string[] = [];
  const slow = startMailer(db, ({ to }) => {
    tried.push(to);
    return new Promise(() => {});
  });
  await vi.waitFor(() => expect(tried).toHaveLength(1), seconds);
  expect(await waiting()).toHaveLength(2);
  const other = startMailer(db, async ({ to }) => void tried.push(to));
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), seconds);
  await other.stop();
  expect(tried).toEqual(['slow@b.test', 'next@b.test']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopping = slow.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  await stopping;
});
