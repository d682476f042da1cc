import { commands } from '@/data/commands';
import { useLookup } from '@/data/queries/use-lookup';

const read = (id: number) => commands.fetchExecution({ id });

/** Requests an execution from the server if `wanted`; see `useLookup`. */
export const useExecutionLookup = (id: number, wanted: boolean) => useLookup(id, wanted, read);
