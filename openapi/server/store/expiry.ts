import { knownDays } from '../http/auth/known-devices';
import type { Queryable } from './database';

/** For how many days e-mails are stored. A link in an e-mail that could not be sent expires much earlier. */
const mailDays = 30;
/** The time between two removals, in ms. */
const pause = 10 * 60_000;

/** Removes expired rows from the tables that strangers can fill. */
export async function removeExpired(db: Queryable): Promise<void> {
  await db.query('delete from attempts where ends_at < now()');
  await db.query('delete from password_resets where expires_at < now()');
  await db.query(`delete from known_devices where seen_at < now() - interval '${knownDays} days'`);
  await db.query(`delete from sent_emails where sent_at < now() - interval '${mailDays} days'`);
}

/**
 * Removes expired rows now and every ten minutes. The returned function stops the removals, and resolves when a removal
 * in progress has ended.
 */
export function startExpiry(db: Queryable): () => Promise<void> {
  const look = async () => {
    try {
      await removeExpired(db);
    } catch (error) {
      console.error('Expired rows could not be removed; it will be retried', error);
    }
  };
  let running = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, pause);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
