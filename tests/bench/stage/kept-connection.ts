import { once } from 'node:events';
import { connect } from 'node:net';

/** A keep-alive connection for repeated GET requests. */
export interface KeptConnection {
  /** Resolves when the answer is complete; rejects for any status but 200. */
  get(): Promise<void>;
  close(): void;
}

const END_OF_HEAD = '\r\n\r\n';

/** The length of an answer including its head; null while the head is incomplete. */
function lengthOf(received: Buffer): number | null {
  const end = received.indexOf(END_OF_HEAD);
  if (end === -1) return null;
  const head = received.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`The answer began with ${head}`);
  return end + END_OF_HEAD.length + Number(length);
}

/**
 * Opens a connection that repeats one GET. Uses a plain socket, because `node:http` needs as much processor time for a
 * request as the backend for its answer.
 */
export async function keepConnection(url: string, headers: Readonly<Record<string, string>>): Promise<KeptConnection> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = [`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  const answered = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let received = Buffer.alloc(0);
      let missing: number | null = null;
      const settle = (error?: Error): void => {
        socket.off('data', take).off('close', settleClosed).off('error', settle);
        if (error) reject(error);
        else resolve();
      };
      const settleClosed = (): void => settle(new Error('The backend hung up.'));
      const take = (data: Buffer): void => {
        try {
          if (missing === null) {
            received = Buffer.concat([received, data]);
            const length = lengthOf(received);
            missing = length === null ? null : length - received.length;
          } else missing -= data.length;
          if (missing !== null && missing < 0) throw new Error('The body is longer than Content-Length.');
          if (missing === 0) settle();
        } catch (error) {
          settle(error as Error);
        }
      };
      socket.on('data', take).on('close', settleClosed).on('error', settle);
    });
  return {
    get: () => {
      const answer = answered();
      socket.write(request);
      return answer;
    },
    close: () => socket.destroy(),
  };
}
