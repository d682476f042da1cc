import { queryOne, type Queryable } from './database';

/** An authorisation or single sign-on that has started. To finish it, the other system sends its `state` back. */
export interface PendingAccess {
  state: string;
  /** The other system: `akeneo`, `bynder`, `shopify` or `sso`. */
  kind: string;
  /** The user who started it; null for a visitor. */
  userId: number | null;
  companyId: number | null;
  fields: object;
}

const life = `interval '1 hour'`;

/**
 * The SQL condition for an access that has not ended and is less than an hour old.
 * @param row the table's alias
 */
export const isPending = (row = 'app_accesses'): string =>
  `(${row}.used_at is null and ${row}.created_at > now() - ${life})`;

/** Stores an access. Also deletes expired accesses, because strangers can start accesses. */
export async function rememberAccess(db: Queryable, access: PendingAccess): Promise<void> {
  const { state, kind, userId, companyId, fields } = access;
  await db.query(`delete from app_accesses where created_at < now() - ${life}`);
  await db.query(
    'insert into app_accesses (state, kind, fields, user_id, company_id) values ($1, $2, $3::jsonb, $4, $5)',
    [state, kind, JSON.stringify(fields), userId, companyId],
  );
}

/** Ends an access. Returns false when it was not pending, for example because a parallel call has ended it. */
export async function endAccess(db: Queryable, state: string): Promise<boolean> {
  const row = await queryOne(
    db,
    `update app_accesses set used_at = now() where state = $1 and ${isPending()} returning state`,
    [state],
  );
  return row !== null;
}
