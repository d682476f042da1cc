import type { ConnectionType } from '../connection';
import type { InstanceFields } from '../instance';

/** How a list of alert addresses changes. If it adds or sets at least one address, the alert is also turned on. */
export interface AlertChange {
  mode: 'add' | 'remove' | 'replace';
  addresses: string[];
}

/** A connection to put into every configuration field that is for a connection of this type. */
export interface ConnectionChange {
  type: ConnectionType;
  id: number | string;
  label: string;
  /** The only company that may use the connection; null if every company may use it. */
  companyCode: string | null;
}

/** A text to search for in the values of a configuration, and what to put in its place. */
export interface ReplaceChange {
  search: string;
  replacement: string;
  /**
   * Whether to replace only texts that equal `search`, and not `search` inside longer texts. Numbers are replaced only
   * if they equal `search`, even if `whole` is false.
   */
  whole: boolean;
}

/** A change of many integrations. A part that is absent changes nothing. */
export interface BulkChange {
  enabled?: boolean;
  errorAlerts?: AlertChange;
  warningAlerts?: AlertChange;
  /** Null removes the schedule. */
  schedule?: { cronExpression: string | null };
  connection?: ConnectionChange;
  replace?: ReplaceChange;
}

export type BulkPart = keyof BulkChange;

/** The parts in the order in which screens show them. */
export const BULK_PARTS: readonly BulkPart[] = [
  'enabled',
  'errorAlerts',
  'warningAlerts',
  'schedule',
  'connection',
  'replace',
];

/** The parts of a change that are present. */
export const partsOf = (change: BulkChange): BulkPart[] => BULK_PARTS.filter((part) => change[part] !== undefined);

/** The fields of an integration that a bulk change can set, apart from the configuration. */
export type BulkField = Extract<
  keyof InstanceFields,
  'enabled' | 'sendErrorEmail' | 'errorAlertEmails' | 'sendWarningEmail' | 'warningAlertEmails' | 'cronExpression'
>;

/** One value that a bulk change sets in one integration, before and after the change. */
export type BulkEdit = { part: BulkPart } & (
  | { kind: 'field'; field: BulkField; before: BulkValue; after: BulkValue }
  /** A value of the configuration; `before` and `after` are its JSON texts. */
  | { kind: 'value'; path: (string | number)[]; before: string; after: string }
);
export type BulkValue = boolean | string | string[] | null;

/**
 * Why a part changes nothing in an integration:
 * - `same`: the integration already has the wanted value.
 * - `notFound`: the configuration has no value that the replacement would change.
 * - `noPlace`: the configuration has no field for a connection of this type.
 * - `otherCompany`: the connection belongs to another company.
 * - `notJson`: the configuration is not JSON, or is nested too deeply.
 */
export type NoChange = 'same' | 'notFound' | 'noPlace' | 'otherCompany' | 'notJson';

/** A part of a bulk change that changes nothing in an integration, and why. */
export interface BulkNote {
  part: BulkPart;
  reason: NoChange;
}
