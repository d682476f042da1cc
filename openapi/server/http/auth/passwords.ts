import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyLength = 32;

/** Hashes and checks passwords. */
export interface Passwords {
  /** Returns a salted hash as `scrypt$log2(N)$r$p$salt$key`. */
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash. For null, resolves to false, but takes as long as for a hash. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash has the current cost. */
  isCurrent(hash: string): boolean;
}

interface Cost {
  /** log2 of N. */
  n: number;
  r: number;
  p: number;
}

/**
 * The cost (log2 of N) that OWASP's Password Storage Cheat Sheet recommends for scrypt: 128 MB and a few tenths of a
 * second per password.
 */
export const recommendedCost = 17;

function keyOf(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** n;
  return derive(password, salt, keyLength, { N, r, p, maxmem: 256 * N * r });
}

const written = ({ n, r, p }: Cost) => `scrypt$${n}$${r}$${p}`;

/**
 * Creates `Passwords`.
 * @param n log2 of scrypt's N; lower than recommended only in tests
 */
export async function openPasswords(n = recommendedCost): Promise<Passwords> {
  const cost = { n, r: 8, p: 1 };
  const hash = async (password: string) => {
    const salt = randomBytes(16);
    const key = await keyOf(password, salt, cost);
    return `${written(cost)}$${salt.toString('base64')}$${key.toString('base64')}`;
  };
  // Checked for accounts that do not exist, so that the answer takes as long as for a wrong password.
  const nobody = await hash(randomBytes(16).toString('hex'));
  return {
    hash,
    verify: async (password, stored) => {
      const [, nText, r, p, salt = '', key = ''] = (stored ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64');
      const params = { n: Number(nText), r: Number(r), p: Number(p) };
      const actual = await keyOf(password, Buffer.from(salt, 'base64'), params);
      return timingSafeEqual(actual, expected) && stored !== null;
    },
    isCurrent: (stored) => stored.startsWith(`${written(cost)}$`),
  };
}
