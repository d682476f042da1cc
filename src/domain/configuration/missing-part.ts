import { lacksConnection } from './linked-connections';
import { hasNothingToDo } from './nothing-to-do';

/**
 * What a configuration still needs: a `connection`, or `work` (mappings or rules). Null if nothing seems to be missing.
 */
export function missingPart(configuration: string): 'connection' | 'work' | null {
  if (lacksConnection(configuration)) return 'connection';
  return hasNothingToDo(configuration) ? 'work' : null;
}
