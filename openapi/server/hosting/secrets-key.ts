import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Thrown when a key is not valid. */
export class SecretsKeyError extends Error {}

function readKey(text: string, place: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === 32) return key;
  throw new SecretsKeyError(
    `${place} must be 32 bytes in base64, for example the output of "openssl rand -base64 32".`,
  );
}

/**
 * The key that encrypts the secrets in the store: from the environment, else from a file. If the file is missing, it is
 * created, and only its owner can read it.
 * @param given the value of SECRETS_KEY
 * @throws SecretsKeyError
 */
export function secretsKey(given: string | undefined, file: string): Buffer {
  if (given) return readKey(given, 'SECRETS_KEY');
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readKey(readFileSync(file, 'utf8'), file);
}
