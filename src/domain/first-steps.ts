import type { ConnectionRow } from './connection';
import type { DraftRow } from './drafts/draft';
import type { InstanceRow } from './instance';

/** How far a new account is on its way from nothing to its first run. */
export interface FirstSteps {
  /** Null if the user may not read connections. */
  connections: readonly ConnectionRow[] | null;
  /** An integration reads from one system and writes to another, so it needs connections of two kinds. */
  isConnected: boolean;
  instances: readonly InstanceRow[];
  /** The newest draft of a new integration, while there is no integration. */
  draft: DraftRow | null;
  /** The number of completed steps: connections, integration; the third is the run that ends the steps. */
  done: number;
}

/**
 * @param connections null if the user may not read them: an integration then tells that they exist
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
