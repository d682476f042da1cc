import type { ConnectionRow } from './connection';
import type { DraftRow } from './drafts/draft';
import type { InstanceRow } from './instance';

/** How far a new account has come on the way to its first run. */
export interface FirstSteps {
  /** Null if the user may not read connections. */
  connections: readonly ConnectionRow[] | null;
  /**
   * Whether there are connections of two kinds: an integration reads from one system and writes to another. Always true
   * once there is an integration.
   */
  isConnected: boolean;
  instances: readonly InstanceRow[];
  /** The newest draft of a new integration; null once there is an integration. */
  draft: DraftRow | null;
  /** How many of the first two steps are done: connections and integration. The third step is the first run. */
  done: number;
}

/**
 * Finds out how far a new account has come.
 * @param connections null if the user may not read them; if so, the first step counts as done once there is an
 *   integration
 * @param drafts newest first
 */
export function firstSteps(
  connections: readonly ConnectionRow[] | null,
  instances: readonly InstanceRow[],
  drafts: readonly DraftRow[],
): FirstSteps {
  const hasInstance = instances.length > 0;
  const isConnected =
    connections === null ? hasInstance : new Set(connections.map(({ type }) => type)).size > 1 || hasInstance;
  const draft = hasInstance ? null : (drafts.find(({ code }) => code === null) ?? null);
  return { connections, isConnected, instances, draft, done: Number(isConnected) + Number(hasInstance) };
}
