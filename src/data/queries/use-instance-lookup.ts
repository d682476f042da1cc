import { commands } from '../commands';
import { useLookup } from './use-lookup';

const read = (code: string) => commands.fetchInstance({ code });

/** Requests an instance from the server if `wanted` (see `useLookup`). */
export const useInstanceLookup = (code: string, wanted: boolean) => useLookup(code, wanted, read);
