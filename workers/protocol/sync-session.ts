import type { Permissions } from '@/domain/permissions';
import { personOf, type Person } from '@/domain/person';

/** The session of a signed-in person, as an engine needs it. */
export interface SyncSession extends Pick<Permissions, 'superAdmin' | 'administrate'> {
  backendUrl: string;
  token: string;
  cacheName: string;
  draftsName: string;
  /** Null when the token has no id. */
  userId: number | null;
  email: string;
  /** The company in the token; null for a super administrator. */
  companyCode: string | null;
  /** Server clock minus device clock, milliseconds. */
  clockOffsetMs: number;
  /** The interval between two polls of the newest executions, in seconds. `poll-newest.ts` may wait longer. */
  pollSeconds: number;
  /** The cache keeps the executions of this many days. */
  windowDays: number;
  /** The cache keeps at least this many executions, even if they are older. */
  windowRows: number;
}

/** The person to whom a session belongs. */
export function ownerOf({ userId, email }: Pick<SyncSession, 'userId' | 'email'>): Person {
  return personOf({ id: userId, email });
}
