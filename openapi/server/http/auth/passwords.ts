import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** A salted scrypt hash as `scrypt$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyLength);
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
}

// Stands in for an account that does not exist, so that its answer takes as long as a wrong password.
const nobody = await hashPassword(randomBytes(16).toString('hex'));

/** Whether the password belongs to the hash; takes the same time when there is no hash. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? nobody).split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), keyLength);
  return timingSafeEqual(actual, expected) && hash !== null;
}
