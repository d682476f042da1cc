import { createContext } from 'react';
import type { UsingInstance } from '@/data/queries/use-connection-uses';

/**
 * The integrations that use the connection of the page. The list `UsedBy` and the question before a deletion show them.
 * Null if this device does not have all integrations, undefined until the cache has been read.
 */
export const ConnectionUsesContext = createContext<readonly UsingInstance[] | null | undefined>(undefined);
