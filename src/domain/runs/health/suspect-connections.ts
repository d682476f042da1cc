import type { ConnectionType } from '../../connection';
import type { LinkedConnection } from '../../configuration/linked-connections';

/** The words with which error messages and step names refer to a system. */
const NAMES: Readonly<Record<ConnectionType, RegExp>> = {
  akeneo: /\b(pim|akeneo)\b/i,
  bynder: /\b(asset service|bynder|dam)\b/i,
  shopify: /\b(shop|shopify|store)\b/i,
};

/** The facts about a failed run that point to a connection. */
export interface FailureClues {
  errorMessage: string | null;
  /** The name of the failed step; null when it is not known. */
  stepName: string | null;
  /** Keys of the configuration that changed since the last success. */
  changedFields: ReadonlySet<string>;
}

/**
 * The connections that an error is probably about: those whose field changed since the last success; if there are none,
 * those of a system in the error message, then those of a system in the step name, then all.
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
