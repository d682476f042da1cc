import { createHmac } from 'node:crypto';
import type { Backend } from '../../../openapi/server/backend';
import type { Role } from '../../../openapi/server/http/auth/roles';
import type { SeededRandom } from '../../support/simulation/seeded-random';
import { control } from '../support/backend-client';

/** The company of the attackers; everything of another company is foreign. */
export const HOME = 'acme';

/** The sender of a probe. */
export interface Attacker {
  name: string;
  /** Null without a valid token. */
  role: Role | null;
  email: string;
  /** The `Authorization` header of the next probe; undefined for none. */
  authorization: (random: SeededRandom) => string | undefined;
}

const people: readonly (readonly [role: Role, email: string])[] = [
  ['ROLE_RESTRICTED_USER', 'reader@acme.test'],
  ['ROLE_USER', 'user@acme.test'],
  ['ROLE_CLIENT_ADMIN', 'admin@acme.test'],
  ['ROLE_ADMIN', 'super@console.test'],
];

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Invalid headers that look like a sign-in. @param token a valid token of a weak account */
export function forgedHeaders(token: string): string[] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const now = Math.floor(Date.now() / 1000);
  const strong = base64url({ id: 1, username: 'super@console.test', roles: ['ROLE_ADMIN'], iat: now, exp: now + 3600 });
  const plain = base64url({ alg: 'HS256', typ: 'JWT' });
  const signed = (key: string): string => createHmac('sha256', key).update(`${plain}.${strong}`).digest('base64url');
  const none = ['none', 'None', 'NONE', ''].map((alg) => `${base64url({ alg, typ: 'JWT' })}.${strong}.`);
  const withKey = (more: object): string => `${base64url({ alg: 'HS256', ...more })}.${strong}.${signature}`;
  const tokens = [
    ...none,
    `${header}.${strong}.${signature}`,
    `${plain}.${strong}.${signed('')}`,
    `${plain}.${strong}.${signed('secret')}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${header}.${payload}.${[...signature].reverse().join('')}`,
    withKey({ kid: '../../dev/null' }),
    withKey({ jku: 'https://spoofed.test/keys', crit: ['exp'] }),
    withKey({ b64: false, crit: ['b64'] }),
  ].map((each) => `Bearer ${each}`);
  return [...tokens, `Basic ${token}`, token, `Bearer ${token}, x`, 'Bearer null', 'Bearer', ''];
}

/** All attackers: a stranger, forged tokens, three roles of one company, and the super administrator. */
export async function openAttackers(backend: Backend): Promise<Attacker[]> {
  const tokenOf = async (email: string): Promise<string> =>
    String((await control(backend, 'POST', 'token', { email })).body.token);
  const forged = forgedHeaders(await tokenOf('user@acme.test'));
  const signedIn = await Promise.all(
    people.map(async ([role, email]): Promise<Attacker> => {
      const header = `Bearer ${await tokenOf(email)}`;
      return { name: role, role, email, authorization: () => header };
    }),
  );
  return [
    { name: 'stranger', role: null, email: '', authorization: () => undefined },
    { name: 'forged token', role: null, email: '', authorization: (random) => random.pick(forged) },
    ...signedIn,
  ];
}
