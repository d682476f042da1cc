import { queryOne, type Queryable } from './database';

/** A started authorisation or sign-on. The other system returns its `state`. */
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

/** SQL: whether a row of `app_accesses` can still be finished: once, within an hour. @param row its alias */
export const isPending = (row = 'app_accesses'): string =>
  `(${row}.used_at is null and ${row}.created_at > now() - ${life})`;

/** Stores an access until it is finished. Deletes expired rows, because strangers can create rows. */
export async function rememberAccess(db: Queryable, access: PendingAccess): Promise<void> {
  const { state, kind, userId, companyId, fields } = access;
  await db.query(`delete from app_accesses where created_at < now() - ${life}`);
  await db.query(
    'insert into app_accesses (state, kind, fields, user_id, company_id) values ($1, $2, $3::jsonb, $4, $5)',
    [state, kind, JSON.stringify(fields), userId, companyId],
  );
}

/** Ends an access. Returns false when it is not pending, or when a parallel call has ended it. */
export async function endAccess(db: Queryable, state: string): Promise<boolean> {
  const row = await queryOne(
    db,
    `update app_accesses set used_at = now() where state = $1 and ${isPending()} returning state`,
    [state],
  );
  return row !== null;
}
