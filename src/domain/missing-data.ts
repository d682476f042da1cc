import type { ApiProblem } from './problem';

/**
 * Why data is not on the screen yet:
 * - `loading`: it is being read.
 * - `offline`: it waits for the connection.
 * - `server-fails`: it waits for the server, which answers every poll with errors.
 * - `failed`: the last request for it failed.
 */
export type MissingReason =
  { state: 'loading' | 'offline' | 'server-fails' } | { state: 'failed'; problem: ApiProblem };
