import { expect, test } from 'vitest';
import { knownReason } from './known-reason';

test.each([
  ['The shop refused the call: exceeded 2 calls per second.', { kind: 'limit', values: ['2'] }],
  ['The access token of the connection has been revoked.', { kind: 'revoked', values: [] }],
  ['No connection to the asset service is configured.', { kind: 'notConfigured', values: [] }],
  ['The connection to the shop does not exist any more.', { kind: 'connectionGone', values: [] }],
  ['The PIM could not be reached.', { kind: 'unreachable', values: [] }],
  ['The PIM answered 503 Service Unavailable three times in a row.', { kind: 'unavailable', values: [] }],
  ['The asset service did not answer within 60 seconds.', { kind: 'noAnswer', values: ['60'] }],
  ['Unknown asset family "packshot_old".', { kind: 'family', values: ['packshot_old'] }],
  ['The attribute "a" does not exist in the asset family "header".', { kind: 'attribute', values: ['a', 'header'] }],
  ['The job "a_b" is not known.', { kind: 'unknownJob', values: ['a_b'] }],
  ['The job has changed while it ran.', { kind: 'jobChanged', values: [] }],
  ['The test job was asked to fail.', { kind: 'testFailure', values: [] }],
  ['The access token of the connection has been revoked. Ask Ada.', null],
  ['The PIM could not be reached. Ask Ada.', null],
  ['The host "acme.example" could not be reached.', null],
  ['It broke.', null],
])('%s', (message, reason) => {
  expect(knownReason(message)).toEqual(reason);
});
