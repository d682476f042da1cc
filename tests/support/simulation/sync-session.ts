import type { SyncSession } from '@workers/protocol/sync-session';

/**
 * The session of a person at a simulated server.
 * @param name makes the names of the databases unique
 */
export const syncSession = (name: string, changes: Partial<SyncSession> = {}): SyncSession => ({
  backendUrl: 'http://server.test',
  token: 'token',
  cacheName: `cache:${name}`,
  draftsName: `drafts:${name}`,
  email: 'a@b.test',
  userId: null,
  superAdmin: false,
  administrate: false,
  companyCode: null,
  clockOffsetMs: 0,
  pollSeconds: 5,
  windowDays: 90,
  windowRows: 10_000,
  ...changes,
});
