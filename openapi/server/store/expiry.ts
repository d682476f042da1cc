import { knownDays } from '../http/auth/known-devices';
import type { Queryable } from './database';

/** Days that an e-mail is listed for; a link in one that could not be delivered has long expired by then. */
const mailDays = 30;
/** Between two looks, ms. */
const pause = 10 * 60_000;

/** Removes what has expired from the tables that people who are not signed in can fill. */
export async function removeExpired(db: Queryable): Promise<void> {
  await db.query('delete from attempts where ends_at < now()');
  await db.query('delete from password_resets where expires_at < now()');
  await db.query(`delete from known_devices where seen_at < now() - interval '${knownDays} days'`);
  await db.query(`delete from sent_emails where sent_at < now() - interval '${mailDays} days'`);
}

/** Removes what has expired, at once and every ten minutes. Gives a function that ends it, when the work of the moment is done. */
export function startExpiry(db: Queryable): () => Promise<void> {
  const look = async () => {
    try {
      await removeExpired(db);
    } catch (error) {
      console.error('What has expired could not be removed; it is tried again', error);
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
