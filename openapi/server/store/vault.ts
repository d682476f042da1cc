import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/**
 * Encrypts what nobody may read in the store or its backups: the secrets of connections and instances, and the secret
 * that signs tokens.
 */
export interface Vault {
  /** Encrypts a text. @param use the purpose of the text; it can be decrypted only with the same one */
  seal(text: string, use: string): string;
  /** Decrypts a text. Throws when it was encrypted with another key or for another use, or was changed. */
  open(sealed: string, use: string): string;
  /** A hash with a key, always the same for one text and use. It finds texts that the store must not contain. */
  mark(text: string, use: string): string;
}

/** Creates a vault. @param key 32 bytes */
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

/** Encrypts every secret. @param secrets by name */
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
