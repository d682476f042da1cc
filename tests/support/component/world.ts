import { act } from '@testing-library/react';
import type { SyncStatus } from '@workers/protocol/sync-status';
import { onTestFinished, vi } from 'vitest';
import { storeSession } from '@/data/session-store';
import { receiveStatus } from '@/data/sync/sync-status-store';
import { closeDatabases } from '@/data/sync/databases';
import type { Role } from '@/domain/permissions';
import { transportProblem, type ApiProblem } from '@/domain/problem';

interface Person {
  id?: number;
  email?: string;
  roles?: Role[];
  company?: string | null;
  /** When the token expires, in milliseconds since 1970; in an hour by default. */
  expiresAt?: number;
}

/** A token as the backend issues it. */
export function tokenOf({ id = 7, email = 'ada@acme.test', roles = ['ROLE_ADMIN'], ...rest }: Person = {}): string {
  const { company = null, expiresAt = Date.now() + 3_600_000 } = rest;
  const exp = Math.floor(expiresAt / 1000);
  return `h.${btoa(JSON.stringify({ id, username: email, roles, company, iat: exp - 3_600, exp }))}.s`;
}

/** Signs a person in on this device, by default as super administrator. */
export function signIn(person: Person = {}): void {
  onTestFinished(closeDatabases);
  act(() => void storeSession(tokenOf(person), 0));
}

/** A status of the leading sync worker: the backend answers, or it does not. */
export const statusOf = (phase: 'live' | 'failing'): SyncStatus => ({
  cacheName: 'cache',
  schema: 1,
  term: 1,
  phase,
  lastSuccessAt: Date.now(),
  latencyMs: 20,
  failure: phase === 'failing' ? 'network' : null,
  fill: { seen: 0, total: 0, done: true },
  rejectedRows: 0,
  tasks: [],
  sendingHeldUntil: null,
});

/** Sets the state of the connection that the sync worker reports from now on. */
export function setConnection(phase: 'live' | 'failing'): void {
  act(() => receiveStatus(statusOf(phase)));
}

/** Answers the page's calls in place of the backend. Returns the list of calls so far, such as "GET /api/users". */
export function serve(answer: (call: string, request: Request) => Response | Promise<Response>): string[] {
  const calls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    return Promise.resolve(answer(call, request));
  });
  return calls;
}

/** An answer of the backend. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/ld+json' } });

/** The result of a command or a call that the backend refuses. */
export function refusal(status: number, words: Partial<ApiProblem> = {}): { ok: false; problem: ApiProblem } {
  return { ok: false, problem: { ...transportProblem('network'), kind: 'http', status, ...words } };
}

/** The result of a call that gets no answer. */
export const noAnswer = { ok: false, problem: transportProblem('network') } as const;

/** A promise that the test settles. */
export function pending<T>(): { promise: Promise<T>; answer: (value: T) => Promise<void> } {
  let resolve: (value: T) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, answer: (value) => act(async () => resolve(value)) };
}
