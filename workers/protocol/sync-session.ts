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
  pollSeconds: number;
  windowDays: number;
  windowRows: number;
}
