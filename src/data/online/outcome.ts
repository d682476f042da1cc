/** The result of an online-only call: a value or a problem. */
export type { Outcome } from '@workers/protocol/sync-api';
