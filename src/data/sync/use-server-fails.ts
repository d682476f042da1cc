import { useConnection } from './use-sync';

/** Whether the backend answers, but with errors only: it is offline for other reasons than the network. */
export function useServerFails(): boolean {
  return useConnection().serverFails;
}
