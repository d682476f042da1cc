import { type Outcome, transportProblem } from '@/domain/problem';
import { readResetLink, readUser } from '@/api/readers/user-reader';
import { type User } from '@/domain/users/user';
import type { AppStyle } from '@/api/calls/session-calls';
import type { UserBody, UserFilters, UserPatch } from '@/api/calls/user-calls';
import { arrivalOfChange, arrivalOfDelete, cannotTell, settleWrite, type Arrival } from '@/api/settle-write';
import { companyIri } from '@/domain/company';
import { isSamePerson, personOf } from '@/domain/person';
import { permissionsOf, ROLES, type Role } from '@/domain/permissions';
import { containsText } from '@/lib/text/contains-text';
import { commands } from '../commands';
import { currentSession } from '../session-store';
import { anyResponse, callOnline, type OnlinePage } from './online-call';
import { readListPage, readMatching } from './online-pages';
import { createOnce, acceptAlreadyDeleted } from './safe-writes';

/** A new user, from the form. */
export interface NewUser {
  email: string;
  /** Null if the creator chose no company or may not choose: then the user gets the creator's company, if any. */
  companyCode: string | null;
  roles: string[];
  preferredLocale: 'en' | 'fr';
}

/** Changes of a user; absent fields stay unchanged. */
export interface UserChange {
  companyCode?: string | null;
  roles?: string[];
  preferredLocale?: 'en' | 'fr';
}

export interface PasswordChange {
  currentPlainPassword: string;
  plainPassword: string;
  toCheckPlainPassword: string;
}

const equals = (text: string | null, other: string): boolean => text?.toLowerCase() === other.toLowerCase();

/** One page of users, newest first. */
export function readUsers(filters: UserFilters, page: number): Promise<Outcome<OnlinePage<User>>> {
  const { email = '', companyCode } = filters;
  const matches = (user: User): boolean =>
    containsText(user.email, email) &&
    (companyCode === undefined || user.companyCode === null || equals(user.companyCode, companyCode));
  return readListPage((api, serverPage) => api.listUsers(filters, serverPage), page, readUser, matches);
}

/** Reads a user. If this is the signed-in person and the rights have changed, the worker refills the cache. */
export async function readUserById(id: number): Promise<Outcome<User>> {
  const outcome = await callOnline((api) => api.getUser(id), readUser);
  if (outcome.ok) await reportRights(outcome.value);
  return outcome;
}

/** If `user` is the signed-in person, tells the worker which rights the server has for that person. */
async function reportRights(user: User): Promise<void> {
  const own = currentSession()?.user;
  if (own === undefined || isSamePerson(personOf(user), personOf(own)) !== true) return;
  const known = ROLES.filter((role) => user.roles.includes(role));
  if (known.length === 0) return;
  await commands.checkRights({ inToken: rightsOf(own.roles, own.companyCode), now: rightsOf(known, user.companyCode) });
}

function rightsOf(roles: readonly Role[], companyCode: string | null): { text: string; companyCode: string | null } {
  const permissions = permissionsOf(roles);
  const company = permissions.superAdmin ? null : companyCode;
  return { text: JSON.stringify([permissions, company]), companyCode: company };
}

/** Reads the signed-in user. If the token has no id, finds the user by e-mail. */
export async function readOwnUser(): Promise<Outcome<User>> {
  const user = currentSession()?.user;
  if (user?.id != null) return readUserById(user.id);
  const users = await findUsers(user?.email ?? '');
  if (!users.ok) return users;
  const [match] = users.value;
  if (match === undefined) return { ok: false, problem: transportProblem('invalid-answer') };
  await reportRights(match);
  return { ok: true, value: match };
}

/** The users with this e-mail. The server's filter also returns e-mails that only contain the text. */
async function findUsers(email: string): Promise<Outcome<User[]>> {
  const found = await readMatching((api, page) => api.listUsers({ email }, page), readUser, {
    keyOf: ({ id }) => id,
    matches: (user) => containsText(user.email, email),
  });
  return found.ok ? { ok: true, value: found.value.filter((user) => equals(user.email, email)) } : found;
}

/**
 * Creates a user without a password; the new user sets a password with the reset link. If no company is given, the user
 * gets the creator's company.
 */
export async function createUser({ email, companyCode, roles, preferredLocale }: NewUser): Promise<Outcome<User>> {
  const code = companyCode ?? currentSession()?.user.companyCode ?? null;
  const company = code === null ? {} : { company: companyIri(code) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks roles; the form offers no others
  const body = { email, roles: roles as UserBody['roles'], preferredLocale, ...company };
  const isAsSent = (user: User): boolean =>
    user.preferredLocale === preferredLocale &&
    arrivalOfRoles(user.roles, roles) !== 'not-arrived' &&
    (code === null || user.companyCode === code);
  const outcome = await createOnce({
    identity: 'email',
    post: () => callOnline((api) => api.createUser(body), readUser),
    find: () => findUsers(email),
    isAsSent,
    keyOf: ({ id }) => id,
  });
  return outcome.ok ? { ok: true, value: outcome.value.item } : outcome;
}

export async function changeUser(id: number, change: UserChange): Promise<Outcome<true>> {
  const { companyCode, ...fields } = change;
  const company = companyCode === undefined ? {} : { company: companyCode === null ? null : companyIri(companyCode) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks roles; the form offers no others
  const outcome = await callOnline((api) => api.updateUser(id, { ...fields, ...company } as UserPatch), anyResponse);
  return settleWrite(outcome, async () => arrivalOfUser(change, await readUserById(id)), true);
}

function arrivalOfUser({ roles, ...fields }: UserChange, read: Outcome<User>): Arrival {
  const arrival = arrivalOfChange(fields, read);
  if (roles === undefined || !read.ok || arrival === 'not-arrived') return arrival;
  const ofRoles = arrivalOfRoles(read.value.roles, roles);
  return ofRoles === 'arrived' ? arrival : ofRoles;
}

/**
 * Whether the server has stored these roles, in any order. If it has only added ROLE_USER, the result is unknown,
 * because many servers add this role to every user.
 */
function arrivalOfRoles(stored: readonly string[], sent: readonly string[]): Arrival {
  const others = stored.filter((role) => !sent.includes(role));
  if (!sent.every((role) => stored.includes(role))) return 'not-arrived';
  if (others.length === 0) return 'arrived';
  return others.every((role) => role === 'ROLE_USER') ? 'unknown' : 'not-arrived';
}

/** Changes a user's password. Does not store the passwords. */
export async function changePassword(id: number, change: PasswordChange): Promise<Outcome<true>> {
  return settleWrite(await callOnline((api) => api.updateUser(id, { ...change }), anyResponse), cannotTell, true);
}

export async function deleteUser(id: number): Promise<Outcome<true>> {
  const outcome = acceptAlreadyDeleted(await callOnline((api) => api.deleteUser(id), anyResponse));
  return settleWrite(outcome, async () => arrivalOfDelete(await readUserById(id)), true);
}

/** Creates a link with which a user can set a password. The administrator passes it on. */
export function makeResetLink(id: number, appStyle: AppStyle): Promise<Outcome<string>> {
  return callOnline((api) => api.getResetLink(id, appStyle), readResetLink);
}
