import { createHash, randomBytes } from 'node:crypto';
import { queryOne, type Database, type Queryable } from '../../store/database';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a token that can set a user's password once, within 24 hours. Only the hash of the token is stored. */
export async function makeResetToken(db: Queryable, userId: number): Promise<string> {
  const token = randomBytes(24).toString('hex');
  await db.query(
    `insert into password_resets (token_hash, user_id, expires_at)
     select $1, id, now() + interval '24 hours' from users where id = $2`,
    [hashOf(token), userId],
  );
  return token;
}

/**
 * Uses a valid token and deletes all other tokens of its user. Returns the user's id, or null when the token is
 * unknown, expired or used. Of parallel calls with the same token, only one gets the id.
 */
export async function takeResetToken(db: Database, token: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const row = await queryOne<{ user_id: number }>(
      tx,
      'delete from password_resets where token_hash = $1 and expires_at > now() returning user_id',
      [hashOf(token)],
    );
    if (row === undefined || row === null) return null;
    await tx.query('delete from password_resets where user_id = $1', [row.user_id]);
    return row.user_id;
  });
}
