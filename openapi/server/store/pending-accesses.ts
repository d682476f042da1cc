import { queryOne, type Queryable } from './database';

/** An authorisation or a sign-on that has begun; the other side gives its `state` back. */
export interface PendingAccess {
  state: string;
  /** The system that is asked: `akeneo`, `bynder`, `shopify` or `sso`. */
  kind: string;
  /** Who began; null for somebody who was not signed in. */
  userId: number | null;
  companyId: number | null;
  fields: object;
}

const life = `interval '1 hour'`;

/** SQL: whether a row of `app_accesses` may still be finished, which is once and within an hour. @param row its alias */
export const isPending = (row = 'app_accesses'): string =>
  `(${row}.used_at is null and ${row}.created_at > now() - ${life})`;

/** Keeps an access until it is finished. Rows whose time is over go: strangers can make rows. */
export async function rememberAccess(db: Queryable, access: PendingAccess): Promise<void> {
  const { state, kind, userId, companyId, fields } = access;
  await db.query(`delete from app_accesses where created_at < now() - ${life}`);
  await db.query(
    'insert into app_accesses (state, kind, fields, user_id, company_id) values ($1, $2, $3::jsonb, $4, $5)',
    [state, kind, JSON.stringify(fields), userId, companyId],
  );
}

/** Ends an access; false when it is not pending, also when another call ends it at the same moment. */
export async function endAccess(db: Queryable, state: string): Promise<boolean> {
  const row = await queryOne(
    db,
    `update app_accesses set used_at = now() where state = $1 and ${isPending()} returning state`,
    [state],
  );
  return row !== null;
}
