import { createServer, type Socket } from 'node:net';

/** A mail server that stores the e-mails it receives. */
export interface MailServer {
  /** For `smtpUrl`. */
  readonly url: string;
  /** The e-mails with their headers, unchanged. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** Starts a mail server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Speaks the part of RFC 5321 that a client needs to send e-mails. */
function converse(socket: Socket, take: (mail: string) => void): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let buffer = '';
  let inMail = false;
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = inMail ? '\r\n.\r\n' : '\r\n';
      const at = buffer.indexOf(end);
      if (at < 0) return;
      const part = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (inMail) {
        inMail = false;
        take(part);
        say('250 Taken');
      } else if (/^DATA/i.test(part)) {
        inMail = true;
        say('354 Go ahead');
      } else if (/^QUIT/i.test(part)) {
        say('221 Bye');
        socket.end();
      } else {
        say('250 Fine');
      }
    }
  });
  say('220 mail.test ready');
}
