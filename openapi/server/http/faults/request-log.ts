import type { FastifyRequest } from 'fastify';

/** One logged request. */
export interface LoggedRequest {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  url: string;
  headerNames: string[];
  origin: string | null;
}

/** The newest requests since the log was cleared. */
export interface RequestLog {
  add(request: FastifyRequest): void;
  entries(): readonly LoggedRequest[];
  clear(): void;
}

const capacity = 10_000;

/** Creates an empty log of at most 10,000 requests. */
export function requestLog(): RequestLog {
  let logged: LoggedRequest[] = [];
  return {
    add: ({ method, url, headers }) => {
      logged.push({ at: Date.now(), method, url, headerNames: Object.keys(headers), origin: headers.origin ?? null });
      if (logged.length > capacity) logged = logged.slice(-capacity / 2);
    },
    entries: () => logged,
    clear: () => {
      logged = [];
    },
  };
}
