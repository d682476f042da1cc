/** Everything an engine needs to work for one signed-in person. */
export interface SyncSession {
  backendUrl: string;
  token: string;
  cacheName: string;
  draftsName: string;
  email: string;
  superAdmin: boolean;
  /** Server clock minus device clock, milliseconds. */
  clockOffsetMs: number;
  /** The shortest interval between two polls; `poll-newest.ts` decides when it is longer. */
  pollSeconds: number;
  /** The cache keeps executions younger than this many days … */
  windowDays: number;
  /** … and at least this many of the newest. */
  windowRows: number;
}
