import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { startMailer } from '../../openapi/server/hosting/mail/mailer';
import { openDatabase } from '../../openapi/server/store/open-database';
import { openBackend, send, until } from './support/backend-client';
import { startMailServer } from './support/mail-server';

let backend: Backend;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-emails-'));
  backend = await openBackend({ mailFolder: folder });
}, 60_000);
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const askFor = (email: string, asked = backend) =>
  send(asked, 'POST', `/reset_password_request/send/${email}`, { appStyle: 'bynder' }, json);

interface Mail {
  file: string;
  text: string;
}

/** The written e-mails, with the line breaks of the encoding removed. */
async function writtenMails(): Promise<Mail[]> {
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => ({ file, text: (await readFile(join(folder, file), 'utf8')).replaceAll(/=\r?\n/g, '') })),
  );
}

test('a reset link is written as an e-mail in the language of the person, and sets the password once', async () => {
  expect((await askFor('nobody@globex.test')).status).toBe(200);
  expect((await askFor('admin@globex.test')).status).toBe(200);
  const isWhole = (mails: Mail[]) => mails.some(({ text }) => text.includes('/reset-password/'));
  const [mail, ...others] = await until(writtenMails, isWhole);
  expect(others).toEqual([]);
  expect(mail?.file).toMatch(/-admin@globex\.test\.eml$/);
  expect(mail?.text).toMatch(/^To: admin@globex\.test\r?$/m);
  expect(mail?.text).toMatch(/^Subject: Choisissez un nouveau mot de passe\r?$/m);
  const token = /\/reset-password\/(\w+)/.exec(mail?.text ?? '')?.[1];
  const password = { plainPassword: 'Another-2026', toCheckPlainPassword: 'Another-2026', token };
  const reset = () => send(backend, 'POST', '/reset_password_request/reset', password, json);
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 400]);
});

test('with a mail server, each e-mail is sent to the server once', async () => {
  const server = await startMailServer();
  const sending = await openBackend({ smtpUrl: server.url });
  try {
    for (const email of ['admin@acme.test', 'user@acme.test']) expect((await askFor(email, sending)).status).toBe(200);
    const mails = await until(
      () => Promise.resolve(server.mails),
      ({ length }) => length >= 2,
    );
    expect(mails.map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1])).toEqual(['admin@acme.test', 'user@acme.test']);
    for (const mail of mails) expect(mail.replaceAll(/=\r?\n/g, '')).toMatch(/\/reset-password\/\w+/);
  } finally {
    await sending.close();
    await server.close();
  }
}, 60_000);

test('the text of a delivered e-mail is deleted, because its link may still give access to an account', async () => {
  const db = await openDatabase({ seed: async () => {} });
  await db.query(`insert into sent_emails (recipient, subject, body) values ('a@b.test', 'Link', 'secret')`);
  const delivered: string[] = [];
  const mailer = startMailer(db, async ({ text }) => void delivered.push(text));
  const rows = () => db.query<{ body: string }>('select body from sent_emails where delivered_at is not null');
  expect(await until(rows, ({ length }) => length === 1)).toEqual([{ body: '' }]);
  expect(delivered).toEqual(['secret']);
  await mailer.stop();
  await db.close();
});
