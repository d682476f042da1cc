import { queryOne, type Database } from '../../store/database';
import type { Deliver, Mail } from './mail-transport';

/** Delivers the e-mails in the store, which any process may have written. */
export interface Mailer {
  /** Stops the deliveries. Resolves when the delivery in progress has ended, but after five seconds at the latest. */
  stop(): Promise<void>;
}

/** The pause between two checks for waiting e-mails, ms. */
const pause = 500;
/** The pause after an error of the database, ms. */
const longPause = 30_000;
/** The longest time that a stop waits for the delivery in progress, ms. */
const longestStop = 5_000;

/**
 * Takes the waiting e-mail that is due first. No other process takes it in the next two minutes, which is longer than a
 * delivery. If this process ends before it has stored the result, the e-mail is due again after these two minutes.
 */
const take = (db: Database) =>
  queryOne<Mail>(
    db,
    `update sent_emails set next_try_at = now() + interval '2 minutes'
     where id = (select id from sent_emails where delivered_at is null and next_try_at <= now()
                 order by next_try_at, id limit 1 for update skip locked)
     returning id, recipient as to, subject, body as text`,
  );

/**
 * Plans the next try of an e-mail that has failed. The pause is the time since the e-mail was written, but at least 30
 * seconds and at most one hour.
 */
const postpone = (db: Database, id: number) =>
  db.query(
    `update sent_emails
     set next_try_at = now() + least(greatest(now() - sent_at, interval '30 seconds'), interval '1 hour')
     where id = $1`,
    [id],
  );

/**
 * Delivers the waiting e-mails, oldest first. No transaction is open during a delivery, because a mail server may take
 * long to answer. An e-mail that fails is tried again later, after the others. The text of a delivered e-mail is
 * deleted, because it may contain a link that still gives access to an account.
 */
export function startMailer(db: Database, deliver: Deliver): Mailer {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const isActive = () => !stopped;

  async function deliverOne(): Promise<boolean> {
    const mail = await take(db);
    if (!mail) return false;
    try {
      await deliver(mail);
    } catch (error) {
      console.error('An e-mail could not be delivered; it will be retried', error);
      await postpone(db, mail.id);
      return true;
    }
    await db.query(`update sent_emails set delivered_at = now(), body = '' where id = $1`, [mail.id]);
    return true;
  }

  async function round(): Promise<void> {
    let next = pause;
    try {
      while (isActive() && (await deliverOne()));
    } catch (error) {
      console.error('The waiting e-mails could not be read or updated; it will be retried', error);
      next = longPause;
    }
    if (isActive()) plan(next);
  }

  function plan(ms: number): void {
    timer = setTimeout(() => {
      running = round();
    }, ms);
  }

  plan(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      let limit: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, longestStop);
      });
      await Promise.race([running, late]);
      clearTimeout(limit);
    },
  };
}
