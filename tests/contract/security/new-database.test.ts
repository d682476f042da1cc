import { expect, test } from 'vitest';
import { EmptyStoreError } from '../../../openapi/server/backend';
import { openBackend, send } from '../support/backend-client';

const json = { 'content-type': 'application/json' };

test('a new store gets the sample accounts only on request', async () => {
  await expect(openBackend({ firstAdministrator: null })).rejects.toThrow(EmptyStoreError);
}, 60_000);

test('a store for real use has one account, without a password', async () => {
  const backend = await openBackend({ firstAdministrator: ' Root@Example.com ' });
  try {
    const signIn = (username: string, password: string) =>
      send(backend, 'POST', '/authentication_token', { username, password }, json);
    for (const { email, password } of backend.accounts) expect((await signIn(email, password)).status).toBe(401);
    for (const password of ['', 'Console-2026'])
      expect((await signIn('root@example.com', password)).status).not.toBe(200);
    const asked = await send(
      backend,
      'POST',
      '/reset_password_request/send/root%40example.com',
      { appStyle: 'bynder' },
      json,
    );
    expect(asked.status).toBe(200);
  } finally {
    await backend.close();
  }
}, 60_000);
