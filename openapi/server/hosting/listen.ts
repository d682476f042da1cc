import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a port. */
export interface Listener {
  readonly port: number;
  /** Ends every connection and frees the port. */
  close(): Promise<void>;
}

/** Thrown when another program uses the port. */
export class PortTakenError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is taken by another program. Choose another port: PORT=${port + 1} npm start`);
  }
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1, because "localhost" may mean either.
 * @param port 0 takes a free port
 * @throws PortTakenError
 */
export async function listen(handler: RequestListener, port: number): Promise<Listener> {
  const first = await bind(handler, '127.0.0.1', port);
  const chosen = (first.address() as AddressInfo).port;
  const servers = [first];
  try {
    servers.push(await bind(handler, '::1', chosen));
  } catch (error) {
    if (!hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL')) {
      await closeServer(first);
      throw error;
    }
  }
  return { port: chosen, close: async () => void (await Promise.all(servers.map(closeServer))) };
}

function bind(handler: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(answeringErrors(handler));
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? new PortTakenError(port) : error));
    server.listen(port, host, () => resolve(server));
  });
}

/** Wraps a handler, so that an error ends only the request, with a 500 and a line in the log. */
function answeringErrors(handler: RequestListener): RequestListener {
  return (request, response) => {
    try {
      handler(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end('The server could not answer this request.');
    }
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
