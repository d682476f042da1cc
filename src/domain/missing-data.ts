import type { ApiProblem } from './problem';

/**
 * Why data is not on the screen yet:
 * - `loading`: it is being read.
 * - `offline`: it waits for the connection.
 * - `serverFails`: it waits for the server, which answers every poll with errors.
 * - `failed`: the last request for it failed.
 */
export type MissingReason = { state: 'loading' | 'offline' | 'serverFails' } | { state: 'failed'; problem: ApiProblem };
