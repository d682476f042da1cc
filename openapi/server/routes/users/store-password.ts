import type { Database } from '../../store/database';

/** A password to store. */
export interface NewPassword {
  userId: number;
  hash: string;
  /** The session that stays signed in; null for none. */
  keptSession: string | null;
}

/** Stores a new password. This ends the user's other sessions and deletes the links that could set another password. */
export async function storePassword(db: Database, { userId, hash, keptSession }: NewPassword): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(
      `update users set password_hash = $2, token_version = token_version + 1, kept_session = $3, updated_at = now()
       where id = $1`,
      [userId, hash, keptSession],
    );
    await tx.query('delete from password_resets where user_id = $1', [userId]);
  });
}
