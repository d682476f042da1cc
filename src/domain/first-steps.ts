import type { ConnectionRow } from './connection';
import type { DraftRow } from './drafts/draft';
import type { InstanceRow } from './instance';

/** What a new account has done so far for its first run. */
export interface FirstSteps {
  /** Null if the user may not read connections. */
  connections: readonly ConnectionRow[] | null;
  /** An integration reads from one system and writes to another, so it needs connections of two kinds. */
  isConnected: boolean;
  instances: readonly InstanceRow[];
  /** The newest draft of a new integration, while there is no integration. */
  draft: DraftRow | null;
  /** The number of completed steps, of connections and integration. The third step is the first run. */
  done: number;
}

/**
 * @param connections null if the user may not read them; they then count as complete once there is an integration
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
