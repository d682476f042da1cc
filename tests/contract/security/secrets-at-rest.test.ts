import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBackend, signIn } from '../support/backend-client';

const marked = () => `secret-${randomBytes(12).toString('hex')}`;

/** Those of the texts that occur in any file below a folder. */
async function readable(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Set<string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const content = await readFile(join(entry.parentPath, entry.name));
    for (const text of texts) if (content.includes(text)) found.add(text);
  }
  return [...found];
}

test(
  'no secret or password is readable in the files of the database, and another key opens nothing',
  { timeout: 120_000 },
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'at-rest-'));
    const dataDir = join(root, 'data');
    const stored = { dataDir, secretsKey: randomBytes(32), seedExecutions: 5 };
    const backend = await openBackend(stored);
    const admin = await signIn(backend, 'admin@acme.test');
    const secrets = { clientId: marked(), secret: marked(), user: marked(), password: marked() };
    const label = marked();
    const pim = { label, url: 'https://pim.test', company: '/api/companies/acme', ...secrets };
    const made = await admin.call('POST', '/api/akeneo_connections', pim);
    expect(made.status).toBe(201);
    const [changed, variable, replaced, password] = [marked(), marked(), marked(), `Aa1-${marked()}`];
    await admin.call('PATCH', `/api/akeneo_connections/${String(made.body.id)}`, { secret: changed });
    const body = { code: 'MARKED', value: variable, jobInstance: 'acme_dummy' };
    const { body: kept } = await admin.call('POST', '/api/secured_variables', body);
    await admin.call('PATCH', `/api/secured_variables/${String(kept.id)}`, { value: replaced });
    await admin.call('PATCH', '/api/users/2', {
      currentPlainPassword: 'Console-2026',
      plainPassword: password,
      toCheckPlainPassword: password,
    });
    await backend.close();

    const typed = [...Object.values(secrets), changed, variable, replaced, password];
    expect(await readable(dataDir, [label, ...typed])).toEqual([label]);

    await expect(openBackend({ ...stored, secretsKey: randomBytes(32) })).rejects.toThrow(/sealed with another key/);
    const again = await openBackend(stored);
    expect(
      (await again.app.inject({ url: '/api/users/2', headers: { authorization: `Bearer ${admin.token}` } })).statusCode,
    ).toBe(200);
    await again.close();
    await rm(root, { recursive: true, force: true });
  },
);
