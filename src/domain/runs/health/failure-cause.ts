import { linkedConnections, type LinkedConnection } from '../../configuration/linked-connections';
import type { Path } from '../../configuration/schema/path';
import { readAt } from '../../configuration/text/configuration-text';
import { suspectConnections, type FailureClues } from './suspect-connections';
import { placeOfValue } from './configured-value';
import { CONNECTION, LIMIT, MAPPING, quotedValues, READ_LENGTH } from './failure-text';

/**
 * The probable cause of a failure.
 * - `limit`: another system limits the number of calls
 * - `field`: a value in the configuration is wrong; `path` is null if the configuration does not contain the value
 * - `connection`: a connection was refused or did not respond
 * - `unknown`: no text points to a cause
 */
export type FailureCause =
  | { kind: 'limit' }
  | { kind: 'field'; path: Path | null; value: string }
  | { kind: 'connection' | 'unknown'; connections: readonly LinkedConnection[] };

/** What is known about a failed run. The cause is guessed from these facts. */
export interface CauseClues extends FailureClues {
  /** The warnings of the run. They are used only if the error message points to no cause. */
  warnings: readonly string[];
  /** The configuration of the integration, JSON; null if this device does not have it. */
  configuration: string | null;
}

/** How many warnings are searched for a cause. */
const READ_WARNINGS = 50;

/** Guesses the cause of a failure from the error message, then from the warnings. */
export function failureCause(clues: CauseClues): FailureCause {
  const { errorMessage, warnings, configuration, changedFields } = clues;
  const values = configuration === null ? null : readAt(configuration, []);
  for (const text of [errorMessage ?? '', ...warnings.slice(0, READ_WARNINGS)]) {
    const found = causeIn(text.slice(0, READ_LENGTH), values, changedFields);
    if (found === 'connection') return { kind: found, connections: connections() };
    if (found !== null) return found;
  }
  return { kind: 'unknown', connections: connections() };

  function connections(): LinkedConnection[] {
    const linked = configuration === null ? [] : linkedConnections(configuration);
    return suspectConnections(linked, clues);
  }
}

/** Whether only one connection may be the cause, and nothing but its field changed since the last success. */
export const isOnlyChange = (cause: FailureCause, changedFields: ReadonlySet<string>): boolean =>
  'connections' in cause &&
  cause.connections.length === 1 &&
  changedFields.size === 1 &&
  cause.connections.every(({ field }) => changedFields.has(field));

/** The cause to which a text points; null if there is none. */
function causeIn(
  text: string,
  configuration: unknown,
  changedFields: ReadonlySet<string>,
): Exclude<FailureCause, { kind: 'connection' | 'unknown' }> | 'connection' | null {
  if (LIMIT.test(text)) return { kind: 'limit' };
  const quoted = quotedValues(text);
  const place = placeOfValue(configuration, quoted, changedFields);
  if (place !== null) return { kind: 'field', ...place };
  const [first] = quoted;
  if (first !== undefined && MAPPING.test(text)) return { kind: 'field', path: null, value: first };
  return CONNECTION.test(text) ? 'connection' : null;
}
