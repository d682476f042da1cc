import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** Seals what must not be readable in the store or its backups: secrets of connections and instances, the token secret. */
export interface Vault {
  /** @param use what the text is for: sealed for one use it opens for no other */
  seal(text: string, use: string): string;
  /** Throws for what was sealed with another key, for another use, or changed since. */
  open(sealed: string, use: string): string;
  /** The same short text for the same text and use: to find a text again that the store must not show. */
  mark(text: string, use: string): string;
}

/** @param key 32 bytes */
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

/** Every text of a set of secrets sealed. */
export function sealAll(vault: Vault, secrets: Readonly<Record<string, string>>, use: string): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets).map(([name, text]) => [name, vault.seal(text, use)]));
}

/** The key of this process is not the one that sealed the store; the message is for the person at the terminal. */
export class WrongKeyError extends Error {
  constructor() {
    super(
      'The secrets in the database were sealed with another key: set SECRETS_KEY to that one, or bring its file back.',
    );
  }
}
