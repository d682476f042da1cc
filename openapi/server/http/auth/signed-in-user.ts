import type { Database } from '../../store/database';
import { batchReads } from '../../store/batch-reads';
import { Unauthorized } from '../problem';
import { strongestRole, type Role } from './roles';
import type { TokenHolder, Tokens } from './tokens';

/** The user of a call. */
export interface SignedInUser extends TokenHolder {
  /** The strongest of the roles, which contains the weaker ones. */
  role: Role;
  /** Null for the super administrator, who sees all companies. */
  companyId: number | null;
}

interface UserRow {
  id: number;
  email: string;
  roles: string[];
  company_id: number | null;
  company_code: string | null;
  token_version: number;
}

/** Finds the present account of an e-mail; undefined when there is none. */
export type UserFinder = (email: string) => Promise<SignedInUser | undefined>;

async function findUsers(db: Database, emails: readonly string[]): Promise<ReadonlyMap<string, SignedInUser>> {
  const rows = await db.queryPlanned<UserRow>(
    `select u.id, u.email, u.roles, u.company_id, u.token_version, c.code as company_code
     from users u left join companies c on c.id = u.company_id where u.email = any($1)`,
    [emails],
  );
  return new Map(
    rows.map(({ id, email, roles, company_id: companyId, company_code: companyCode, token_version: tokenVersion }) => [
      email,
      { id, email, roles, role: strongestRole(roles), companyId, companyCode, tokenVersion },
    ]),
  );
}

/** The account of an e-mail, or null. */
export async function findUser(db: Database, email: string): Promise<SignedInUser | null> {
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
  const { email, id, version } = await tokens.verify(token);
  const user = await find(email);
  // A new account with the e-mail of a deleted one is another user. A password reset ends earlier sessions.
  if (!user || (id !== null && id !== user.id) || version !== user.tokenVersion)
    throw new Unauthorized('Invalid credentials.');
  return user;
}

/**
 * The company that limits a user's data; null for all companies. Without a company, a user who is not a super
 * administrator sees none.
 */
export function companyScope(user: SignedInUser): number | null {
  return user.role === 'ROLE_ADMIN' ? null : (user.companyId ?? 0);
}
