import { expect, test } from 'vitest';
import { setConnection, signIn, statusOf } from '@tests/support/component/world';
import { readDiagnostics } from './read-diagnostics';
import { lastSuccess, receiveStatus } from './sync/sync-status-store';

test('until a new engine has had a success, the last success is that of an earlier engine', async () => {
  signIn();
  setConnection('live');
  const at = lastSuccess();
  receiveStatus({ ...statusOf('failing'), term: 2, lastSuccessAt: null });
  expect(at).not.toBeNull();
  expect(await readDiagnostics('build')).toMatchObject({ lastSuccessAt: at, leader: { lastSuccessAt: null } });
});
