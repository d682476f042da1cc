import { countAttempt, forgetAttempt } from '../../http/auth/attempts';
import { includesRole, isRole, strongestRole } from '../../http/auth/roles';
import { companyScope } from '../../http/auth/signed-in-user';
import type { Call } from '../../http/call';
import { isEmailAddress } from '../../http/contract/email-address';
import {
  alreadyUsed,
  blank,
  invalidChoice,
  invalidEmail,
  refuseViolations,
  violation,
  type Violation,
} from '../../http/problem';
import { queryOne } from '../../store/database';
import { readCompany } from '../company-relation';
import { passwordViolations } from './password-rules';
import { storePassword } from './store-password';
import type { UserRow } from './user-row';

/** The violations of the roles in a call: there must be a role, and no role may be stronger than the caller's role. */
function roleViolations(call: Call, roles: readonly unknown[]): Violation[] {
  if (roles.length === 0) return [violation('roles', blank)];
  const mayGive = (role: unknown) => isRole(role) && includesRole(call.user.role, role);
  return roles.every(mayGive) ? [] : [violation('roles', invalidChoice)];
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The company of a new user. Only a super administrator chooses it; all others create users in their own company. */
async function chosenCompany(call: Call): Promise<number | null> {
  const scope = companyScope(call.user);
  return scope ?? readCompany(call.db, call.body.company);
}

async function emailViolations(call: Call, email: string): Promise<Violation[]> {
  if (email === '') return [violation('email', blank)];
  if (!isEmailAddress(email)) return [violation('email', invalidEmail)];
  const taken = await queryOne(call.db, 'select 1 from users where email = $1', [email]);
  return taken ? [violation('email', alreadyUsed)] : [];
}

/** Creates a user without a password. Returns the user's id. */
export async function makeUser(call: Call): Promise<number> {
  const { body, db } = call;
  const email = String(body.email ?? '')
    .trim()
    .toLowerCase();
  const roles = asList(body.roles);
  const company = await chosenCompany(call);
  const needsCompany = company === null && !roles.includes('ROLE_ADMIN');
  refuseViolations([
    ...(await emailViolations(call, email)),
    ...call.bodyViolations,
    ...roleViolations(call, roles),
    ...(needsCompany ? [violation('company', blank)] : []),
  ]);
  const row = await queryOne<{ id: number }>(
    db,
    'insert into users (email, company_id, roles, preferred_locale) values ($1, $2, $3, $4) returning id',
    [email, company, roles.map(String), String(body.preferredLocale ?? 'en')],
  );
  return row?.id ?? 0;
}

async function changePassword(call: Call, row: UserRow): Promise<void> {
  const { currentPlainPassword, plainPassword, toCheckPlainPassword } = call.body;
  await countAttempt(call.db, 'current', String(row.id));
  const isRight = await call.passwords.verify(String(currentPlainPassword ?? ''), row.password_hash);
  refuseViolations([
    ...(isRight ? [] : [violation('currentPlainPassword', "This value should be the user's current password.")]),
    ...passwordViolations(String(plainPassword), String(toCheckPlainPassword ?? '')),
  ]);
  await forgetAttempt(call.db, 'current', String(row.id));
  const hash = await call.passwords.hash(String(plainPassword));
  await storePassword(call.db, { userId: row.id, hash, keptSession: call.user.session });
}

async function changeRights(call: Call, row: UserRow): Promise<void> {
  const roles = 'roles' in call.body ? asList(call.body.roles) : row.roles;
  const isRoot = companyScope(call.user) === null;
  const company = isRoot && 'company' in call.body ? await readCompany(call.db, call.body.company) : row.company_id;
  const needsCompany = company === null && strongestRole(roles.map(String)) !== 'ROLE_ADMIN';
  refuseViolations([...roleViolations(call, roles), ...(needsCompany ? [violation('company', blank)] : [])]);
  await call.db.query('update users set roles = $2, company_id = $3 where id = $1', [
    row.id,
    roles.map(String),
    company,
  ]);
}

/**
 * Changes the language of a user, the rights of another user, or the caller's own password. Forbidden changes are
 * ignored silently, as in API Platform.
 */
export async function changeUser(call: Call, row: UserRow): Promise<void> {
  refuseViolations(call.bodyViolations);
  const isSelf = row.id === call.user.id;
  if (!isSelf && includesRole(call.user.role, 'ROLE_CLIENT_ADMIN')) await changeRights(call, row);
  if (isSelf && 'plainPassword' in call.body) await changePassword(call, row);
  if (typeof call.body.preferredLocale === 'string') {
    await call.db.query('update users set preferred_locale = $2 where id = $1', [row.id, call.body.preferredLocale]);
  }
  await call.db.query('update users set updated_at = now() where id = $1', [row.id]);
}
