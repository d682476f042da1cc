import type { Database } from '../../store/database';
import type { Deliver, Mail } from './mail-transport';

/** Delivers the e-mails in the store, which any process may have written. */
export interface Mailer {
  /** Stops the deliveries. Resolves when the delivery in progress has ended. */
  stop(): Promise<void>;
}

/** The pause between two checks for waiting e-mails, ms. */
const pause = 500;
/** The pause after a failed delivery, ms. */
const longPause = 30_000;

/**
 * Delivers the waiting e-mails, oldest first. Each delivery is one transaction that locks the e-mail's row, so that
 * several processes never send it twice. An e-mail that fails waits for the next try. The text of a delivered e-mail is
 * deleted, because it may contain a link that still gives access to an account.
 */
export function startMailer(db: Database, deliver: Deliver): Mailer {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const isActive = () => !stopped;

  async function deliverOne(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const [mail] = await tx.query<Mail>(
        `select id, recipient as to, subject, body as text from sent_emails
         where delivered_at is null order by id limit 1 for update skip locked`,
      );
      if (!mail) return false;
      await deliver(mail);
      await tx.query(`update sent_emails set delivered_at = now(), body = '' where id = $1`, [mail.id]);
      return true;
    });
  }

  async function round(): Promise<void> {
    let next = pause;
    try {
      while (isActive() && (await deliverOne()));
    } catch (error) {
      console.error('An e-mail could not be delivered; it will be retried', error);
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
      await running;
    },
  };
}
