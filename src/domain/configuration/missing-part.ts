import { lacksConnection } from './linked-connections';
import { hasNothingToDo } from './nothing-to-do';

/** What a configuration lacks to work: a connection, or mappings and rules; null if nothing is known to be missing. */
export function missingPart(configuration: string): 'connection' | 'work' | null {
  if (lacksConnection(configuration)) return 'connection';
  return hasNothingToDo(configuration) ? 'work' : null;
}
