import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Collects the browsers' reports on violations of the content policy, from pages and workers. */
export interface RefusalLog {
  /** The CSP directive that makes browsers send their reports here. */
  readonly directive: string;
  /** The reported violations so far. */
  readonly refusals: readonly string[];
  /** Clears the reports. */
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
