import { createHash, randomBytes } from 'node:crypto';
import { queryOne, type Queryable } from '../../store/database';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token that sets a user's password once within 24 hours; only its hash is stored. */
export async function makeResetToken(db: Queryable, userId: number): Promise<string> {
  const token = randomBytes(24).toString('hex');
  await db.query(
    `insert into password_resets (token_hash, user_id, expires_at)
     select $1, id, now() + interval '24 hours' from users where id = $2`,
    [hashOf(token), userId],
  );
  return token;
}

/** The user of a token that is still good, or null. */
export async function resetTokenUser(db: Queryable, token: string): Promise<number | null> {
  const row = await queryOne<{ user_id: number }>(
    db,
    'select user_id from password_resets where token_hash = $1 and expires_at > now()',
    [hashOf(token)],
  );
  return row?.user_id ?? null;
}

/** Makes every token of a user useless. */
export async function forgetResetTokens(db: Queryable, userId: number): Promise<void> {
  await db.query('delete from password_resets where user_id = $1', [userId]);
}
