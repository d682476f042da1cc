import { commands } from '../commands';
import { useLookup } from './use-lookup';

const read = (code: string) => commands.readInstance({ code });

/** If `wanted`, requests an instance (`useLookup`). */
export const useInstanceLookup = (code: string, wanted: boolean) => useLookup(code, wanted, read);
