import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** An e-mail to be sent. */
export interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
}

/** Delivers one e-mail. Rejects if the delivery fails. */
export type Deliver = (mail: Mail) => Promise<void>;

const from = process.env['MAIL_FROM'] || 'Sync Console <no-reply@localhost>';

/** The longest time to connect to a mail server, and to wait for each of its answers, ms. */
const timeout = 10_000;

/**
 * Returns a function that sends e-mails by SMTP.
 * @param url e.g. `smtps://user:password@mail.example.com`
 */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport({ url, connectionTimeout: timeout, socketTimeout: timeout });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
}

/** Returns a function that writes e-mails into a folder, as .eml files. Any mail program opens these files. */
export function folderDelivery(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async ({ id, to, subject, text }) => {
    const { message } = await transport.sendMail({ from, to, subject, text });
    if (!Buffer.isBuffer(message)) throw new Error('The mail library returned no message.');
    await mkdir(folder, { recursive: true });
    const name = `${String(id).padStart(6, '0')}-${to.replaceAll(/[^\w.@-]/g, '_')}.eml`;
    await writeFile(join(folder, name), message);
  };
}
