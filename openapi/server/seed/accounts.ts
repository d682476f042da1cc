import type { Passwords } from '../http/auth/passwords';

/** A sample account, as the terminal shows it. */
export interface Account {
  email: string;
  password: string;
  role: string;
  /** The code of the company; null for the super administrator. */
  company: string | null;
}

/** A sample account with all the values that are stored. */
export interface AccountRow extends Account {
  passwordHash: string;
  methods: readonly string[];
  locale: string;
}

const password = 'Console-2026';

function account(email: string, role: string, company: string | null, methods: readonly string[] = ['password']) {
  return { email, password, role, company, methods, locale: company === 'globex' ? 'fr' : 'en' };
}

const people = [
  account('super@console.test', 'ROLE_ADMIN', null),
  account('admin@acme.test', 'ROLE_CLIENT_ADMIN', 'acme'),
  account('user@acme.test', 'ROLE_USER', 'acme'),
  account('reader@acme.test', 'ROLE_RESTRICTED_USER', 'acme'),
  account('admin@globex.test', 'ROLE_CLIENT_ADMIN', 'globex'),
  account('sso@globex.test', 'ROLE_USER', 'globex', ['password', 'sso']),
  account('only-sso@globex.test', 'ROLE_USER', 'globex', ['sso']),
  account('admin@initech.test', 'ROLE_CLIENT_ADMIN', 'initech'),
];

/** The sample accounts that can sign in with a password. */
export const accounts: readonly Account[] = people
  .filter((person) => person.methods.includes('password'))
  .map(({ email, password, role, company }) => ({ email, password, role, company }));

const made = new WeakMap<Passwords, Promise<readonly AccountRow[]>>();

/**
 * The accounts with the hashes of their passwords. All accounts have the same password. It is hashed once per backend,
 * so that restoring the sample data is fast.
 */
export function accountRows(passwords: Passwords): Promise<readonly AccountRow[]> {
  const rows = made.get(passwords) ?? hashed(passwords);
  made.set(passwords, rows);
  return rows;
}

async function hashed(passwords: Passwords): Promise<readonly AccountRow[]> {
  const passwordHash = await passwords.hash(password);
  return people.map((person) => ({ ...person, passwordHash }));
}
