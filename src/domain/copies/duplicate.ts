import { codeProblem } from '../addresses/code';
import { linkedConnections, usableConnections, withConnections } from '../configuration/linked-connections';
import type { ConnectionRow } from '../connection';
import type { InstanceFields } from '../instance';
import { LIMITS } from '../instance-limits';

/** What a person chooses for a copy of an integration. */
export interface DuplicateChoice {
  companyCode: string | null;
  code: string;
  label: string;
  /**
   * The id of each chosen connection, by the key under which the configuration stores it; null if none is chosen yet.
   */
  connections: Readonly<Record<string, ConnectionRow['id'] | null>>;
}

/**
 * The fields of a copy. The copy is disabled. In another company it has no alert addresses, because these belong to
 * people of the source company.
 */
export function duplicateOf(source: InstanceFields, choice: DuplicateChoice): InstanceFields {
  const { companyCode, code, label, connections } = choice;
  const isOtherCompany = companyCode !== source.companyCode;
  return {
    ...source,
    companyCode,
    code,
    label,
    enabled: false,
    configuration: withConnections(source.configuration, connections),
    ...(isOtherCompany && {
      errorAlertEmails: [],
      warningAlertEmails: [],
      sendErrorEmail: false,
      sendWarningEmail: false,
    }),
  };
}

/** A connection that must be chosen for a copy in another company. */
export interface NeededConnection {
  /** The key under which the configuration stores its id. */
  field: string;
  type: ConnectionRow['type'];
  /** The connection of the source; null if it is not on this device. */
  was: ConnectionRow | null;
  /** The connections of the same type that the company of the copy may use. */
  options: readonly ConnectionRow[];
}

/**
 * The connections in a configuration that the company of the copy may not use. The copy needs other connections
 * instead.
 */
export function neededConnections(
  configuration: string,
  companyCode: string | null,
  connections: readonly ConnectionRow[],
): NeededConnection[] {
  return linkedConnections(configuration).flatMap(({ key, type, field }): NeededConnection[] => {
    const was = connections.find((row) => row.key === key) ?? null;
    const options = usableConnections(type, companyCode, connections);
    return was !== null && options.includes(was) ? [] : [{ field, type, was, options }];
  });
}

/** The id of the only connection that can be chosen; null if there are none or several. */
export const soleConnection = ({ options }: NeededConnection): ConnectionRow['id'] | null =>
  options.length === 1 ? (options[0]?.id ?? null) : null;

/**
 * Proposes a code for a copy:
 * - In another company, the new company's code replaces the old company's code inside the integration's code. If the
 *   integration's code does not contain the old company's code, the new company's code is put in front.
 * - In the same company, or if a company's code is missing or cannot be used, `_copy` is added at the end.
 *
 * A code that is taken gets a number.
 */
export function proposedCode(
  source: Pick<InstanceFields, 'code' | 'companyCode'>,
  companyCode: string | null,
  isTaken: (code: string) => boolean,
): string {
  return freeCode(withCompany(source, companyCode), isTaken);
}

function withCompany(
  { code, companyCode: own }: Pick<InstanceFields, 'code' | 'companyCode'>,
  other: string | null,
): string {
  if (own === null || other === null || own === other || codeProblem(other) !== null) return `${code}_copy`;
  const renamed = code.replace(own, () => other);
  return renamed === code ? `${other}_${code}` : renamed;
}

/** The wanted code if it is free, else the wanted code with the first free number. */
export function freeCode(wanted: string, isTaken: (code: string) => boolean): string {
  // A number at the end of the wanted code is replaced, so that no code has two numbers.
  const [, stem = wanted] = /^(.+)_\d{1,3}$/.exec(wanted) ?? [];
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `_${number}`;
    const code = number === 1 ? wanted.slice(0, LIMITS.code) : `${stem.slice(0, LIMITS.code - suffix.length)}${suffix}`;
    if (!isTaken(code)) return code;
  }
}
