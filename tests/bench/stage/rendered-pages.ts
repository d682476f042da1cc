import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Stage } from './stage';

/** Pages of executions that are rendered in advance, so that the server only has to send them. */
export interface RenderedPages {
  /** Answers a request for a list of executions. Returns false for every other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * The time at which page 1 of a backfill was first requested after the last call of this function, by this process's
   * `performance.now()`; null if it was not requested.
   */
  takeFirstAsked(): number | null;
}

const PATH = '/api/job_executions';
const PAGE_ROWS = 100;
const JSON_LD = 'application/ld+json; charset=utf-8';

type Wire = Record<string, unknown> & { id: number };

/** Renders `count` executions, the newest first, as copies of a hundred executions of the stage's backend. */
export async function renderPages(stage: Stage, count: number): Promise<RenderedPages> {
  const samples = (await stage.get<{ 'hydra:member': Wire[] }>(`${PATH}?page=1&itemsPerPage=${PAGE_ROWS}`))[
    'hydra:member'
  ];
  const row = (id: number): Wire => ({ ...samples[id % samples.length], '@id': `${PATH}/${id}`, id });
  const render = (page: number, size: number): Buffer => {
    const newest = count - (page - 1) * size;
    const ids = Array.from({ length: Math.max(0, Math.min(size, newest)) }, (_, place) => newest - place);
    return collection(ids.map(row), count);
  };
  const pages = Array.from({ length: Math.ceil(count / PAGE_ROWS) }, (_, place) => render(place + 1, PAGE_ROWS));
  const none = collection([], 0);
  let firstAsked: number | null = null;

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    if (pathname !== PATH) return false;
    const page = Number(searchParams.get('page') ?? 1);
    const size = Math.min(PAGE_ROWS, Number(searchParams.get('itemsPerPage') ?? 30));
    // No execution is pending, so a list filtered by status is empty.
    const isFiltered = [...searchParams.keys()].some((key) => key.startsWith('status'));
    if (size === PAGE_ROWS && page === 1 && !isFiltered) firstAsked ??= performance.now();
    const rendered = size === PAGE_ROWS ? (pages[page - 1] ?? none) : render(page, size);
    const body = isFiltered ? none : rendered;
    response.writeHead(200, { 'Content-Type': JSON_LD, 'Content-Length': body.length }).end(body);
    return true;
  };
  const takeFirstAsked = (): number | null => {
    const asked = firstAsked;
    firstAsked = null;
    return asked;
  };
  return { answer, takeFirstAsked };
}

function collection(members: readonly Wire[], total: number): Buffer {
  return Buffer.from(
    JSON.stringify({
      '@context': '/api/contexts/JobExecution',
      '@id': PATH,
      '@type': 'hydra:Collection',
      'hydra:member': members,
      'hydra:totalItems': total,
    }),
  );
}
