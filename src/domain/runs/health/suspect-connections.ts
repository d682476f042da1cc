import type { ConnectionType } from '../../connection';
import type { LinkedConnection } from '../../configuration/linked-connections';

/** The words by which error messages and step names refer to a system. */
const NAMES: Readonly<Record<ConnectionType, RegExp>> = {
  akeneo: /\b(pim|akeneo)\b/i,
  bynder: /\b(asset service|bynder|dam)\b/i,
  shopify: /\b(shop|shopify|store)\b/i,
};

/** What is known about a failed run that may point to a connection. */
export interface FailureClues {
  errorMessage: string | null;
  /** The name of the failed step; null if unknown. */
  stepName: string | null;
  /** The keys of the configuration that changed since the last success. */
  changedFields: ReadonlySet<string>;
}

/**
 * The connections that an error is probably about: the connections whose field changed since the last success. If there
 * are none, the connections to a system that the error message mentions, else to a system that the step name mentions,
 * else all connections.
 * @param linked the connections of the configuration
 */
export function suspectConnections(linked: readonly LinkedConnection[], clues: FailureClues): LinkedConnection[] {
  const { errorMessage, stepName, changedFields } = clues;
  const guesses = [
    linked.filter(({ field }) => changedFields.has(field)),
    linked.filter(({ type }) => NAMES[type].test(errorMessage ?? '')),
    linked.filter(({ type }) => NAMES[type].test(stepName ?? '')),
  ];
  return guesses.find((guess) => guess.length > 0) ?? [...linked];
}
