import { createConsoleApi } from '@/api/console-api';
import type { Clock } from '@/lib/clock';
import type { CacheDatabase } from '@/database/cache-database';
import type { DraftsDatabase } from '@/database/drafts-database';
import type { EngineContext } from '@workers/sync/engine/engine-context';
import { BackendHealth } from '@workers/sync/engine/backend-health';
import { CacheWriter } from '@workers/sync/store/cache-writer';
import type { InstanceServer } from './instance-server';

export interface SenderContextParts {
  cache: CacheDatabase;
  drafts: DraftsDatabase;
  server: InstanceServer;
  /** Milliseconds since the epoch. */
  now: () => number;
  onSent: (draftId: string) => void;
}

/** The context of a sender, with one person's databases and a server in memory. No other tasks run. */
export function senderContext({ cache, drafts, server, now, onSent }: SenderContextParts): EngineContext {
  const clock: Clock = { now, elapsed: now, random: () => 0.5, sleep: async () => {} };
  const baseUrl = 'http://server.test';
  return {
    session: {
      backendUrl: baseUrl,
      token: 'token',
      cacheName: cache.name,
      draftsName: drafts.name,
      email: server.user,
      userId: server.userIds.get(server.user) ?? null,
      superAdmin: true,
      administrate: true,
      companyCode: null,
      clockOffsetMs: 0,
      pollSeconds: 5,
      windowDays: 90,
      windowRows: 10_000,
    },
    api: createConsoleApi({ baseUrl, token: () => 'token', fetch: server.fetch }),
    clock,
    cache,
    drafts,
    health: new BackendHealth(clock, () => {}),
    writer: new CacheWriter(cache, null),
    waitUntilAwake: async () => {},
    reportTask: () => {},
    tabs: () => ({ visible: true, watching: [] }),
    reportLatency: () => {},
    reportUnreadableRows: () => {},
    reportBackfill: () => {},
    reportSendingHeld: () => {},
    onUnauthorized: () => {},
    onError: (where, error) => {
      throw new Error(where, { cause: error });
    },
    announceSent: onSent,
    wake: () => {},
  };
}
