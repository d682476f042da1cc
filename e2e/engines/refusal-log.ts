import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where browsers report what the content policy refused, pages and workers alike. */
export interface RefusalLog {
  /** A directive that makes a browser report here. */
  readonly directive: string;
  /** What was refused so far, as the browser says it. */
  readonly refusals: readonly string[];
  /** Forgets them. */
  clear(): void;
  close(): void;
}

export async function startRefusalLog(): Promise<RefusalLog> {
  const refusals: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (text !== '') refusals.push(text);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    directive: `report-uri http://127.0.0.1:${port}/`,
    refusals,
    clear: () => void refusals.splice(0),
    close: () => server.close(),
  };
}
