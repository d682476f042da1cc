import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Query } from '../query-string';
import { faultRules, type FaultRule, type FaultRules } from './fault-rules';
import { requestLog, type RequestLog } from './request-log';

/** Injects faults into calls and logs the calls. Exists only when the backend runs with faults. */
export interface Faults {
  rules: FaultRules;
  requests: RequestLog;
  /** Runs before the handler: waits, answers instead of it, hides a parameter from it, or cuts the connection. */
  before(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Whether a fault changes the answer to this call, or replaces it. */
  isSpoiled(request: FastifyRequest): boolean;
  /** Runs after the handler: sends, delays, changes or truncates the answer, or cuts the connection. */
  after(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
}

const controlPrefix = '/__control/';
const html = '<!doctype html><title>Service unavailable</title><h1>503</h1>';

function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

function sendStatus(rule: FaultRule, reply: FastifyReply): FastifyReply {
  reply.code(rule.status ?? 503);
  if (rule.retryAfter !== undefined) reply.header('Retry-After', String(rule.retryAfter));
  if (rule.body === undefined) return reply.type('text/html; charset=utf-8').send(html);
  return reply.type('application/json').send(JSON.stringify(rule.body));
}

/** Hides the parameter from the handler. The links of the answer keep the parameter, as in API Platform. */
function ignore(rule: FaultRule, request: FastifyRequest): void {
  const { values, entries } = request.query as Query;
  const query: Query = { values: new Map([...values].filter(([name]) => name !== rule.parameter)), entries };
  request.query = query;
}

async function apply(rule: FaultRule, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  switch (rule.kind) {
    case 'latency':
      await delay(rule.ms ?? 0);
      break;
    case 'cut-before':
      cut(request, reply);
      break;
    case 'status':
      await sendStatus(rule, reply);
      break;
    case 'garbage':
      await reply.type('text/html; charset=utf-8').send(html);
      break;
    case 'json':
      await reply.type('application/json').send(JSON.stringify(rule.body ?? { status: 'ok' }));
      break;
    case 'ignore':
      ignore(rule, request);
      break;
    case 'cut-after':
    case 'headers':
    case 'hub-down':
    case 'hub-hangs':
    case 'iri-people':
    case 'truncate':
      break;
  }
}

const hubError = JSON.stringify({
  '@context': '/api/contexts/Error',
  '@type': 'hydra:Error',
  'hydra:title': 'An error occurred',
  'hydra:description': 'Internal Server Error',
});

/** Writes people as IRIs, like an API Platform whose serialisation groups do not embed them. */
function withIriPeople(payload: string): string {
  return JSON.stringify(JSON.parse(payload), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && '@type' in value && value['@type'] === 'User' && '@id' in value
      ? value['@id']
      : value,
  );
}

/** Sends the full Content-Length and half of the body, then breaks the connection. */
function truncated(reply: FastifyReply, payload: string): PassThrough {
  const stream = new PassThrough();
  reply.header('Content-Length', Buffer.byteLength(payload));
  stream.write(payload.slice(0, Math.floor(payload.length / 2)), () => {
    setImmediate(() => stream.destroy(new Error('Cut on purpose')));
  });
  return stream;
}

/** Creates `Faults` without rules. */
export function createFaults(): Faults {
  const rules = faultRules();
  const requests = requestLog();
  const applied = new WeakMap<FastifyRequest, FaultRule>();
  return {
    rules,
    requests,
    before: async (request, reply) => {
      if (request.url.startsWith(controlPrefix)) return;
      requests.add(request);
      if (request.method === 'OPTIONS') return;
      for (const rule of rules.takeFor(request.method, request.url)) {
        if (rule.kind !== 'latency' && rule.kind !== 'ignore') applied.set(request, rule);
        await apply(rule, request, reply);
      }
    },
    isSpoiled: (request) => applied.has(request),
    after: async (request, reply, payload) => {
      const { kind, status, headers = {}, ms = 60_000 } = applied.get(request) ?? {};
      if (kind === 'headers') reply.headers(headers).code(status ?? reply.statusCode);
      if (kind === 'cut-after') request.raw.socket.destroy();
      if (kind === 'hub-hangs') await delay(ms, undefined, { ref: false });
      if (kind === 'hub-down') {
        reply.code(500).type('application/ld+json; charset=utf-8');
        return hubError;
      }
      if (typeof payload !== 'string') return payload;
      if (kind === 'iri-people') return withIriPeople(payload);
      return kind === 'truncate' ? truncated(reply, payload) : payload;
    },
  };
}
