import { createHash } from 'node:crypto';
import { queryOne, type Queryable } from '../../store/database';
import { Problem } from '../problem';

/** Attempts that are let through in one period. */
const limits = {
  /** Sign-ins that fail, from one address. */
  address: 100,
  /** Sign-ins that fail, with one e-mail from one address. */
  email: 10,
  /** Sign-ins that fail, with one e-mail from any address. */
  account: 50,
  /** Reset links asked for, from one address. */
  asked: 100,
  /** Reset links asked for, for one e-mail from one address. */
  askedFor: 10,
  /** E-mails with a reset link, to one e-mail. */
  mails: 5,
  /** Tokens of reset links tried, from one address. */
  tried: 100,
  /** Current passwords that one person gets wrong. */
  current: 10,
  /** Authorisations of a shop begun, from one address. */
  activations: 30,
  /** Single sign-ons begun, from one address. */
  signOns: 300,
};

/** What an attempt is counted as. */
export type AttemptKind = keyof typeof limits;

/** Kinds whose period is an hour: what many addresses may do to one account. The others have five minutes. */
const hourly: ReadonlySet<AttemptKind> = new Set<AttemptKind>(['account', 'mails']);

/** The text that an account's attempts from one address are counted by. */
export const fromAddress = (address: string, email: string): string => `${address}\n${email}`;

// Strangers type the e-mails: a hash has a fixed length and does not show them.
const keyOf = (kind: AttemptKind, text: string) => `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

/**
 * Counts an attempt before it is tried, so that many at once count too; known and unknown e-mails alike.
 * @returns the answer to an attempt that is one too many; null while there may be more
 */
export async function tooManyAttempts(db: Queryable, kind: AttemptKind, text: string): Promise<TooManyAttempts | null> {
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
 * Counts an attempt that is refused when there were too many.
 * @throws Problem 429 with `Retry-After` when there were too many
 */
export async function countAttempt(db: Queryable, kind: AttemptKind, text: string): Promise<void> {
  const refusal = await tooManyAttempts(db, kind, text);
  if (refusal) throw refusal;
}

/** Takes back all that was counted, for something that turned out right. */
export async function forgetAttempt(db: Queryable, kind: AttemptKind, text: string): Promise<void> {
  await db.query('delete from attempts where key = $1', [keyOf(kind, text)]);
}

/** Takes back one attempt that turned out right; those of others stay counted. */
export async function takeBackAttempt(db: Queryable, kind: AttemptKind, text: string): Promise<void> {
  await db.query('update attempts set count = count - 1 where key = $1 and count > 0', [keyOf(kind, text)]);
}

/** Too many attempts; the text is Symfony's, the status says what it means. */
export class TooManyAttempts extends Problem {
  constructor(seconds: number) {
    const wait = Math.max(1, Math.ceil(seconds / 60));
    super(429, `Too many failed login attempts, please try again in ${wait} minute${wait === 1 ? '' : 's'}.`, {
      headers: { 'Retry-After': String(Math.max(1, seconds)) },
    });
  }
}
