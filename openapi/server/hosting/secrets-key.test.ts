import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SecretsKeyError, secretsKey } from './secrets-key';

const file = join(mkdtempSync(join(tmpdir(), 'secrets-key-')), 'deep', 'data.key');

test('a key is created once, only its owner can read it, and the next start uses the same key', () => {
  const key = secretsKey(undefined, file);
  expect(key).toHaveLength(32);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(secretsKey('', file)).toEqual(key);
  expect(readFileSync(file, 'utf8')).toBe(key.toString('base64'));
});

test('the key of the environment takes precedence and must be valid', () => {
  const given = Buffer.alloc(32, 7);
  expect(secretsKey(given.toString('base64'), file)).toEqual(given);
  expect(() => secretsKey('short', file)).toThrow(SecretsKeyError);
});
