import { createHash } from 'node:crypto';
import { queryOne, type Queryable } from '../../store/database';
import { Problem } from '../problem';

const minutes = 5;
/**
 * Per five minutes: sign-ins that fail, with one e-mail and from one address; links asked for and tried from one address;
 * current passwords that one person gets wrong; authorisations of a shop, and single sign-ons, begun from one address.
 */
const limits = { email: 10, address: 100, links: 100, current: 10, activations: 30, signOns: 300 };

type Kind = keyof typeof limits;

// E-mails are typed by strangers: their length is nobody's to choose, and they are nobody's to read.
const keyOf = (kind: Kind, text: string) => `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

/**
 * Counts an attempt before it is tried, so that many at once count too; known and unknown e-mails alike.
 * @throws Problem 429 with `Retry-After` when there were too many
 */
export async function countAttempt(db: Queryable, kind: Kind, text: string): Promise<void> {
  const row = await queryOne<{ count: number; seconds: number }>(
    db,
    `insert into attempts as a (key, count, ends_at) values ($1, 1, now() + interval '${minutes} minutes')
     on conflict (key) do update set
       count = case when a.ends_at < now() then 1 else a.count + 1 end,
       ends_at = case when a.ends_at < now() then excluded.ends_at else a.ends_at end
     returning count, ceil(extract(epoch from ends_at - now()))::int as seconds`,
    [keyOf(kind, text)],
  );
  if (!row || row.count <= limits[kind]) return;
  throw new TooManyAttempts(row.seconds);
}

/** Takes back what was counted for something that turned out right. */
export async function forgetAttempt(db: Queryable, kind: Kind, text: string): Promise<void> {
  await db.query('delete from attempts where key = $1', [keyOf(kind, text)]);
}

/** Takes back what a right sign-in counted: all of its e-mail, its own of the address; and of everybody what has run out. */
export async function forgetAttempts(db: Queryable, email: string, address: string): Promise<void> {
  await db.query('delete from attempts where key = $1 or ends_at < now()', [keyOf('email', email)]);
  await db.query('update attempts set count = count - 1 where key = $1', [keyOf('address', address)]);
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
