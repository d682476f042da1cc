import { companyScope, type SignedInUser } from '../../http/auth/signed-in-user';
import { atomDate, iri, type Resource } from '../../http/wire/resource';
import { conditions, type Conditions } from '../../store/conditions';
import { optionalCompany } from '../company-relation';

/** A stored user with the user's company. */
export interface UserRow {
  id: number;
  email: string;
  roles: string[];
  company_id: number | null;
  company_code: string | null;
  company_name: string | null;
  preferred_locale: string;
  password_hash: string | null;
  created_at: Date;
  updated_at: Date;
  last_connection_at: Date | null;
}

export const userFrom = 'from users u left join companies c on c.id = u.company_id';
export const userColumns = 'u.*, c.code as company_code, c.name as company_name';

/** A user as a resource. */
export function userResource(row: UserRow): Resource {
  return {
    '@id': iri('users', row.id),
    '@type': 'User',
    id: row.id,
    email: row.email,
    company: optionalCompany(row.company_code, row.company_name),
    roles: row.roles,
    preferredLocale: row.preferred_locale,
    createdAt: atomDate(row.created_at),
    updatedAt: atomDate(row.updated_at),
    lastConnectionDate: atomDate(row.last_connection_at),
  };
}

/** The condition for the accounts that a user may see: all, those of the user's company, or only the user's own. */
export function visibleUsers(user: SignedInUser): Conditions {
  const where = conditions();
  const scope = companyScope(user);
  if (scope === null) return where;
  if (user.role === 'ROLE_CLIENT_ADMIN') where.add('u.company_id = ?', scope);
  else where.add('u.id = ?', user.id);
  return where;
}
