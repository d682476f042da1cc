/** What an online-only call gives: a value, or why there is none. */
export type { Outcome } from '@workers/protocol/sync-api';
