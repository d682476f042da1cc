import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/**
 * Encrypts the texts that nobody may read in the store or its backups: the secrets of connections and instances, and
 * the secret that signs tokens.
 */
export interface Vault {
  /** Encrypts a text. `use` is the purpose of the text; only `open` with the same `use` can decrypt it. */
  seal(text: string, use: string): string;
  /** Decrypts a text. Throws when it was encrypted with another key or for another use, or was changed. */
  open(sealed: string, use: string): string;
  /**
   * Returns a keyed hash, which is always the same for the same text and use. A row can be found by this hash, so the
   * store need not contain the text.
   */
  mark(text: string, use: string): string;
}

/**
 * Creates a vault.
 * @param key 32 bytes
 */
export function createVault(key: Buffer): Vault {
  const markKey = Buffer.from(hkdfSync('sha256', key, '', 'mark', 32));
  return {
    seal(text, use) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(Buffer.from(use));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed, use) {
      const bytes = Buffer.from(sealed, 'base64');
      const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(use))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([cipher.update(bytes.subarray(ivLength + tagLength)), cipher.final()]).toString('utf8');
    },
    mark: (text, use) =>
      createHmac('sha256', markKey)
        .update(JSON.stringify([use, text]))
        .digest('base64url'),
  };
}

/**
 * Encrypts every secret.
 * @param secrets the texts by name; the result has the same names
 */
export function sealAll(vault: Vault, secrets: Readonly<Record<string, string>>, use: string): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets).map(([name, text]) => [name, vault.seal(text, use)]));
}

/** The secrets in the store were encrypted with another key. The terminal shows the message. */
export class WrongKeyError extends Error {
  constructor() {
    super(
      'The secrets in the database were sealed with another key. Set SECRETS_KEY to that key, or put its file back.',
    );
  }
}
