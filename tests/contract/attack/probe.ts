import type { SeededRandom } from '../../support/simulation/seeded-random';
import type { Operation } from '../support/contract-document';
import type { World } from './observed-world';
import { contentTypeOf, probeBody } from './probe-body';
import { probePath, probeQuery, type Ownership } from './probe-url';

/** A host that only appears in headers. No answer may redirect to it. */
export const SPOOFED = 'spoofed.test';

/** One request of an attacker, without the `Authorization` header. */
export interface Probe {
  operation: Operation;
  method: string;
  url: string;
  body: string | undefined;
  headers: Record<string, string>;
  /**
   * The owner of the item in the path; `nothing` when the path identifies no item; null when the contract does not
   * describe such a call.
   */
  names: Exclude<Ownership, 'odd'> | 'nothing' | null;
}

const spoofedHeaders: readonly Record<string, string>[] = [
  { host: SPOOFED },
  { 'x-forwarded-host': SPOOFED, 'x-forwarded-proto': 'https' },
  { forwarded: `host=${SPOOFED};proto=https` },
  { origin: `https://${SPOOFED}`, referer: `https://${SPOOFED}/login` },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
  { 'x-original-url': '/api/users', 'x-rewrite-url': '/api/users' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  { cookie: 'BEARER=x; PHPSESSID=x' },
  { accept: 'text/html' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-7' },
];

/** A probe that calls an operation as the contract describes it. Null when no such item exists. */
export function plainProbe(
  operation: Operation,
  whose: 'own' | 'foreign' | 'absent',
  world: World,
  random: SeededRandom,
): Probe | null {
  const found = probePath(operation, world, random, whose);
  if (found === null) return null;
  const type = contentTypeOf(operation);
  return {
    operation,
    method: operation.call.split(' ')[0] ?? '',
    url: found.path,
    body: type === undefined ? undefined : '{}',
    headers: type === undefined ? {} : { 'content-type': type },
    names: found.namesThing ? whose : 'nothing',
  };
}

/** A random probe, whose method, path, query, body and headers may violate the contract. */
export function randomProbe(operation: Operation, world: World, random: SeededRandom): Probe {
  const whose = random.pick<Ownership>(['own', 'own', 'foreign', 'foreign', 'foreign', 'absent', 'odd', 'odd']);
  const found = probePath(operation, world, random, whose) ?? probePath(operation, world, random, 'absent');
  const query = probeQuery(operation, world, random);
  const type = contentTypeOf(operation);
  const [ownMethod = ''] = operation.call.split(' ');
  const isOwnMethod = random.chance(0.95);
  const names = found?.namesThing === true ? whose : 'nothing';
  return {
    operation,
    method: isOwnMethod ? ownMethod : random.pick(['PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']),
    url: [found?.path ?? '/api', query].filter((each) => each !== '').join('?'),
    body: probeBody(operation, world, random),
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(random.chance(0.25) ? random.pick(spoofedHeaders) : {}),
    },
    names: isOwnMethod && names !== 'odd' ? names : null,
  };
}
