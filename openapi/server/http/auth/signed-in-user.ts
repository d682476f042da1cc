import type { Database } from '../../store/database';
import { batchReads } from '../../store/batch-reads';
import { Unauthorized } from '../problem';
import { strongestRole, type Role } from './roles';
import type { TokenHolder, Tokens } from './tokens';

/** An account with its rights. */
export interface Account extends TokenHolder {
  /** The strongest of the roles, which includes the weaker roles. */
  role: Role;
  /** Null for a user without a company. `companyScope` says what such a user sees. */
  companyId: number | null;
  /**
   * The session in which the password was last changed; null if there is none. It stays valid although its token has an
   * earlier version.
   */
  keptSession: string | null;
}

/** The user of a call. */
export interface SignedInUser extends Account {
  /** The id of the sign-in; null when the token has none. */
  session: string | null;
}

interface UserRow {
  id: number;
  email: string;
  roles: string[];
  company_id: number | null;
  company_code: string | null;
  token_version: number;
  kept_session: string | null;
}

/** Finds the account with an e-mail; undefined when there is none. */
export type UserFinder = (email: string) => Promise<Account | undefined>;

async function findUsers(db: Database, emails: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const rows = await db.queryPlanned<UserRow>(
    `select u.id, u.email, u.roles, u.company_id, u.token_version, u.kept_session, c.code as company_code
     from users u left join companies c on c.id = u.company_id where u.email = any($1)`,
    [emails],
  );
  return new Map(rows.map((row) => [row.email, accountOf(row)]));
}

const accountOf = ({ id, email, roles, ...row }: UserRow): Account => ({
  id,
  email,
  roles,
  role: strongestRole(roles),
  companyId: row.company_id,
  companyCode: row.company_code,
  tokenVersion: row.token_version,
  keptSession: row.kept_session,
});

/** The account with an e-mail, or null. */
export async function findUser(db: Database, email: string): Promise<Account | null> {
  return (await findUsers(db, [email])).get(email) ?? null;
}

/** Finds the accounts of callers. Accounts for simultaneous calls are read in one query. */
export function userFinder(db: Database): UserFinder {
  return batchReads((emails) => findUsers(db, emails));
}

/** The user of an `Authorization` header. Throws Unauthorized with the texts of LexikJWT. */
export async function authenticate(
  find: UserFinder,
  tokens: Tokens,
  header: string | undefined,
): Promise<SignedInUser> {
  const token = /^Bearer (.+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) throw new Unauthorized('JWT Token not found');
  const { email, id, version, session } = await tokens.verify(token);
  const user = await find(email);
  // The token of a deleted account is not valid for a new account with the same e-mail. A new password ends the other
  // sessions.
  const isCurrent = version === user?.tokenVersion || (session !== null && session === user?.keptSession);
  if (!user || (id !== null && id !== user.id) || !isCurrent) throw new Unauthorized('Invalid credentials.');
  return { ...user, session };
}

/**
 * The company to which a user's data is limited; null for super administrators, who see all companies; 0 for other
 * users without a company, who see no data.
 */
export function companyScope(user: Account): number | null {
  return user.role === 'ROLE_ADMIN' ? null : (user.companyId ?? 0);
}
