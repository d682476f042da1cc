import { createHash } from 'node:crypto';
import { queryOne, type Queryable } from '../../store/database';
import { Problem } from '../problem';

/** The number of attempts allowed per period (see `hourly`). */
const limits = {
  /** Failed sign-ins from one address. */
  address: 100,
  /** Failed sign-ins with one e-mail from one address. */
  email: 10,
  /** Failed sign-ins with one e-mail from all addresses. */
  account: 50,
  /** Requests for reset links from one address. */
  asked: 100,
  /** Requests for reset links for one e-mail from one address. */
  askedFor: 10,
  /**
   * E-mails with a reset link for one account, requested from one known device, or from all unknown devices together.
   */
  mails: 5,
  /** Attempts from one address to use a reset link. */
  tried: 100,
  /** Attempts of one person to enter the current password. */
  current: 10,
  /** Started shop authorisations from one address. */
  activations: 30,
  /** Started single sign-ons from one address. */
  signOns: 300,
};

/** The kinds of counted attempts. */
export type AttemptKind = keyof typeof limits;

/**
 * The kinds that are counted per hour, because many addresses may try one account. All other kinds are counted per five
 * minutes.
 */
const hourly: ReadonlySet<AttemptKind> = new Set<AttemptKind>(['account', 'mails']);

/** The key for attempts with one e-mail from one address. */
export const fromAddress = (address: string, email: string): string => `${address}\n${email}`;

// Strangers choose these texts. A hash has a fixed length and does not reveal them.
const keyOf = (kind: AttemptKind, text: string) => `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

/**
 * Counts an attempt before it runs, so that parallel attempts are counted too. Known and unknown e-mails are treated
 * alike.
 * @param text identifies whose attempts are counted, such as an address or an e-mail
 * @returns the 429 to throw when the limit is exceeded, else null
 */
export async function countAndCheck(db: Queryable, kind: AttemptKind, text: string): Promise<TooManyAttempts | null> {
  const row = await queryOne<{ count: number; seconds: number }>(
    db,
    `insert into attempts as a (key, count, ends_at) values ($1, 1, now() + make_interval(mins => $2))
     on conflict (key) do update set
       count = case when a.ends_at < now() then 1 else a.count + 1 end,
       ends_at = case when a.ends_at < now() then excluded.ends_at else a.ends_at end
     returning count, ceil(extract(epoch from ends_at - now()))::int as seconds`,
    [keyOf(kind, text), hourly.has(kind) ? 60 : 5],
  );
  return !row || row.count <= limits[kind] ? null : new TooManyAttempts(row.seconds);
}

/**
 * Counts an attempt and refuses it when the limit is exceeded.
 * @throws Problem 429 with `Retry-After`
 */
export async function countAttempt(db: Queryable, kind: AttemptKind, text: string): Promise<void> {
  const refusal = await countAndCheck(db, kind, text);
  if (refusal) throw refusal;
}

/** Sets the count to 0 after a success. */
export async function forgetAttempt(db: Queryable, kind: AttemptKind, text: string): Promise<void> {
  await db.query('delete from attempts where key = $1', [keyOf(kind, text)]);
}

/** Removes one attempt from the count after a success. Other attempts stay counted. */
export async function uncountAttempt(db: Queryable, kind: AttemptKind, text: string): Promise<void> {
  await db.query('update attempts set count = count - 1 where key = $1 and count > 0', [keyOf(kind, text)]);
}

/** The 429 for too many attempts, with Symfony's text. */
export class TooManyAttempts extends Problem {
  constructor(seconds: number) {
    const wait = Math.max(1, Math.ceil(seconds / 60));
    super(429, `Too many failed login attempts, please try again in ${wait} minute${wait === 1 ? '' : 's'}.`, {
      headers: { 'Retry-After': String(Math.max(1, seconds)) },
    });
  }
}
