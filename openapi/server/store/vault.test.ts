import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from './vault';

const vault = createVault(randomBytes(32));

test('an encrypted text can be decrypted only for the same use, and does not reveal the text', () => {
  const text = 'a secret of 漢字 and \0';
  const sealed = vault.seal(text, 'connection');
  expect(vault.open(sealed, 'connection')).toBe(text);
  expect(vault.seal(text, 'connection')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret');
  expect(() => vault.open(sealed, 'variable')).toThrow(/auth|key|tag|nonce|initialization|state/i);
  expect(() => createVault(randomBytes(32)).open(sealed, 'connection')).toThrow(
    /auth|key|tag|nonce|initialization|state/i,
  );
});

test('two marks are equal only if text, use and key are equal, and a mark does not reveal the text', () => {
  const mark = vault.mark('203.0.113.1', 'device');
  expect(vault.mark('203.0.113.1', 'device')).toBe(mark);
  expect(mark).not.toContain('203');
  const others = [
    vault.mark('203.0.113.2', 'device'),
    vault.mark('203.0.113.1', 'other'),
    createVault(randomBytes(32)).mark('203.0.113.1', 'device'),
  ];
  expect(others).not.toContain(mark);
});

test('a changed, shortened or empty text cannot be decrypted', () => {
  const sealed = Buffer.from(vault.seal('text', 'connection'), 'base64');
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => vault.open(changed.toString('base64'), 'connection')).toThrow(
      /auth|key|tag|nonce|initialization|state/i,
    );
  }
  for (const cut of ['', sealed.subarray(0, 20).toString('base64'), sealed.subarray(0, 28).toString('base64')])
    expect(() => vault.open(cut, 'connection')).toThrow(/auth|key|tag|nonce|initialization|state/i);
});
