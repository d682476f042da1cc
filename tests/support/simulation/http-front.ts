import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { SimulatedServer } from './simulated-server';

/** Sends a broken answer in place of the API. `text` is the API's answer. */
export type InvalidAnswer = (response: ServerResponse, text: string) => void;

const JSON_TYPE = 'application/ld+json; charset=utf-8';

function send(type: string | null, change: (text: string) => string | Buffer, status = 200): InvalidAnswer {
  return (response, text) => {
    response.writeHead(status, type === null ? {} : { 'Content-Type': type });
    response.end(change(text));
  };
}

/** Sends the first character at once and then one space after another, without end. */
function trickle(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': JSON_TYPE });
  response.write(text.slice(0, 1));
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
}

function cut(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': String(Buffer.byteLength(text) + 40) });
  response.write(text, () => response.destroy());
}

function gzip(change: (whole: Buffer) => Buffer): InvalidAnswer {
  return (response, text) => {
    response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Encoding': 'gzip' });
    response.end(change(gzipSync(text)));
  };
}

const PORTAL = '<!doctype html><title>Free Wi-Fi</title><form>Room number</form>';

/** Invalid answers, sent over a real connection. */
export const INVALID_ANSWERS: Record<string, InvalidAnswer> = {
  'a trickle': trickle,
  'silence after the head': (response) => response.writeHead(200, { 'Content-Type': JSON_TYPE }).flushHeaders(),
  silence: () => {},
  'a connection that is reset': (response) => response.destroy(),
  'a body cut by the connection': cut,
  'a body cut in the middle': send(JSON_TYPE, (text) => text.slice(0, text.length / 2)),
  'gzip cut in the middle': gzip((whole) => whole.subarray(0, whole.length / 2)),
  'plain text that says it is gzip': gzip(() => Buffer.from('not packed at all')),
  'HTML with 200': send('text/html', () => PORTAL),
  'HTML that says it is JSON': send(JSON_TYPE, () => PORTAL),
  'JSON that says it is HTML': send('text/html', (text) => text),
  'JSON that says it is text': send('text/plain', (text) => text),
  'JSON without a type': send(null, (text) => text),
  'other JSON': send(JSON_TYPE, () => '{"status":"ok"}'),
  null: send(JSON_TYPE, () => 'null'),
  'a text': send(JSON_TYPE, () => '"welcome"'),
  'a number': send(JSON_TYPE, () => '42'),
  'an empty 200': send(JSON_TYPE, () => ''),
  'a 204': send(null, () => '', 204),
  'a redirect to a sign-in page': (response) => response.writeHead(302, { Location: '/login' }).end(),
  'another charset': send('application/ld+json; charset=utf-16le', (text) => Buffer.from(text, 'utf16le')),
  'a byte order mark of another charset': send(JSON_TYPE, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
  'a 404 of a proxy': send('text/plain', () => '404 page not found', 404),
  'an empty 404 of a gateway': send(null, () => '', 404),
  'a 404 of a gateway in JSON': send('application/json', () => '{"message":"no Route matched with those values"}', 404),
  'a 403 of a portal': send('text/html', () => PORTAL, 403),
  'a 502 of a gateway': send('text/html', () => PORTAL, 502),
};

/**
 * A real HTTP server in front of a simulated server, so that a test includes the processing of an answer by `fetch`.
 */
export class HttpFront {
  mischief: InvalidAnswer | null = null;
  readonly #http: Server;
  readonly #server: SimulatedServer;

  private constructor(server: SimulatedServer) {
    this.#server = server;
    this.#http = createServer((request, response) => void this.#answer(request, response));
  }

  static async open(server: SimulatedServer): Promise<HttpFront> {
    const front = new HttpFront(server);
    await new Promise<void>((resolve) => front.#http.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    if (request.url === '/login') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL);
    const answer = await this.#server.fetch(new URL(request.url ?? '/', this.baseUrl));
    const text = await answer.text();
    if (this.mischief !== null) return this.mischief(response, text);
    response.writeHead(answer.status, { 'Content-Type': JSON_TYPE }).end(text);
  }
}
