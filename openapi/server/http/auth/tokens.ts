import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { queryOne, type Database } from '../../store/database';
import { WrongKeyError, type Vault } from '../../store/vault';
import { Unauthorized } from '../problem';
import { verifiedTokens, type TokenClaims } from './verified-tokens';

/** The owner of a token. */
export interface TokenHolder {
  id: number;
  email: string;
  roles: readonly string[];
  companyCode: string | null;
  /** Increased to invalidate all earlier tokens. */
  tokenVersion: number;
}

/** Creates and verifies tokens. All processes that share a store use the same secret. */
export interface Tokens {
  /** Returns a token, valid for `ttlSeconds` (negative: already expired). `claims` overrides fields of the payload. */
  sign(holder: TokenHolder, ttlSeconds?: number, claims?: Record<string, unknown>): Promise<string>;
  /** Returns the claims of a valid token. For an invalid token, throws Unauthorized with the text of LexikJWT. */
  verify(token: string): Promise<Omit<TokenClaims, 'expiresAt'>>;
}

function payloadOf(holder: TokenHolder): Record<string, unknown> {
  const company = holder.companyCode === null ? {} : { company: holder.companyCode };
  return { id: holder.id, username: holder.email, roles: holder.roles, version: holder.tokenVersion, ...company };
}

/**
 * Creates `Tokens` with the secret from the store. Throws WrongKeyError when the secret was encrypted with another key.
 */
export async function openTokens(db: Database, vault: Vault, defaultTtlSeconds: number): Promise<Tokens> {
  const row = await queryOne<{ value: string }>(db, `select value from settings where key = 'tokenSecret'`);
  const secret = Buffer.from(opened(vault, row?.value ?? ''), 'base64');
  const verified = verifiedTokens();
  return {
    sign: (holder, ttlSeconds = defaultTtlSeconds, claims = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const payload = { ...payloadOf(holder), jti: randomUUID(), iat: now, exp: now + ttlSeconds, ...claims };
      return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
    },
    verify: async (token) => {
      const known = verified.find(token);
      if (known) return known;
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], requiredClaims: ['exp'] });
        const { username, id, version, jti, exp = 0 } = payload;
        if (typeof username === 'string') {
          const claims = {
            email: username,
            id: typeof id === 'number' ? id : null,
            version: typeof version === 'number' ? version : 0,
            session: typeof jti === 'string' ? jti : null,
            expiresAt: exp,
          };
          verified.add(token, claims);
          return claims;
        }
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Unauthorized('Expired JWT Token');
      }
      throw new Unauthorized('Invalid JWT Token');
    },
  };
}

function opened(vault: Vault, sealed: string): string {
  try {
    return vault.open(sealed, 'tokens');
  } catch {
    throw new WrongKeyError();
  }
}
