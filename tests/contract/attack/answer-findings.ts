import { minimumRole } from '../../../openapi/server/http/auth/access';
import { includesRole } from '../../../openapi/server/http/auth/roles';
import { asObject, type Operation } from '../support/contract-document';
import type { Reply } from '../support/backend-client';
import type { Attacker } from './attackers';
import { MARK, SECRET } from './marks';
import { SPOOFED, type Probe } from './probe';

const insides = /node_modules|\bat .+:\d+:\d+|\.ts:\d+|PGlite|syntax error at|sync_console\./;

/** Whether the contract allows an operation without a token. */
export function isPublic({ spec }: Operation): boolean {
  if (!Array.isArray(spec.security)) return false;
  return spec.security.length === 0 || spec.security.some((each) => Object.keys(asObject(each)).length === 0);
}

/** Whether a role may make a call. */
export function mayCall({ role }: Attacker, operation: Operation): boolean {
  if (isPublic(operation)) return true;
  const needed = minimumRole(operation.id);
  return role !== null && needed !== null && includesRole(role, needed);
}

/**
 * What is wrong with the status of an answer; null if nothing is wrong, if the operation is public, or if the contract
 * does not describe the call.
 */
function wrongStatus(probe: Probe, attacker: Attacker, status: number): string | null {
  const { operation, names } = probe;
  if (names === null || isPublic(operation)) return null;
  if (attacker.role === null) return status === 401 ? null : 'a call without a valid token is not a 401';
  if (!mayCall(attacker, operation)) return status === 403 ? null : 'a call above the role is not a 403';
  if (names === 'foreign' && attacker.role !== 'ROLE_ADMIN' && (status < 400 || status >= 500)) {
    return 'a foreign thing is not refused';
  }
  return names === 'nothing' && status === 401 ? 'a signed-in call is a 401' : null;
}

function wrongHeaders({ operation }: Probe, { status, headers, text }: Reply): string | null {
  const all = Object.entries(headers);
  if (all.some(([, value]) => /[\r\n]/.test(String(value)))) return 'a header became two';
  // This header may return any origin, because the API uses no cookies.
  const values = all.filter(([name]) => name !== 'access-control-allow-origin').map(([, value]) => String(value));
  if (status < 400 && [...values, text].some((each) => each.includes(SPOOFED)))
    return 'a header of the caller is believed';
  if (String(headers.location ?? '').includes('app_token=')) return 'a token for somebody who did not sign in';
  if (isPublic(operation) || status !== 200) return null;
  if (!/no-cache|no-store|private/.test(String(headers['cache-control']))) return 'a private answer may be cached';
  return headers['x-content-type-options'] === 'nosniff' ? null : 'a private answer may be sniffed';
}

/**
 * Everything that is wrong with an answer, such as a secret that it contains; empty when the answer is fine.
 * @param logged the lines that the backend wrote to its error log while it answered
 */
export function findings(probe: Probe, attacker: Attacker, reply: Reply, logged: readonly string[]): string[] {
  const everything = `${JSON.stringify(reply.headers)} ${reply.text}`.toLowerCase();
  const found = [
    logged.length > 0 ? `an error of the backend: ${logged.join(' ').slice(0, 500)}` : null,
    // 502 means that the system behind a connection failed.
    reply.status > 500 && reply.status !== 502 ? 'the backend does not answer the call' : null,
    everything.includes(SECRET) ? 'a secret' : null,
    attacker.role !== 'ROLE_ADMIN' && everything.includes(MARK) ? 'something of another company' : null,
    insides.test(reply.text) ? 'the insides of the backend' : null,
    wrongStatus(probe, attacker, reply.status),
    wrongHeaders(probe, reply),
  ];
  const call = `${attacker.name}: ${probe.method} ${probe.url} ${JSON.stringify(probe.headers)} ${probe.body?.slice(0, 400) ?? ''}`;
  return found
    .filter((each) => each !== null)
    .map((each) => `${each} (${call} → ${reply.status} ${reply.text.slice(0, 300)})`);
}
