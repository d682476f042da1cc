import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, securityHeaders } from './headers';

/** Options of `createConsoleHost`. */
export interface ConsoleHostOptions {
  /** The folder that `npm run build` wrote. */
  readonly dist: string;
  /** Replaces `backendUrl` in the served /config.json: a URL, or "" for the console's origin. */
  readonly backendUrl?: string | undefined;
  /** Whether a path belongs to a backend on the same origin. A request for such a path never gets a file of `dist`. */
  readonly isBackendPath: (path: string) => boolean;
}

/**
 * Serves the built console like any static server: files of `dist`, `index.html` for navigations, 404 for files that do
 * not exist and for the backend's paths.
 */
export function createConsoleHost({ dist, backendUrl, isBackendPath }: ConsoleHostOptions): RequestListener {
  const serveFile = sirv(dist, {
    // Reads the disk for every request, so that a new build needs no restart.
    dev: true,
    etag: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const serve = (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    const path = pathOf(request);
    if (isChanged(join(dist, path === '/' ? 'index.html' : path))) delete request.headers['accept-encoding'];
    serveFile(request, response, next);
  };
  return (request, response) => {
    const path = pathOf(request);
    const config = readConfig(dist, backendUrl);
    const headers = Object.entries(securityHeaders(originOf(config['backendUrl'])));
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isBackendPath(path)) return answer(response, 404, 'The console is served here, not the backend.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Method not allowed.');
    if (path === '/config.json') return answerJson(response, config);
    serve(request, response, () => {
      if (!isNavigation(request, path)) return answer(response, 404, 'Not found.');
      request.url = '/';
      serve(request, response);
    });
  };
}

/** Whether a file was changed after the build, so that the compressed copy is out of date and must not be sent. */
function isChanged(file: string): boolean {
  const compressed = modifiedAt(`${file}.gz`);
  const plain = modifiedAt(file);
  return compressed !== null && plain !== null && plain > compressed;
}

/**
 * When a file was last written, in ms since 1970. Null if there is no such file, or if the file system refuses the
 * path, because the path is too long or uses a file as a folder.
 */
function modifiedAt(file: string): number | null {
  return existsSync(file) ? statSync(file).mtimeMs : null;
}

/** Whether a request is for a screen of the console. `dist` has no file for this request. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  if (/\.(?:css|gz|html?|ico|js|json|map|mjs|png|svg|txt|webmanifest|woff2?|xml)$/.test(path)) return false;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return !lastSegment.includes('.') || (request.headers.accept ?? '').includes('text/html');
}

/** The path of a request, as the client sent it. `new URL` would read a leading `//` as the start of a host. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/, '');
}

/** The content of the operator's config.json. `backendUrl`, unless undefined, replaces the address in that file. */
function readConfig(dist: string, backendUrl: string | undefined): Record<string, unknown> {
  const written = readWrittenConfig(join(dist, 'config.json'));
  return backendUrl === undefined ? written : { ...written, backendUrl };
}

function readWrittenConfig(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof written === 'object' && written !== null ? (written as Record<string, unknown>) : {};
  } catch (error) {
    console.warn(`${file} is not valid JSON; using the defaults: ${String(error)}`);
    return {};
  }
}

function originOf(backendUrl: unknown): string {
  return typeof backendUrl === 'string' && URL.canParse(backendUrl) ? new URL(backendUrl).origin : '';
}

function answerJson(response: ServerResponse, body: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.end(JSON.stringify(body));
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}
