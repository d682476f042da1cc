import { queryOne, type Database } from '../../store/database';
import { Unauthorized } from '../problem';
import { strongestRole, type Role } from './roles';
import type { TokenHolder, Tokens } from './tokens';

/** Who makes a call. */
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
}

/** The account of an e-mail, or null. */
export async function findUser(db: Database, email: string): Promise<SignedInUser | null> {
  const row = await queryOne<UserRow>(
    db,
    `select u.id, u.email, u.roles, u.company_id, c.code as company_code
     from users u left join companies c on c.id = u.company_id where u.email = $1`,
    [email],
  );
  if (!row) return null;
  const { id, roles, company_id: companyId, company_code: companyCode } = row;
  return { id, email: row.email, roles, role: strongestRole(roles), companyId, companyCode };
}

/** Who sent the `Authorization` header. Throws Unauthorized with the texts of LexikJWT. */
export async function authenticate(db: Database, tokens: Tokens, header: string | undefined): Promise<SignedInUser> {
  const token = /^Bearer (.+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) throw new Unauthorized('JWT Token not found');
  const { email, id } = await tokens.verify(token);
  const user = await findUser(db, email);
  // A new account with the e-mail of a deleted one is somebody else.
  if (!user || (id !== null && id !== user.id)) throw new Unauthorized('Invalid credentials.');
  return user;
}

/** The company a person is bound to: null sees all. A person without a company who is no super administrator sees none. */
export function companyScope(user: SignedInUser): number | null {
  return user.role === 'ROLE_ADMIN' ? null : (user.companyId ?? 0);
}
