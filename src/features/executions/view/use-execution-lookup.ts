import { commands } from '@/data/commands';
import { useLookup } from '@/data/queries/use-lookup';

const read = (id: number) => commands.readExecution({ id });

/** If `wanted`, requests an execution (`useLookup`). */
export const useExecutionLookup = (id: number, wanted: boolean) => useLookup(id, wanted, read);
