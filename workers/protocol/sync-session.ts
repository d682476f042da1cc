import type { Permissions } from '@/domain/permissions';
import { personOf, type Person } from '@/domain/person';

/** The data with which an engine works for one signed-in person. */
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
  /** The shortest interval between two polls. `poll-newest.ts` decides when to wait longer. */
  pollSeconds: number;
  /** The cache keeps the executions of this many days. */
  windowDays: number;
  /** The cache keeps at least this many executions, even if they are older. */
  windowRows: number;
}

/** The person of a session. */
export function ownerOf({ userId, email }: Pick<SyncSession, 'userId' | 'email'>): Person {
  return personOf({ id: userId, email });
}
